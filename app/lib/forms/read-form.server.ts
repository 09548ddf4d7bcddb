import {TimeoutError} from '~/lib/http/fetch-with-timeout.server';
import {readSentText} from '~/lib/http/read-text.server';

/** More than any form of ours can hold. */
const MOST_FORM_BYTES = 64 * 1024;

/**
 * The body of a posted form.
 *
 * @returns `null` when it is over 64 KiB; the rest of it is not read.
 * @throws {Response} 408 when it has not arrived within 10 s.
 */
export async function formText(request: Request): Promise<string | null> {
  try {
    return await readSentText(request, MOST_FORM_BYTES);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    throw new Response(null, {status: 408, statusText: 'Request Timeout'});
  }
}

/**
 * The fields of a posted form. A body that is no URL-encoded form has none.
 *
 * @returns `null` when the body is over 64 KiB; the rest of it is not read.
 * @throws {Response} 408 when it has not arrived within 10 s.
 */
export async function readForm(
  request: Request,
): Promise<URLSearchParams | null> {
  const text = await formText(request);
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
