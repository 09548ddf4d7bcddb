import type {ProviderReport} from '~/lib/storefront/provider-report.server';
import {getProperty} from './get-property';

/** Logs an error's message and stack without its cause and data, which may be personal. */
export function logError(
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
