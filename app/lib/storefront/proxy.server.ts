import type {I18nBase, Storefront} from '@shopify/hydrogen';
import {
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type DocumentNode,
} from 'graphql';
import {
  TimeoutError,
  fetchWithTimeout,
} from '~/lib/http/fetch-with-timeout.server';
import {jsonError, tooManyRequests} from '~/lib/http/json-error.server';
import {buyerOf, endpointLimit} from '~/lib/http/rate-limit.server';
import {readSentText, readText} from '~/lib/http/read-text.server';
import {AttemptError, ProviderError} from './provider-error.server';
import type {ProviderReport} from './provider-report.server';
import {ATTEMPT_TIMEOUT} from './retry.server';
import {providerCookies} from './storefront-client.server';

/** The only version that is asked for; others have no consent to tell of. */
const PATH = '/api/unstable/graphql.json';

/** Bytes; the requests and answers below have fewer than 2,000. */
const MOST_BODY = 16 * 1024;
const MOST_ANSWER = 64 * 1024;

/** The longest of them has about 80. */
const MOST_TOKENS = 300;

/** Of the browser's headers, those that tell the provider of the visit. */
const REQUEST_HEADERS = [
  'Accept-Language',
  'Origin',
  'Referer',
  'User-Agent',
  'X-Shopify-UniqueToken',
  'X-Shopify-VisitToken',
];

/** Of the shop's own headers, those that every request of ours carries as well. */
const SHOP_HEADERS = [
  'X-Shopify-Client-IP',
  'X-Shopify-Client-IP-Sig',
  'Shopify-Storefront-Id',
  'Custom-Storefront-Request-Group-ID',
];

const MOST_COOKIES = 8;
const LONGEST_COOKIE = 2048;

/**
 * What Hydrogen asks for in the browser, at its own origin:
 *
 * - `query ensureCookies { consentManagement { cookies(visitorConsent: {}) { cookieDomain } } }`:
 *   `@shopify/hydrogen-react` 2025.4.1, `dist/browser-prod/useShopifyCookies.mjs`, line 97;
 * - `query { consentManagement { cookies(visitorConsent: {…}, …) { trackingConsentCookie
 *   cookieDomain landingPageCookie origReferrerCookie } customerAccountUrl } }`: Shopify's
 *   `consent-tracking-api.js`, which `@shopify/hydrogen` 2025.4.2 loads and points here
 *   (`dist/development/index.js`, lines 131 and 179 to 186).
 *
 * Shopify's script changes without notice, so that fields below `consentManagement`,
 * which knows nothing of the shop or its customers, are not listed. Anything else is
 * refused with 403. The provider is asked once, with the shop's public token, within
 * 5 s; of its answer pass the JSON, its own `_shopify_*` cookies and the tracking
 * entries of `Server-Timing` (`_y`, `_s`, `_cmp`), and no other header.
 */
export async function proxyConsent(
  request: Request,
  storefront: Storefront<I18nBase>,
  report: ProviderReport,
): Promise<Response> {
  if (request.method !== 'POST') {
    return jsonError(405, 'Only POST is allowed.', {Allow: 'POST'});
  }
  const wait = endpointLimit.take(buyerOf(request));
  if (wait !== null) return tooManyRequests(wait);
  if (new URL(request.url).pathname !== PATH) {
    return jsonError(403, 'This version is not served here.');
  }
  let body: string | null;
  try {
    body = await readSentText(request, MOST_BODY);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    return jsonError(408, 'The body did not arrive in time.');
  }
  if (body === null) {
    return jsonError(413, `The body is larger than ${MOST_BODY} bytes.`);
  }
  const query = queryOf(body);
  if (query === null)
    return jsonError(400, 'The body must be JSON with a query.');
  if (!isConsentQuery(query)) {
    return jsonError(403, 'Only consent can be asked for here.');
  }
  try {
    return await report.measure(
      fetchWithTimeout(
        storefront.getApiUrl({storefrontApiVersion: 'unstable'}),
        {
          method: 'POST',
          redirect: 'manual',
          headers: requestHeaders(request, storefront),
          body: JSON.stringify({query, variables: {}}),
        },
        ATTEMPT_TIMEOUT,
        readAnswer,
      ),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const operation = 'consent';
    report.log('error', {event: 'provider request failed', operation, reason});
    const {message} = new ProviderError(operation, 1, {cause: error});
    return jsonError(500, message);
  }
}

function queryOf(body: string): string | null {
  try {
    const parsed = JSON.parse(body) as {query?: unknown} | null;
    return typeof parsed?.query === 'string' ? parsed.query : null;
  } catch {
    return null;
  }
}

function isConsentQuery(query: string): boolean {
  let document: DocumentNode;
  try {
    document = parse(query, {maxTokens: MOST_TOKENS, noLocation: true});
  } catch {
    return false;
  }
  const [operation, ...others] = document.definitions;
  if (
    others.length > 0 ||
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    operation.operation !== OperationTypeNode.QUERY
  ) {
    return false;
  }
  const {selections} = operation.selectionSet;
  let isPlain = selections.length === 1;
  const refuse = () => void (isPlain = false);
  visit(operation, {
    FragmentSpread: refuse,
    InlineFragment: refuse,
    Directive: refuse,
    VariableDefinition: refuse,
    Field: ({alias, name}) => {
      if (alias || name.value.startsWith('__')) refuse();
    },
  });
  const [root] = selections;
  return (
    isPlain &&
    root?.kind === Kind.FIELD &&
    root.name.value === 'consentManagement'
  );
}

function requestHeaders(
  request: Request,
  storefront: Storefront<I18nBase>,
): Headers {
  const headers = new Headers(storefront.getPublicTokenHeaders());
  headers.set('Content-Type', 'application/json');
  for (const name of REQUEST_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookies = providerCookies(request.headers.get('Cookie'));
  if (cookies) headers.set('Cookie', cookies);
  const ours = new Headers(storefront.getHeaders());
  for (const name of SHOP_HEADERS) {
    const value = ours.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

async function readAnswer(response: Response): Promise<Response> {
  const {status} = response;
  if (!response.ok) {
    await response.body?.cancel();
    throw new AttemptError('refused', `HTTP status ${status}`, {status});
  }
  const text = await readText(response, MOST_ANSWER);
  if (text === null) {
    throw new AttemptError('oversized', 'body over the size limit');
  }
  const answer = Response.json(JSON.parse(text), {
    headers: {'Cache-Control': 'no-store'},
  });
  // Workers of an older compatibility date have no `getSetCookie`: a comma before a
  // name and an equals sign begins the next one.
  const cookies = (response.headers.get('Set-Cookie') ?? '')
    .split(/,\s*(?=[^\s;,=]+=)/)
    .filter(
      (cookie) =>
        /^_shopify_\w+=/.test(cookie) && cookie.length <= LONGEST_COOKIE,
    );
  for (const cookie of cookies.slice(0, MOST_COOKIES)) {
    answer.headers.append('Set-Cookie', cookie);
  }
  const timings = response.headers.get('Server-Timing') ?? '';
  for (const [, name, value] of timings.matchAll(
    /(?:^|,)\s*(_y|_s|_cmp);\s*desc="?([\w.%-]{1,200})"?(?=\s*(?:,|$))/g,
  )) {
    answer.headers.append('Server-Timing', `${name};desc="${value}"`);
  }
  return answer;
}
