import type {ProviderReport} from '~/lib/storefront/provider-report.server';
import {getProperty} from './get-property';
import {errorLine} from './log-text';
import {logLimit} from './rate-limit.server';

const MAX_FRAMES = 10;

/**
 * Logs an error's text and stack without its cause and data, which may be personal. The status of
 * a request that was wrong, which anyone can send, is logged once a minute.
 */
export function logError(
  event: string,
  error: unknown,
  {log}: Pick<ProviderReport, 'log'>,
): void {
  if (error instanceof Error) {
    const {name} = error;
    const reason = errorLine(error);
    log('error', {event, name, reason, stack: framesOf(error)});
    return;
  }
  const status = getProperty(error, 'status');
  const reason = errorLine(getProperty(error, 'statusText') ?? error);
  const isOfClient = typeof status === 'number' && status < 500;
  if (isOfClient && logLimit.take(`${event} ${status} ${reason}`) !== null) {
    return;
  }
  log('error', {event, ...(status !== undefined && {status}), reason});
}

/** The stack without the message in it. */
function framesOf({message, stack = ''}: Error): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n');
}
