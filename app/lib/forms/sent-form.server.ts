import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import {formText} from './read-form.server';

/**
 * The fields of a form that was sent, URL-encoded or multipart; a body that is no
 * form has none.
 *
 * @throws {Response} 413 for more than any form of ours can hold; the rest of it
 *   is not read; 408 when it has not arrived within 10 s; 400 for control characters.
 */
export async function sentForm(request: Request): Promise<FormData> {
  const text = await formText(request);
  if (text === null) {
    throw new Response(null, {status: 413, statusText: 'Content Too Large'});
  }
  const type = request.headers.get('Content-Type') ?? '';
  const form = await new Response(text, {headers: {'Content-Type': type}})
    .formData()
    .catch(() => new FormData());
  for (const value of form.values()) {
    if (typeof value === 'string' && CONTROL_CHARACTER.test(value)) {
      throw new Response(null, {status: 400, statusText: 'Bad Request'});
    }
  }
  return form;
}
