import {botLogLimit, logLimit} from '~/lib/rates/rate-limit.server';
import {getProperty} from '~/lib/text/get-property';
import {isSecretUrl} from '~/lib/urls/secret-url';
import {errorLine, logLine} from './log-text';
import {MAX_FRAMES} from '~/lib/limits/limits';

type Level = 'warn' | 'error';

type Fields = Readonly<Record<string, unknown>>;

/** Writes a line; only `log` calls it. */
export type LogWriter = (level: Level, line: Fields) => void;

/** What `log` needs of a request's context. */
export interface Logging {
  readonly requestLog: {readonly log: LogWriter};
}

export const writeToConsole: LogWriter = (level, line) => {
  const text = JSON.stringify(line);
  if (level === 'warn') console.warn(text);
  else console.error(text);
};

/** For events outside of any request. */
export const ISOLATE: Logging = {requestLog: {log: writeToConsole}};

interface Options {
  /**
   * For lines that anyone can cause, or that every page would write: once a minute in an isolate, if all
   * fields are equal. The next line has the number of omitted lines as `leftOut`.
   */
  readonly isOncePerMinute?: boolean;
}

/**
 * Writes one JSON line. Never pass variables, tokens or personal data.
 * @param event what has happened; the texts of the specification are in `log-events.ts`.
 * @param fields for an error, see `errorFields` and `namedReason`.
 * @example log(context, 'warn', 'home page without products', errorFields(error));
 */
export function log(
  {requestLog}: Logging,
  level: Level,
  event: string,
  fields: Fields = {},
  {isOncePerMinute = false}: Options = {},
): void {
  const line = {event, ...fields};
  const key = JSON.stringify(line);
  const leftOut = isOncePerMinute ? logLimit.exceeded(key) : 0;
  if (isOncePerMinute && logLimit.take(key) !== null) return;
  // eslint-disable-next-line no-restricted-syntax -- every line comes from here
  requestLog.log(level, leftOut > 0 ? {...line, leftOut} : line);
}

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

/**
 * An error's text and stack without its cause and data, which may be personal; the status of a response.
 */
export function errorFields(error: unknown): Fields {
  if (error instanceof Error) {
    const {name} = error;
    return {name, reason: errorLine(error), stack: framesOf(error)};
  }
  const status = getProperty(error, 'status');
  const reason = errorLine(getProperty(error, 'statusText') ?? error);
  return {...(status !== undefined && {status}), reason};
}

/** An error's name and text on one line, for an error whose stack says nothing. */
export function namedReason(error: unknown): string {
  const name = error instanceof Error ? `${error.name}: ` : '';
  return name + errorLine(error);
}

/** Whether an error is a request that was wrong, which anyone can send. */
export function isClientError(error: unknown): boolean {
  const status = getProperty(error, 'status');
  return (
    !(error instanceof Error) && typeof status === 'number' && status < 500
  );
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
