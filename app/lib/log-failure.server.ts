import type {ProviderReport} from './storefront/provider-report.server';

/**
 * Writes what went wrong with a request in one structured line: the error's name,
 * text and stack, and the request's id. Its causes stay out, since they may hold
 * what a visitor typed (trap C52).
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
      : {reason: String(error)}),
  });
}
