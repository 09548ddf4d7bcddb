import {readText} from '../read-text.server';

/** More than any form of ours can hold. */
export const MOST_FORM_BYTES = 64 * 1024;

/**
 * The fields of a posted form. A body that is no URL-encoded form has none.
 *
 * @returns `null` when the body is over 64 KiB; the rest of it is not read.
 */
export async function readForm(
  request: Request,
): Promise<URLSearchParams | null> {
  const text = await readText(request, MOST_FORM_BYTES);
  return text === null ? null : new URLSearchParams(text);
}

/** The named fields as they were typed; those that were not sent are empty. */
export function typedValues<Name extends string>(
  form: URLSearchParams,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, form.get(name) ?? ''] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}
