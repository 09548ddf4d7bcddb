/** Keys under `form.fieldProblems`. */
export type FieldProblem = 'missing' | 'tooLong' | 'characters' | 'email';

/** Problems of the whole form; keys under `form.problems`. */
export type FormProblem =
  'expired' | 'notSoldOut' | 'tooLarge' | 'tooMany' | 'unavailable';

/** `actionData` of a rejected form: its values with their problems. */
export interface RejectedForm<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly fieldProblems: Readonly<Partial<Record<Name, FieldProblem>>>;
  readonly problem: FormProblem | null;
}

/** A form to show again, and the response's status. */
export interface Rejection<Name extends string> {
  readonly rejected: RejectedForm<Name>;
  readonly status: 400 | 409 | 413 | 429 | 503;
  /** Seconds, for 429. */
  readonly retryAfter?: number;
}
