import type {RequestLog} from '~/lib/storefront/request-log.server';
import {getProperty} from '~/lib/http/get-property';
import {errorLine, logLine} from './log-text';
import {botLogLimit, logLimit} from '~/lib/limits/rate-limit.server';
import {isSecretUrl} from '~/lib/http/secret-url';

const MAX_FRAMES = 10;

/**
 * Logs an error's text and stack without its cause and data, which may be personal. The status of
 * a request that was wrong, which anyone can send, is logged once a minute.
 */
export function logError(
  event: string,
  error: unknown,
  {log}: Pick<RequestLog, 'log'>,
): void {
  if (error instanceof Error) {
    const {name} = error;
    const reason = errorLine(error);
    log('error', {event, name, reason, stack: framesOf(error)});
    return;
  }
  const status = getProperty(error, 'status');
  const reason = errorLine(getProperty(error, 'statusText') ?? error);
  const isClientError = typeof status === 'number' && status < 500;
  if (isClientError && logLimit.take(`${event} ${status} ${reason}`) !== null) {
    return;
  }
  log('error', {event, ...(status !== undefined && {status}), reason});
}

/**
 * Logs why a bot got an error below 500, with the path that it asked for: each path once a minute,
 * and no path with a token. The search engine that follows a broken link is told nothing else.
 */
export function logBotError(
  error: unknown,
  href: string,
  {log}: Pick<RequestLog, 'log'>,
): void {
  const url = new URL(href);
  const path = isSecretUrl(url) ? '…' : logLine(url.pathname);
  const status = getProperty(error, 'status');
  const event = 'page failed for a bot';
  if (logLimit.take(`${event} ${String(status)} ${path}`) !== null) return;
  if (botLogLimit.take(event) !== null) return;
  const reason = errorLine(getProperty(error, 'statusText') ?? error);
  log('error', {event, ...(status !== undefined && {status}), reason, path});
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
