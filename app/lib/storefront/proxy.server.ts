import type {I18nBase, Storefront} from '@shopify/hydrogen';
import {Kind, OperationTypeNode, parse, visit} from 'graphql';
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
 * What Hydrogen's own scripts and Shopify's `consent-tracking-api.js` ask for at our
 * origin: `query { consentManagement { … } }`, which knows nothing of the shop or its
 * customers; fields below it change without notice and are not listed. Anything else is
 * refused with 403. The provider is asked once, with the shop's public token, within
 * 5 s; of its response pass the JSON, its `_shopify_*` cookies and the tracking entries
 * of `Server-Timing`, and no other header.
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

/** One query of `consentManagement` alone, in plain fields. */
function isConsentQuery(query: string): boolean {
  let isPlain = true;
  const refuse = () => void (isPlain = false);
  try {
    const {definitions} = visit(
      parse(query, {maxTokens: MOST_TOKENS, noLocation: true}),
      {
        FragmentDefinition: refuse,
        FragmentSpread: refuse,
        InlineFragment: refuse,
        Directive: refuse,
        VariableDefinition: refuse,
        Field: ({alias, name}) => {
          if (alias || name.value.startsWith('__')) refuse();
        },
      },
    );
    const [operation] = definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return false;
    const [root, ...others] = operation.selectionSet.selections;
    return (
      isPlain &&
      definitions.length === 1 &&
      operation.operation === OperationTypeNode.QUERY &&
      others.length === 0 &&
      root?.kind === Kind.FIELD &&
      root.name.value === 'consentManagement'
    );
  } catch {
    return false;
  }
}

function requestHeaders(
  request: Request,
  storefront: Storefront<I18nBase>,
): Headers {
  const headers = new Headers(storefront.getPublicTokenHeaders());
  headers.set('Content-Type', 'application/json');
  copyHeaders(REQUEST_HEADERS, request.headers, headers);
  const cookies = providerCookies(request.headers.get('Cookie'));
  if (cookies) headers.set('Cookie', cookies);
  copyHeaders(SHOP_HEADERS, new Headers(storefront.getHeaders()), headers);
  return headers;
}

function copyHeaders(names: readonly string[], from: Headers, to: Headers) {
  for (const name of names) {
    const value = from.get(name);
    if (value) to.set(name, value);
  }
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
