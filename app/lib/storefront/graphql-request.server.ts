import {
  TimeoutError,
  fetchWithTimeout,
} from '~/lib/http/fetch-with-timeout.server';
import {readText} from '~/lib/http/read-text.server';
import {RequestFailure} from './shopify-error.server';
import {MAX_SHOPIFY_RESPONSE_BYTES} from '~/lib/limits/limits';

export interface GraphQLResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLResultError[];
  readonly extensions?: Record<string, unknown>;
}

interface GraphQLResultError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {readonly code?: string} & Record<string, unknown>;
}

/** A usable response, without its headers: it may be cached for other visitors. */
export interface GraphQLResponse {
  readonly result: GraphQLResult;
  readonly requestId: string | null;
  /** API version of the response. */
  readonly version?: string | null;
}

/**
 * Sends one GraphQL request; `timeout` in milliseconds, `resultKeys` are required in
 * `data`.
 * @throws {RequestFailure} for everything but a GraphQL result with usable data.
 */
export async function sendGraphQLRequest(
  url: string,
  init: RequestInit,
  timeout: number,
  resultKeys: readonly string[],
): Promise<GraphQLResponse> {
  try {
    return await fetchWithTimeout(
      url,
      {...init, redirect: 'manual'},
      timeout,
      (response) => readResult(response, resultKeys),
    );
  } catch (cause) {
    if (cause instanceof RequestFailure) throw cause;
    if (cause instanceof TimeoutError) {
      throw new RequestFailure('timeout', cause.message, {cause});
    }
    const reason = cause instanceof Error ? cause.message : 'network error';
    throw new RequestFailure(
      'connection',
      `${new URL(url).host} cannot be reached: ${reason}`,
      {cause},
    );
  }
}

async function readResult(
  response: Response,
  resultKeys: readonly string[],
): Promise<GraphQLResponse> {
  const {headers, ok, status} = response;
  if (!ok) {
    const seconds = Number(headers.get('Retry-After'));
    const isThrottled = status === 429 || status === 430;
    throw new RequestFailure(
      // Wrong token, wrong version, malformed request: a retry fails as well.
      isThrottled ? 'throttled' : status >= 500 ? 'server' : 'rejected',
      `HTTP status ${status}`,
      {status, retryAfter: isThrottled && seconds > 0 ? seconds : undefined},
    );
  }
  const text = await readText(response, MAX_SHOPIFY_RESPONSE_BYTES);
  if (text === null) {
    throw new RequestFailure('oversized', 'body over the size limit');
  }
  const result = parseResult(text);
  if (result.errors?.some(({extensions}) => extensions?.code === 'THROTTLED')) {
    throw new RequestFailure('throttled', 'GraphQL error THROTTLED');
  }
  const missing = result.errors
    ? undefined
    : resultKeys.find((key) => result.data?.[key] === undefined);
  if (missing !== undefined) {
    throw new RequestFailure('malformed', `result without ${missing}`);
  }
  return {
    result,
    requestId: headers.get('x-request-id'),
    version: headers.get('x-shopify-api-version'),
  };
}

function parseResult(text: string): GraphQLResult {
  let parsed: GraphQLResult | null;
  try {
    parsed = JSON.parse(
      text,
      // A reviver takes several times as long, so it runs only where an address needs a look.
      UNUSUAL_URL.test(text) ? withSafeUrl : undefined,
    ) as GraphQLResult | null;
  } catch (cause) {
    throw new RequestFailure('malformed', 'body is not JSON', {cause});
  }
  if (typeof parsed?.data === 'object' && parsed.data !== null) return parsed;
  if (Array.isArray(parsed?.errors)) return {...parsed};
  throw new RequestFailure('malformed', 'body is not a GraphQL result');
}

/** A property with an address that does not begin with `http:` or `https:`. */
const UNUSUAL_URL = /"(?:url|\w+Url)"\s*:\s*"(?!https?:\/\/)/;

const SAFE_PROTOCOLS: readonly string[] = [
  'http:',
  'https:',
  'mailto:',
  'tel:',
];

/**
 * Replaces addresses that a page would run or show as its own, such as `javascript:` and `data:`,
 * with an empty one, because pages link to pictures and files at Shopify's addresses.
 */
function withSafeUrl(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/(?:^u|U)rl$/.test(name)) return value;
  const isSafe =
    !URL.canParse(value) || SAFE_PROTOCOLS.includes(new URL(value).protocol);
  return isSafe ? value : 'about:blank';
}
