import type {I18nBase, Storefront} from '@shopify/hydrogen';
import {TimeoutError} from '../fetch-with-timeout.server';
import {readSentText} from '../read-text.server';
import {jsonError} from '../json-error.server';
import {providerCookies} from './storefront-client.server';

/** The provider's tracking requests are far smaller. */
const MOST_BODY_BYTES = 64 * 1024;

/**
 * Passes a browser's own request for `/api/<version>/graphql.json` to the
 * provider, as its analytics need it. Only POST, bounded, and without our own
 * cookies: Hydrogen's `forward` sends the whole Cookie header (traps C45, C46).
 * The caller brings his own public token; ours is not added.
 */
export async function proxyStorefrontApi(
  request: Request,
  storefront: Storefront<I18nBase>,
): Promise<Response> {
  if (request.method !== 'POST') {
    return jsonError(405, 'Only POST is allowed.', {Allow: 'POST'});
  }
  let body: string | null;
  try {
    body = await readSentText(request, MOST_BODY_BYTES);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    return jsonError(408, 'The body did not arrive in time.');
  }
  if (body === null) {
    return jsonError(413, `The body is larger than ${MOST_BODY_BYTES} bytes.`);
  }
  const headers = new Headers(request.headers);
  const cookies = providerCookies(headers.get('Cookie'));
  headers.delete('Cookie');
  if (cookies) headers.set('Cookie', cookies);
  return storefront.forward(
    new Request(request.url, {method: 'POST', headers, body}),
  );
}
