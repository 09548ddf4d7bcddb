import {cutText} from '~/lib/text/cut-text';
import {NO_DEADLINE, type Deadline} from '~/lib/http/deadline.server';
import {readText} from '~/lib/http/read-text.server';
import {log, type Logging} from '~/lib/logging/log.server';
import {
  isDenied,
  RequestFailure,
  ShopifyError,
  type ResultError,
} from './shopify-error.server';
import {textWithoutValues} from '~/lib/logging/log-text';
import {
  ATTEMPT_TIMEOUT_MS,
  DOWN_AFTER_ERRORS,
  DOWN_AFTER_MS,
  MAX_APIS,
  MAX_ATTEMPTS,
  MAX_ERROR_PATH_LENGTH,
  MAX_OPERATION_LENGTH,
  MAX_RETRY_WAIT_MS,
  MAX_SHOPIFY_RESPONSE_BYTES,
  PROBE_EVERY_MS,
  PROBE_POLL_MS,
  PROBE_WAIT_MS,
  RETRY_WAIT_MS,
} from '~/lib/limits/limits';
import {MemoryCache} from '~/lib/cache/memory-cache';

/** Statuses for a token that is wrong or lacks the scope. */
const REFUSED = new Set([401, 403]);

const NON_IDEMPOTENT_MUTATIONS = new Set([
  'cartCreate',
  'cartLinesAdd',
  'cartDeliveryAddressesAdd',
  'customerCreate',
  'customerAddressCreate',
  'customerAccessTokenCreate',
  'customerRecover',
  'customerReset',
  'customerResetByUrl',
  'customerActivate',
  'customerActivateByUrl',
]);

/** What the transport has to know of a document. */
export interface Operation {
  /** Operation name, or `anonymous`. */
  readonly name: string;
  /** First root field of a mutation; decides whether it is retried. */
  readonly rootField: string | null;
  /** Aliases or names of the root fields that a complete result has. */
  readonly resultKeys?: readonly string[];
}

export interface GraphQLResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly ResultError[];
  readonly extensions?: Record<string, unknown>;
}

/** A usable response, without its headers: it may be cached for other visitors. */
export interface GraphQLResponse {
  readonly result: GraphQLResult;
  readonly requestId: string | null;
  /** API version of the response. */
  readonly version?: string | null;
}

