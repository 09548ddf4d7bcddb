import {getProperty} from '~/lib/http/get-property';
import {isSecretUrl} from '~/lib/http/secret-url';
import {botLogLimit, logLimit} from '~/lib/rates/rate-limit.server';
import {errorFields, log, type Logging} from './log.server';
import {logLine} from './log-text';

/**
 * Logs why a bot got an error below 500, which its response does not say, with the path that it asked
 * for: each path once a minute, and no path with a token.
 */
export function logBotError(
  logging: Logging,
  error: unknown,
  href: string,
): void {
  const url = new URL(href);
  const path = isSecretUrl(url) ? '…' : logLine(url.pathname);
  const status = getProperty(error, 'status');
  const event = 'page failed for a bot';
  if (logLimit.take(`${event} ${String(status)} ${path}`) !== null) return;
  if (botLogLimit.take(event) !== null) return;
  log(logging, 'error', event, {...errorFields(error), path});
}
