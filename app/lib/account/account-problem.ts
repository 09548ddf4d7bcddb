/** Why a form was not accepted, in the reader's language. */
export interface AccountProblem {
  readonly message: string;
  /** Name of the form's field at fault; `null` when it is none of them. */
  readonly field: string | null;
}

/** An error about what a visitor entered, of either kind of accounts. */
export interface ProviderUserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

/**
 * The provider's first error: a form shows one at a time.
 *
 * @param fields names of the form's fields, which are the provider's own.
 * @returns `null` when there is no error.
 */
export function firstProblem(
  errors: readonly ProviderUserError[] | null | undefined,
  fields: readonly string[],
): AccountProblem | null {
  const [first] = errors ?? [];
  if (!first) return null;
  const field = first.field?.at(-1) ?? '';
  return {message: first.message, field: fields.includes(field) ? field : null};
}
