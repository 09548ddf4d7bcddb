import {NO_DEADLINE, type Deadline} from '~/lib/http/deadline.server';
import {reportOtherVersion} from './answering-version.server';
import {attempt, type AttemptResult} from './attempt.server';
import type {OperationInfo} from './operation.server';
import type {Breaker} from './breaker.server';
import type {Log} from './log.server';
import {textWithoutValues} from './error-text';
import {AttemptError, ProviderError} from './provider-error.server';
import {
  ATTEMPT_TIMEOUT,
  MOST_ATTEMPTS,
  mayRetry,
  waitAfter,
} from './retry.server';

interface TransportOptions {
  readonly log: Log;
  /** Refuses requests while the provider is down. */
  readonly breaker?: Breaker;
  /**
   * Whether a failure speaks against the provider; `true` unless stated. A document
   * that a client wrote can be the cause itself, and must not close the shop for
   * everybody.
   */
  readonly countsFailures?: boolean;
  /** What `data` of a result without errors has to have; without it the attempt failed. */
  readonly resultKeys?: readonly string[];
  /** The environment's, which names the host; logged when that cannot be reached. */
  readonly variable?: string;
  /** Cuts attempts and their number short. */
  readonly deadline?: Deadline;
  /** Our id of the visitor's request, kept with the error. */
  readonly requestId?: string;
  /** Waits between attempts; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds of one attempt; tests shorten them. */
  readonly timeout?: number;
}

/** Clients choose names of operations and fields; a log line has room for these. */
const LONGEST_NAME = 80;
const LONGEST_PATH = 160;

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a GraphQL request to the provider with the decided number of attempts.
 * A failed attempt that is followed by another logs a retry warning.
 *
 * @throws {ProviderError} when no attempt succeeded; the last failure is its cause.
 */
export async function send(
  url: string,
  init: RequestInit,
  {name: fullName, rootField}: Pick<OperationInfo, 'name' | 'rootField'>,
  {
    log,
    breaker,
    countsFailures = true,
    resultKeys,
    variable,
    deadline = NO_DEADLINE,
    requestId,
    wait = sleep,
    timeout = ATTEMPT_TIMEOUT,
  }: TransportOptions,
): Promise<AttemptResult> {
  const name = fullName.slice(0, LONGEST_NAME);
  const fail = (cause: unknown, attempt: number, attempts: number) => {
    log('error', {
      event: 'provider request failed',
      ...describe(name, attempt, cause),
      ...(isConnection(cause) && {variable}),
    });
    return new ProviderError(name, attempts, {cause, requestId});
  };
  if (deadline.left() === 0) {
    const cause = new AttemptError('late', 'not asked: no time is left');
    throw fail(cause, 0, 0);
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
      logResultErrors(answer, name, log);
      return answer;
    } catch (error) {
      const pause = waitAfter(error);
      if (
        number >= MOST_ATTEMPTS ||
        !mayRetry(error, rootField) ||
        deadline.left() <= pause
      ) {
        // One attempt that was cut short says nothing about the provider.
        const isCut = number === 1 && time < timeout && isTimeout(error);
        if (!isDown(error)) breaker?.answered();
        else if (countsFailures && !isCut) breaker?.failed(Date.now(), number);
        throw fail(error, number, number);
      }
      log('warn', {
        event: 'provider request retried',
        ...describe(name, number, error),
      });
      await wait(pause);
    }
  }
}

/** A failed attempt for the log. */
function describe(operation: string, attempt: number, error: unknown) {
  return {
    operation,
    attempt,
    ...(error instanceof AttemptError && {
      failure: error.failure,
      status: error.status,
    }),
    reason: error instanceof Error ? error.message : String(error),
  };
}

function isConnection(error: unknown): boolean {
  return error instanceof AttemptError && error.failure === 'connection';
}

function isTimeout(error: unknown): boolean {
  return error instanceof AttemptError && error.failure === 'timeout';
}

/** A refusal and a request for patience are answers all the same, as is one that is too large. */
function isDown(error: unknown): boolean {
  return !(
    error instanceof AttemptError &&
    ['refused', 'throttled', 'oversized'].includes(error.failure)
  );
}

/** GraphQL errors in an answer are a fault of ours or a partial failure: never silent. */
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
