import type {ProviderReport} from '~/lib/storefront/provider-report.server';

/** What Remix makes of a request that no route answers, or not with this method. */
interface RouteError {
  readonly status: number;
  readonly statusText: string;
}

/**
 * Writes what went wrong with a request in one structured line: the error's name,
 * text and stack, or the status that Remix answers with, and the request's id. Its
 * causes stay out, since they may hold what a visitor typed.
 */
export function logFailure(
  event: string,
  error: unknown,
  {log}: Pick<ProviderReport, 'log'>,
): void {
  log('error', {
    event,
    ...(error instanceof Error
      ? {name: error.name, reason: error.message, stack: error.stack}
      : isRouteError(error)
        ? // Its data may name the address, and that a secret.
          {status: error.status, reason: error.statusText}
        : {reason: String(error)}),
  });
}

function isRouteError(error: unknown): error is RouteError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'statusText' in error
  );
}