interface TransportOptions {
  readonly requestLog: Logging['requestLog'];
  readonly breaker?: Breaker;
  /** `false` for a client's document, which may itself cause the failure. */
  readonly countsErrors?: boolean;
  /** Environment variable of the host, logged when it is unreachable. */
  readonly variable?: string;
  /** Environment variable of the token, logged when it is refused. */
  readonly tokenVariable?: string;
  readonly deadline?: Deadline;
  readonly requestId?: string;
  /** Between attempts; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Per attempt, in milliseconds. */
  readonly timeout?: number;
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a GraphQL request in up to three attempts; logs each retry.
 * @throws {ShopifyError} when no attempt succeeded; its cause is the last error.
 */
export async function send(
  url: string,
  init: RequestInit,
  {name: fullName, rootField, resultKeys = []}: Operation,
  {
    requestLog,
    breaker,
    countsErrors = true,
    variable,
    tokenVariable,
    deadline = NO_DEADLINE,
    requestId,
    wait = sleep,
    timeout = ATTEMPT_TIMEOUT_MS,
  }: TransportOptions,
): Promise<GraphQLResponse> {
  const operation = cutText(fullName, MAX_OPERATION_LENGTH);
  const fail = (cause: RequestFailure, attempt: number, attempts = attempt) => {
    log({requestLog}, 'error', 'Shopify request failed', {
      ...logFields(operation, attempt, cause),
      ...(cause.kind === 'connection' && {variable}),
      ...(REFUSED.has(cause.status ?? 0) && {variable: tokenVariable}),
    });
    return new ShopifyError(operation, attempts, {cause, requestId});
  };
  if (deadline.left() === 0) {
    throw fail(new RequestFailure('late', 'not asked: no time is left'), 0);
  }
  if (breaker && !(await breaker.admits())) {
    const cause = new RequestFailure('down', 'not asked: it does not respond');
    throw fail(cause, 0, breaker.lastAttempts);
  }
  for (let number = 1; ; number += 1) {
    const time = Math.min(timeout, deadline.left());
    try {
      const response = await sendGraphQLRequest(url, init, time, resultKeys);
      breaker?.responded();
      reportOtherVersion(url, response.version ?? null, {requestLog});
      logResultErrors(response, {name: operation, rootField}, {requestLog});
      return response;
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const wanted = (error.retryAfter ?? 0) * 1000;
      const pause = Math.min(
        Math.max(RETRY_WAIT_MS, wanted),
        MAX_RETRY_WAIT_MS,
      );
      if (
        number < MAX_ATTEMPTS &&
        mayRetry(error, rootField) &&
        deadline.left() > pause
      ) {
        log({requestLog}, 'warn', 'Shopify request retried', {
          ...logFields(operation, number, error),
        });
        await wait(pause);
        continue;
      }
      // A timeout shortened by the deadline says nothing about Shopify.
      const isShortened =
        number === 1 && time < timeout && error.kind === 'timeout';
      const isUp = ['rejected', 'throttled', 'oversized'].includes(error.kind);
      if (isUp) breaker?.responded();
      else if (countsErrors && !isShortened)
        breaker?.failed(Date.now(), number);
      throw fail(error, number);
    }
  }
}

/** `docs/specification.md`, "Shopify". Customer mutations stay throttled for minutes. */
function mayRetry(error: RequestFailure, rootField: string | null): boolean {
  const {kind} = error;
  if (kind === 'rejected' || kind === 'oversized') return false;
  if (kind === 'throttled') return !rootField?.startsWith('customer');
  if (rootField === null || !NON_IDEMPOTENT_MUTATIONS.has(rootField))
    return true;
  return kind === 'connection' && isConnectionRefused(error);
}

/**
 * Whether the connection was refused, so that nothing was executed. Only Node says so, in the causes;
 * workerd does not.
 */
function isConnectionRefused({cause}: RequestFailure): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (/ECONNREFUSED|connection refused/i.test(error.message)) return true;
  }
  return false;
}

/**
 * Sends one GraphQL request; `timeout` in milliseconds, `resultKeys` are required in
 * `data`.
 * @throws {RequestFailure} for everything but a GraphQL result with usable data.
 */
async function sendGraphQLRequest(
  url: string,
  init: RequestInit,
  timeout: number,
  resultKeys: readonly string[],
): Promise<GraphQLResponse> {
  // Also ends a body that stalls.
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {...init, redirect: 'manual', signal});
    return await readResult(response, resultKeys);
  } catch (cause) {
    if (cause instanceof RequestFailure) throw cause;
    if (signal.aborted) {
      const message = `Not done within ${timeout} ms.`;
      throw new RequestFailure('timeout', message, {cause});
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
    // Also of a body that is lost, only the status counts.
    await response.body?.cancel().catch(() => undefined);
    const seconds = Number(headers.get('Retry-After'));
    const isThrottled = status === 429 || status === 430;
    // Wrong token, wrong version, malformed request: a retry fails as well.
    const kind = status >= 500 ? 'server' : 'rejected';
    throw new RequestFailure(
      isThrottled ? 'throttled' : kind,
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
      // A reviver takes several times as long, so it runs only where a URL may be unsafe.
      UNUSUAL_URL.test(text) ? withSafeUrl : undefined,
    ) as GraphQLResult | null;
  } catch (cause) {
    throw new RequestFailure('malformed', 'body is not JSON', {cause});
  }
  if (typeof parsed?.data === 'object' && parsed.data !== null) return parsed;
  if (Array.isArray(parsed?.errors)) return {...parsed};
  throw new RequestFailure('malformed', 'body is not a GraphQL result');
}

