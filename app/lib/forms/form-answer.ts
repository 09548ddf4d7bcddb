/** Keys under `form.faults`. */
export type FieldFault = 'missing' | 'tooLong' | 'characters' | 'email';

/** Problems of the whole form; keys under `form.problems`. */
export type FormProblem = 'expired' | 'tooLarge' | 'tooMany' | 'unavailable';

/** `actionData` of a rejected form: its values with their problems. */
export interface FormRefusal<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly faults: Readonly<Partial<Record<Name, FieldFault>>>;
  readonly problem: FormProblem | null;
}
