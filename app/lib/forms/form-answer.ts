/** What can be wrong with a field; keys of the catalogue's `form.faults`. */
export type FieldFault = 'missing' | 'tooLong' | 'characters' | 'email';

/** Why a form as a whole was not taken; keys of `form.problems`. */
export type FormProblem = 'expired' | 'tooLarge' | 'tooMany' | 'unavailable';

/** A form that was not taken: what was typed comes back with what is wrong. */
export interface FormRefusal<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly faults: Readonly<Partial<Record<Name, FieldFault>>>;
  readonly problem: FormProblem | null;
}