/** A property with a URL that does not begin with `http:` or `https:`. */
const UNUSUAL_URL = /"(?:url|\w+Url)"\s*:\s*"(?!https?:\/\/)/;

const SAFE_PROTOCOLS: readonly string[] = [
  'http:',
  'https:',
  'mailto:',
  'tel:',
];

/**
 * Replaces URLs that a page would run or show as its own, such as `javascript:` and `data:`, by an empty
 * page: pages link to the URLs of pictures and files in Shopify's results.
 */
function withSafeUrl(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/(?:^u|U)rl$/.test(name)) return value;
  const isSafe =
    !URL.canParse(value) || SAFE_PROTOCOLS.includes(new URL(value).protocol);
  return isSafe ? value : 'about:blank';
}

function logFields(
  operation: string,
  attempt: number,
  {kind, message: reason, status}: RequestFailure,
) {
  return {operation, attempt, kind, status, reason};
}

const reportedUrls = new Set<string>();

/** Warns once per isolate of another API version, which replaces an expired one. */
function reportOtherVersion(
  url: string,
  responding: string | null,
  logging: Logging,
): void {
  const [, asked] = /\/api\/([^/]+)\//.exec(url) ?? [];
  if (!responding || responding === asked || reportedUrls.has(url)) return;
  reportedUrls.add(url);
  log(logging, 'warn', 'Shopify responds with another API version', {
    asked,
    responding: cutText(responding, 20),
  });
}

/** Errors about a missing scope are the same on every page: one line a minute for all of them. */
function logResultErrors(
  {result, requestId}: GraphQLResponse,
  {name, rootField}: Operation,
  logging: Logging,
): void {
  if (!result.errors?.length) return;
  const areDenied = rootField === null && result.errors.every(isDenied);
  const errors = result.errors
    .slice(0, 5)
    .map(({message, path, extensions}) => ({
      message: textWithoutValues(message),
      path: path && cutText(path.join('.'), MAX_ERROR_PATH_LENGTH),
      code: extensions?.code,
    }));
  log(
    logging,
    'error',
    'Shopify responded with GraphQL errors',
    {
      operation: name,
      ...(!areDenied && {shopifyRequestId: requestId}),
      errors,
    },
    {isOncePerMinute: areDenied},
  );
}

/** Circuit breaker for one host; counts per isolate. */
export class Breaker {
  #errors = 0;
  #failingSince = 0;
  #lastProbe = 0;
  #isProbing = false;

  /** Attempts of the last failed operation, for the errors of unsent requests. */
  lastAttempts = 0;

  /** Whether a request may be sent at `now` (milliseconds since 1970). */
  allows(now: number): boolean {
    const isDown =
      this.#errors >= DOWN_AFTER_ERRORS &&
      now - this.#failingSince >= DOWN_AFTER_MS;
    if (!isDown) return true;
    if (now - this.#lastProbe < PROBE_EVERY_MS) return false;
    this.#lastProbe = now;
    this.#isProbing = true;
    return true;
  }

  /**
   * Like `allows`, but waits for a probe: the parts of a page are requested at once, and only one
   * of them is the probe. Polls, because an aborted request's promise may never settle.
   */
  async admits(): Promise<boolean> {
    for (;;) {
      const now = Date.now();
      if (this.allows(now)) return true;
      if (!this.#isProbing || now - this.#lastProbe >= PROBE_WAIT_MS) {
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, PROBE_POLL_MS));
    }
  }

  /** Shopify responded, with success or not. */
  responded(): void {
    this.#errors = 0;
    this.#isProbing = false;
  }

  failed(now: number, attempts: number): void {
    if (this.#errors === 0) this.#failingSince = now;
    this.#errors += 1;
    this.#isProbing = false;
    this.lastAttempts = attempts;
  }
}

const breakers = new MemoryCache<Breaker>(MAX_APIS);

/** The breaker of an API URL. */
export function breakerOf(url: string): Breaker {
  const breaker = breakers.get(url) ?? new Breaker();
  breakers.set(url, breaker);
  return breaker;
}
