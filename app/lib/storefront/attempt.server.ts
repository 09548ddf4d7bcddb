import {
  TimeoutError,
  fetchWithTimeout,
} from '~/lib/http/fetch-with-timeout.server';
import {readText} from '~/lib/http/read-text.server';
import {AttemptError} from './provider-error.server';

/** A GraphQL-over-HTTP result as the provider sends it. */
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

/**
 * A successful attempt. The provider's own headers (cookies above all) stay
 * behind: what is here may be cached for other visitors.
 */
export interface AttemptResult {
  readonly result: GraphQLResult;
  readonly requestId: string | null;
  /** Of the API, as the provider names it. */
  readonly version?: string | null;
}

/** Larger than any page of ours needs; a body over it is a fault. */
const MOST_RESPONSE_BYTES = 8 * 1024 * 1024;

/**
 * Sends one GraphQL request and judges the answer.
 *
 * @param timeout milliseconds.
 * @param resultKeys what `data` of a result without errors has to have.
 * @throws {AttemptError} for everything but a GraphQL result with usable data.
 */
export async function attempt(
  url: string,
  init: RequestInit,
  timeout: number,
  resultKeys: readonly string[] = [],
): Promise<AttemptResult> {
  try {
    return await fetchWithTimeout(
      url,
      {...init, redirect: 'manual'},
      timeout,
      (response) => readResult(response, resultKeys),
    );
  } catch (error) {
    if (error instanceof AttemptError) throw error;
    if (error instanceof TimeoutError) {
      throw new AttemptError('timeout', error.message, {cause: error});
    }
    const reason = error instanceof Error ? error.message : 'network failure';
    throw new AttemptError(
      'connection',
      `${new URL(url).host} cannot be reached: ${reason}`,
      {cause: error},
    );
  }
}

async function readResult(
  response: Response,
  resultKeys: readonly string[],
): Promise<AttemptResult> {
  if (response.status === 429 || response.status === 430) {
    const seconds = Number(response.headers.get('Retry-After'));
    throw new AttemptError('throttled', `HTTP status ${response.status}`, {
      status: response.status,
      retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined,
    });
  }
  if (response.status >= 500) {
    throw new AttemptError('server', `HTTP status ${response.status}`, {
      status: response.status,
    });
  }
  if (!response.ok) {
    // Wrong token, wrong version, malformed request: a repetition fails as well.
    throw new AttemptError('refused', `HTTP status ${response.status}`, {
      status: response.status,
    });
  }
  const text = await readText(response, MOST_RESPONSE_BYTES);
  if (text === null) {
    throw new AttemptError('oversized', 'body over the size limit');
  }
  const result = parseResult(text);
  if (result.errors?.some((error) => error.extensions?.code === 'THROTTLED')) {
    throw new AttemptError('throttled', 'GraphQL error THROTTLED');
  }
  const missing = result.errors
    ? undefined
    : resultKeys.find((key) => result.data?.[key] === undefined);
  if (missing !== undefined) {
    throw new AttemptError('malformed', `result without ${missing}`);
  }
  return {
    result,
    requestId: response.headers.get('x-request-id'),
    version: response.headers.get('x-shopify-api-version'),
  };
}

function parseResult(text: string): GraphQLResult {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new AttemptError('malformed', 'body is not JSON', {cause});
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new AttemptError('malformed', 'body is not a GraphQL result');
  }
  const {data, errors} = parsed as {data?: unknown; errors?: unknown};
  const hasData = typeof data === 'object' && data !== null;
  if (!hasData && !Array.isArray(errors)) {
    throw new AttemptError('malformed', 'body is not a GraphQL result');
  }
  return parsed;
}
