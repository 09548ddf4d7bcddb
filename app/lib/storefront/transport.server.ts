import {cutText} from '~/lib/http/cut-text';
import {NO_DEADLINE, type Deadline} from '~/lib/http/deadline.server';
import {
  sendGraphQLRequest,
  type GraphQLResponse,
  type OperationInfo,
} from './graphql-request.server';
import {log, type Logging} from '~/lib/logging/log.server';
import {RequestFailure, ShopifyError} from './shopify-error.server';
import {logLine, MAX_LENGTH} from '~/lib/logging/log-text';
import {
  ATTEMPT_TIMEOUT_MS,
  MAX_ATTEMPTS,
  MAX_ERROR_PATH_LENGTH,
  MAX_OPERATION_LENGTH,
  MAX_RETRY_WAIT_MS,
  RETRY_WAIT_MS,
  DOWN_AFTER_ERRORS,
  DOWN_AFTER_MS,
  MAX_APIS,
} from '~/lib/limits/limits';
import {MemoryCache} from '~/lib/cache/memory-cache';

/** Statuses of a token that is wrong or may not do this. */
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

type Operation = Pick<OperationInfo, 'name' | 'rootField'> &
  Partial<Pick<OperationInfo, 'resultKeys'>>;

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

/** Whether nothing was executed; workerd does not report this, Node does in the causes. */
function isConnectionRefused({cause}: RequestFailure): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (/ECONNREFUSED|connection refused/i.test(error.message)) return true;
  }
  return false;
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

/** What the token may not read, no page can: once a minute for all of them. */
function logResultErrors(
  {result, requestId}: GraphQLResponse,
  {name, rootField}: Operation,
  logging: Logging,
): void {
  if (!result.errors?.length) return;
  const isDenied =
    rootField === null &&
    result.errors.every(({extensions}) => extensions?.code === 'ACCESS_DENIED');
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
      ...(!isDenied && {shopifyRequestId: requestId}),
      errors,
    },
    {isOncePerMinute: isDenied},
  );
}

/** These words are followed by a value from the request. */
const VALUES =
  /(invalid value|, found|\bValue) \(?["'{[].*?(?= at "|; | does not exist|\.? Expected|\.?$)/gs;

/** A field, type, variable or argument, as in `"$filters[0].price"`, `"[ID!]!"` or `"Cart.lines(after)"`. */
const NAME = /^[$@]?[\w.[\]!]*(?:\(\w+:?\))?$/;

/** A GraphQL error's message without the values it quotes, which may be personal data. */
export function textWithoutValues(message: string): string {
  const text = cutText(message, MAX_LENGTH)
    .replace(VALUES, '$1 …')
    .replace(/"([^"]*)(?:"|$)/g, (quoted, text: string) =>
      NAME.test(text) ? quoted : '"…"',
    );
  return logLine(text);
}

/** Milliseconds between two probes while it is down. */
const PROBE_EVERY_MS = 1000;

/** How long other requests wait for a probe. */
const PROBE_WAIT_MS = 500;
const POLL_MS = 25;

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
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
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
