import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import {TimeoutError} from '~/lib/http/fetch-with-timeout.server';
import {jsonError, tooManyRequests} from '~/lib/http/json-error.server';
import {buyerOf, endpointLimit} from '~/lib/http/rate-limit.server';
import {readSentText} from '~/lib/http/read-text.server';
import {updateOwnMetafields} from './admin-update.server';
import type {CommerceInput, Variables} from './operation-variables';
import {runOperation} from './run-operation.server';

/** Exactly `/api/shopify-<kind>`: no trailing slash, no encoding, no upper case. */
const ENDPOINT = /^\/api\/shopify-([a-z]+)$/;

/** 64 KiB. */
const MOST_BYTES = 64 * 1024;

/**
 * `POST /api/shopify-{kind}` with `{query, variables}`: `storefront` runs one of the
 * operations of `allowed-operation.ts` at the provider, `admin` changes the signed-in
 * customer's lists. Answers `{data, errors?, extensions?}`; failures have the shape
 * of `jsonError`. The caller sends the session when it changed.
 */
export async function handleCommerceRequest(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const kind = ENDPOINT.exec(new URL(request.url).pathname)?.[1];
  if (kind !== 'storefront' && kind !== 'admin') {
    return jsonError(404, 'Unknown kind of commerce API.');
  }
  if (request.method !== 'POST') {
    return jsonError(405, 'Only POST is allowed.', {Allow: 'POST'});
  }
  const wait = endpointLimit.take(buyerOf(request));
  if (wait !== null) return tooManyRequests(wait);
  const input = await readInput(request);
  if (input instanceof Response) return input;
  if (kind === 'storefront') return runOperation(input, request, context);
  return updateOwnMetafields(input, context, customerToken(context.session));
}

/**
 * Reads `{query, variables}` from a request.
 *
 * @returns a failure for another content type (415), more than 64 KiB (413), a
 *   body that does not arrive (408), and one that is not what it should be (400).
 */
async function readInput(request: Request): Promise<CommerceInput | Response> {
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
