import {attempt, type AttemptResult} from './attempt.server';
import type {OperationInfo} from './operation.server';
import type {Breaker} from './breaker.server';
import {textWithoutValues} from './error-text';
import {AttemptError, ProviderError} from './provider-error.server';
import {MOST_ATTEMPTS, mayRetry, waitAfter} from './retry.server';

/** Where log lines go; tests collect them. */
export type Log = (
  level: 'warn' | 'error',
  line: Record<string, unknown>,
) => void;

/** One structured line per event. Never variables, tokens or personal data. */
export const logToConsole: Log = (level, line) => {
  const text = JSON.stringify(line);
  if (level === 'warn') console.warn(text);
  else console.error(text);
};

interface TransportOptions {
  readonly log: Log;
  /** Refuses requests while the provider is down. */
  readonly breaker?: Breaker;
  /** Our id of the visitor's request, kept with the error. */
  readonly requestId?: string;
  /** Waits between attempts; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

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
  operation: Pick<OperationInfo, 'name' | 'rootField'>,
  {log, breaker, requestId, wait = sleep}: TransportOptions,
): Promise<AttemptResult> {
  if (breaker?.allows(Date.now()) === false) {
    const cause = new AttemptError('down', 'not asked: it does not answer');
    log('error', {
      event: 'provider request failed',
      operation: operation.name,
      attempt: 0,
      failure: cause.failure,
      reason: cause.message,
    });
    throw new ProviderError(operation.name, breaker.lastAttempts, {
      cause,
      requestId,
    });
  }
  for (let number = 1; ; number += 1) {
    try {
      const answer = await attempt(url, init);
      breaker?.answered();
      logResultErrors(answer, operation, log);
      return answer;
    } catch (error) {
      const line = {
        operation: operation.name,
        attempt: number,
        ...(error instanceof AttemptError && {
          failure: error.failure,
          status: error.status,
        }),
        reason: error instanceof Error ? error.message : String(error),
      };
      if (number >= MOST_ATTEMPTS || !mayRetry(error, operation.rootField)) {
        log('error', {event: 'provider request failed', ...line});
        if (isDown(error)) breaker?.failed(Date.now(), number);
        else breaker?.answered();
        throw new ProviderError(operation.name, number, {
          cause: error,
          requestId,
        });
      }
      log('warn', {event: 'provider request retried', ...line});
      await wait(waitAfter(error));
    }
  }
}

/** A refusal and a request for patience are answers all the same. */
function isDown(error: unknown): boolean {
  return !(
    error instanceof AttemptError &&
    (error.failure === 'refused' || error.failure === 'throttled')
  );
}

/** GraphQL errors in an answer are a fault of ours or a partial failure: never silent. */
function logResultErrors(
  {result, requestId}: AttemptResult,
  operation: Pick<OperationInfo, 'name'>,
  log: Log,
): void {
  if (!result.errors?.length) return;
  log('error', {
    event: 'provider answered with GraphQL errors',
    operation: operation.name,
    providerRequestId: requestId,
    errors: result.errors.slice(0, 5).map(({message, path, extensions}) => ({
      message: textWithoutValues(message),
      path: path?.join('.'),
      code: extensions?.code,
    })),
  });
}
