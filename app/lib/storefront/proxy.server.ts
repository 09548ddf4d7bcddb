import {cutText} from '~/lib/text/cut-text';
import type {I18nBase, Storefront} from '@shopify/hydrogen';
import {Kind, OperationTypeNode, parse} from 'graphql';
import {jsonError} from '~/lib/http/json-error.server';
import {readJson} from '~/lib/http/json-request.server';
import {pickHeaders} from '~/lib/http/pick-headers';
import {endpointLimit, logLimit} from '~/lib/rates/rate-limit.server';
import {readText} from '~/lib/http/read-text.server';
import {RequestFailure, ShopifyError} from './shopify-error.server';
import type {RequestLog} from './request-log.server';
import {shopifyCookies} from './storefront-client.server';
import {log} from '~/lib/logging/log.server';
import {errorLine} from '~/lib/logging/log-text';
import {
  ATTEMPT_TIMEOUT_MS,
  MAX_CONSENT_BYTES,
  MAX_CONSENT_RESPONSE_BYTES,
  MAX_CONSENT_TOKENS,
} from '~/lib/limits/limits';

/** The only version with `consentManagement`. */
const PATH = '/api/unstable/graphql.json';

/** Forwarded from the browser. */
const REQUEST_HEADERS = [
  'Accept-Language',
  'Origin',
  'Referer',
  'User-Agent',
  'X-Shopify-UniqueToken',
  'X-Shopify-VisitToken',
];

/** Forwarded from our own Storefront API headers. */
const SHOP_HEADERS = [
  'X-Shopify-Client-IP',
  'X-Shopify-Client-IP-Sig',
  'Shopify-Storefront-Id',
  'Custom-Storefront-Request-Group-ID',
];

/**
 * Forwards Hydrogen's consent queries and rejects all others with 403. Passes on the
 * JSON, `_shopify_*` cookies and the `Server-Timing` entries `_y`, `_s` and `_cmp`.
 */
export async function proxyConsent(
  request: Request,
  storefront: Storefront<I18nBase>,
  requestLog: RequestLog,
): Promise<Response> {
  const body = await readJson(request, {
    maxBytes: MAX_CONSENT_BYTES,
    wait: (clientKey) => endpointLimit.take(clientKey),
  });
  if (body instanceof Response) return body;
  if (new URL(request.url).pathname !== PATH) {
    return jsonError(403, 'This version is not available here.');
  }
  const query = (body as {query?: unknown} | null)?.query;
  if (typeof query !== 'string') {
    return jsonError(400, 'The body must be JSON with a query.');
  }
  const fields = rootFields(query);
  if (!fields.every((name) => name === 'consentManagement')) {
    if (logLimit.take('consent rejected') === null) {
      log({requestLog}, 'warn', 'consent proxy rejected a query', {fields});
    }
    return jsonError(403, 'Only consent can be asked for here.');
  }
  try {
    return await requestLog.measure(
      forwardQuery(storefront.getApiUrl({storefrontApiVersion: 'unstable'}), {
        method: 'POST',
        redirect: 'manual',
        headers: requestHeaders(request, storefront),
        body: JSON.stringify({query, variables: {}}),
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      }),
    );
  } catch (error) {
    const operation = 'consent';
    log(
      {requestLog},
      'error',
      'Shopify request failed',
      {operation, reason: errorLine(error)},
      {isOncePerMinute: true},
    );
    const {message} = new ShopifyError(operation, 1, {cause: error});
    return jsonError(500, message);
  }
}

/** Names of a query's root fields, bounded for the log; kinds of nodes for anything else. */
function rootFields(query: string): string[] {
  try {
    const {definitions} = parse(query, {maxTokens: MAX_CONSENT_TOKENS});
    return definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.QUERY
        ? definition.selectionSet.selections.map((root) =>
            root.kind === Kind.FIELD ? cutText(root.name.value, 80) : root.kind,
          )
        : [definition.kind],
    );
  } catch {
    return ['unreadable'];
  }
}

function requestHeaders(
  request: Request,
  storefront: Storefront<I18nBase>,
): Headers {
  const cookies = shopifyCookies(request.headers.get('Cookie'));
  const headers = new Headers(storefront.getPublicTokenHeaders());
  const added = {
    'Content-Type': 'application/json',
    ...pickHeaders(request.headers, REQUEST_HEADERS),
    ...pickHeaders(new Headers(storefront.getHeaders()), SHOP_HEADERS),
    ...(cookies && {Cookie: cookies}),
  };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return headers;
}

async function forwardQuery(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const {status} = response;
  if (!response.ok) {
    await response.body?.cancel();
    throw new RequestFailure('rejected', `HTTP status ${status}`, {status});
  }
  const text = await readText(response, MAX_CONSENT_RESPONSE_BYTES);
  if (text === null) {
    throw new RequestFailure('oversized', 'body over the size limit');
  }
  const forwarded = Response.json(JSON.parse(text), {
    headers: {'Cache-Control': 'no-store'},
  });
  // Older runtimes lack `getSetCookie`: a comma before `name=` separates cookies.
  const cookies = (response.headers.get('Set-Cookie') ?? '')
    .split(/,\s*(?=[^\s;,=]+=)/)
    .filter((cookie) => /^_shopify_\w+=.{0,2000}$/.test(cookie));
  for (const cookie of cookies.slice(0, 8)) {
    forwarded.headers.append('Set-Cookie', cookie);
  }
  const timings = response.headers.get('Server-Timing') ?? '';
  for (const [, name, value] of timings.matchAll(
    /(?:^|,)\s*(_y|_s|_cmp);\s*desc="?([\w.%-]{1,200})"?(?=\s*(?:,|$))/g,
  )) {
    forwarded.headers.append('Server-Timing', `${name};desc="${value}"`);
  }
  return forwarded;
}
