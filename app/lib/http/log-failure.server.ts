import type {ProviderReport} from '~/lib/storefront/provider-report.server';
import {getProperty} from './get-property';

/**
 * Logs what went wrong with a request: the error's name, text and stack, or the status
 * that Remix answers with. Causes and data stay out, since they may hold what a visitor
 * typed, or a secret address.
 */
export function logFailure(
  event: string,
  error: unknown,
  {log}: Pick<ProviderReport, 'log'>,
): void {
  if (error instanceof Error) {
    const {name, message: reason, stack} = error;
    log('error', {event, name, reason, stack});
    return;
  }
  const status = getProperty(error, 'status');
  const reason = getProperty(error, 'statusText') ?? String(error);
  log('error', {event, ...(status !== undefined && {status}), reason});
}
