import {NO_DEADLINE, type Deadline} from '~/lib/http/deadline.server';
import {attempt, type AttemptResult} from './attempt.server';
import type {OperationInfo} from './operation.server';
import type {Breaker} from './breaker.server';
import type {Log} from './log.server';
import {textWithoutValues} from './error-text';
import {AttemptError, ProviderError} from './provider-error.server';

const MOST_ATTEMPTS = 3;

/** Milliseconds. */
const WAIT_BETWEEN_ATTEMPTS = 1000;
export const ATTEMPT_TIMEOUT = 5000;

/** A `Retry-After` is honoured up to here, in milliseconds. */
const LONGEST_WAIT = 3000;

/** Clients choose names of operations and fields; a log line has room for these. */
const LONGEST_NAME = 80;
const LONGEST_PATH = 160;

/** What is done twice when it is repeated; other mutations set a value. */
const ADDING_MUTATIONS = new Set([
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
  readonly log: Log;
  /** Refuses requests while the provider is down. */
  readonly breaker?: Breaker;
  /** `false` for a document that a client wrote, which can be the cause itself. */
  readonly countsFailures?: boolean;
  /** The environment's, which names the host; logged when that cannot be reached. */
  readonly variable?: string;
  /** Cuts attempts and their number short. */
  readonly deadline?: Deadline;
  /** Our id of the visitor's request, for the error. */
  readonly requestId?: string;
  /** Waits between attempts; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds of one attempt; tests shorten them. */
  readonly timeout?: number;
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a GraphQL request to the provider, three times at most. A failed attempt that is
 * followed by another logs a retry warning.
 *
 * @throws {ProviderError} when no attempt succeeded; the last failure is its cause.
 */
export async function send(
  url: string,
  init: RequestInit,
  {name: fullName, rootField, resultKeys = []}: Operation,
  {
    log,
    breaker,
    countsFailures = true,
    variable,
    deadline = NO_DEADLINE,
    requestId,
    wait = sleep,
    timeout = ATTEMPT_TIMEOUT,
  }: TransportOptions,
): Promise<AttemptResult> {
  const operation = fullName.slice(0, LONGEST_NAME);
  const fail = (cause: AttemptError, attempt: number, attempts = attempt) => {
    log('error', {
      event: 'provider request failed',
      ...describe(operation, attempt, cause),
      ...(cause.failure === 'connection' && {variable}),
    });
    return new ProviderError(operation, attempts, {cause, requestId});
  };
  if (deadline.left() === 0) {
    throw fail(new AttemptError('late', 'not asked: no time is left'), 0);
  }
  if (breaker?.allows(Date.now()) === false) {
    const cause = new AttemptError('down', 'not asked: it does not answer');
    throw fail(cause, 0, breaker.lastAttempts);
  }
  for (let number = 1; ; number += 1) {
    const time = Math.min(timeout, deadline.left());
    try {
      const answer = await attempt(url, init, time, resultKeys);
      breaker?.answered();
      reportOtherVersion(url, answer.version ?? null, log);
      logResultErrors(answer, operation, log);
      return answer;
    } catch (error) {
      if (!(error instanceof AttemptError)) throw error;
      const pause = waitAfter(error);
      if (
        number < MOST_ATTEMPTS &&
        mayRetry(error, rootField) &&
        deadline.left() > pause
      ) {
        log('warn', {
          event: 'provider request retried',
          ...describe(operation, number, error),
        });
        await wait(pause);
        continue;
      }
      // One attempt that was cut short says nothing about the provider.
      const isCut =
        number === 1 && time < timeout && error.failure === 'timeout';
      if (isAnswer(error)) breaker?.answered();
      else if (countsFailures && !isCut) breaker?.failed(Date.now(), number);
      throw fail(error, number);
    }
  }
}

function waitAfter({retryAfter = 0}: AttemptError): number {
  const wanted = Math.max(WAIT_BETWEEN_ATTEMPTS, retryAfter * 1000);
  return Math.min(wanted, LONGEST_WAIT);
}

/**
 * Whether another attempt is allowed (`docs/specification.md`, "The provider"). A throttled
 * change of a customer is not repeated: the provider counts sign-ins for minutes.
 *
 * @param rootField the mutation's root field, `null` for a query.
 */
function mayRetry(error: AttemptError, rootField: string | null): boolean {
  const {failure} = error;
  if (failure === 'refused' || failure === 'oversized') return false;
  if (failure === 'throttled') return !rootField?.startsWith('customer');
  if (rootField === null || !ADDING_MUTATIONS.has(rootField)) return true;
  return failure === 'connection' && isConnectionRefused(error);
}

/** Then nothing can have been carried out. workerd does not tell, Node does in the causes. */
function isConnectionRefused({cause}: AttemptError): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (/ECONNREFUSED|connection refused/i.test(error.message)) return true;
  }
  return false;
}

/** The provider is there: it refused, asked for patience, or sent too much. */
function isAnswer({failure}: AttemptError): boolean {
  return ['refused', 'throttled', 'oversized'].includes(failure);
}

/** A failed attempt for the log. */
function describe(
  operation: string,
  attempt: number,
  {failure, message: reason, status}: AttemptError,
) {
  return {operation, attempt, failure, status, reason};
}

/** Addresses whose other version was reported. */
const reported = new Set<string>();

/**
 * Logs once an isolate that the provider answers with another version than it was asked
 * for, as it does when that one is past its year.
 */
function reportOtherVersion(
  url: string,
  answering: string | null,
  log: Log,
): void {
  const [, asked] = /\/api\/([^/]+)\//.exec(url) ?? [];
  if (!answering || answering === asked || reported.has(url)) return;
  reported.add(url);
  log('warn', {
    event: 'provider answers with another API version',
    asked,
    answering: answering.slice(0, 20),
  });
}

/** GraphQL errors are a fault of ours or a partial failure: never silent. */
function logResultErrors(
  {result, requestId}: AttemptResult,
  operation: string,
  log: Log,
): void {
  if (!result.errors?.length) return;
  log('error', {
    event: 'provider answered with GraphQL errors',
    operation,
    providerRequestId: requestId,
    errors: result.errors.slice(0, 5).map(({message, path, extensions}) => ({
      message: textWithoutValues(message),
      path: path?.join('.').slice(0, LONGEST_PATH),
      code: extensions?.code,
    })),
  });
}
