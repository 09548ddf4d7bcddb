import {cutText} from '~/lib/text/cut-text';
import {CONTROL_CHARACTER} from '~/lib/text/control-characters';
import {TimeoutError} from '~/lib/concurrency/with-timeout.server';
import {readSentText} from '~/lib/http/read-text.server';
import {
  MAX_FIELDS,
  MAX_FIELD_LENGTH,
  MAX_FORM_BYTES,
} from '~/lib/limits/limits';

/**
 * Reads a posted form; any other body gives an empty one. For texts: the bytes of a file are read as UTF-8.
 * @returns `null` for a body over `MAX_FORM_BYTES` or more than `MAX_FIELDS` fields.
 * @throws {Response} 408 when it does not arrive within `MAX_SENDING_MS`.
 */
export async function readForm(request: Request): Promise<FormData | null> {
  const text = await readSentText(request, MAX_FORM_BYTES).catch(
    (error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
      throw new Response(null, {status: 408, statusText: 'Request Timeout'});
    },
  );
  if (text === null) return null;
  const type = request.headers.get('Content-Type') ?? '';
  const form = await new Response(text, {headers: {'Content-Type': type}})
    .formData()
    .catch(() => new FormData());
  return [...form.keys()].length > MAX_FIELDS ? null : form;
}

/**
 * Like `readForm`, but throws instead of returning `null`.
 * @throws {Response} 413 for a form that is too large, 400 for control characters, 408 like `readForm`.
 */
export async function sentForm(request: Request): Promise<FormData> {
  const form = await readForm(request);
  if (!form) {
    throw new Response(null, {status: 413, statusText: 'Content Too Large'});
  }
  for (const value of form.values()) {
    if (typeof value === 'string' && CONTROL_CHARACTER.test(value)) {
      throw new Response(null, {status: 400, statusText: 'Bad Request'});
    }
  }
  return form;
}

/** A field's text, cut at `MAX_FIELD_LENGTH`; empty for a missing field or a file. */
export function formText(form: FormData, name: string): string {
  return cutText(typedValue(form, name), MAX_FIELD_LENGTH);
}

/** The trimmed texts of several fields, cut like `formText`. */
export function formTexts<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  return record(names, (name) => formText(form, name).trim());
}

/** The texts of several fields as typed, of any length. */
export function typedValues<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  return record(names, (name) => typedValue(form, name));
}

/** All texts of a form as typed, by field; the first one of a name. */
export function allTypedValues(form: FormData): Record<string, string> {
  const names = [...form.keys()];
  return Object.fromEntries(
    names.map((name) => [name, typedValue(form, name)]),
  );
}

/** Characters that nobody sees, such as U+200B and U+00AD. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An e-mail address has one spelling, so that limits count it once. */
function typedValue(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  return name === 'email'
    ? value.normalize('NFKC').replace(INVISIBLE, '')
    : value;
}

function record<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<
    Name,
    string
  >;
}
