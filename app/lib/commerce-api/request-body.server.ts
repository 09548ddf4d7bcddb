import {TimeoutError} from '../fetch-with-timeout.server';
import {jsonError} from '../json-error.server';
import {readSentText} from '../read-text.server';
import type {Variables} from './operation-variables';

/** 64 KiB (decisions.md, "Commerce endpoints"). */
const MOST_BYTES = 64 * 1024;

/** What a client asks for. */
export interface CommerceInput {
  readonly query: string;
  readonly variables: Variables;
}

/**
 * Reads `{query, variables}` from a request.
 *
 * @returns a failure for another content type (415), more than 64 KiB (413), a
 *   body that does not arrive (408), and one that is not what it should be (400).
 */
export async function readCommerceInput(
  request: Request,
): Promise<CommerceInput | Response> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/(?:graphql-response\+)?json(?:\s*;|\s*$)/i.test(type)) {
    return jsonError(415, 'The body must be JSON.');
  }
  let body: string | null;
  try {
    body = await readSentText(request, MOST_BYTES);
  } catch (error) {
    return error instanceof TimeoutError
      ? jsonError(408, 'The body did not arrive in time.')
      : jsonError(400, 'The body could not be read.');
  }
  if (body === null) {
    return jsonError(413, `The body is larger than ${MOST_BYTES} bytes.`);
  }
  return parse(body) ?? jsonError(400, 'The body must be JSON with a query.');
}

function parse(body: string): CommerceInput | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const {query, variables} = parsed as {query?: unknown; variables?: unknown};
  if (typeof query !== 'string' || query.trim() === '') return null;
  if (variables === undefined || variables === null) {
    return {query, variables: {}};
  }
  if (typeof variables !== 'object' || Array.isArray(variables)) return null;
  return {query, variables: variables as Variables};
}
