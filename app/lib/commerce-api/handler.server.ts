import {customerToken} from '../account/customer-session.server';
import type {RequestContext} from '../context.server';
import {jsonError} from '../json-error.server';
import {buyerOf, endpointLimit} from '../rate-limit.server';
import {updateOwnMetafields} from './admin-update.server';
import {readCommerceInput} from './request-body.server';
import {runOperation} from './run-operation.server';

/** Exactly `/api/shopify-<kind>`: no trailing slash, no encoding, no upper case (hardening E1.2). */
const ENDPOINT = /^\/api\/shopify-([a-z]+)$/;

/**
 * `POST /api/shopify-{kind}` with `{query, variables}`: `storefront` runs an
 * operation of the specification's table (§7) at the provider, `admin` changes
 * the signed-in customer's wishlist. Answers `{data, errors?, extensions?}`;
 * failures have the shape of `jsonError` (decisions.md, "Commerce endpoints").
 * The caller sends the session when it changed.
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
  if (wait !== null) return tooMany(wait);
  const input = await readCommerceInput(request);
  if (input instanceof Response) return input;
  if (kind === 'storefront') return runOperation(input, request, context);
  return updateOwnMetafields(input, context, customerToken(context.session));
}

/** @param seconds until the buyer may go on. */
export function tooMany(seconds: number): Response {
  return jsonError(429, 'Too many requests.', {'Retry-After': String(seconds)});
}
