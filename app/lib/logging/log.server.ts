import {errorLine} from './log-text';
import {logLimit} from '~/lib/limits/rate-limit.server';

export type Log = (
  level: 'warn' | 'error',
  line: Record<string, unknown>,
) => void;

/** Writes one JSON line per event. Never pass variables, tokens or personal data. */
export const logToConsole: Log = (level, line) => {
  const text = JSON.stringify(line);
  if (level === 'warn') console.warn(text);
  else console.error(text);
};

/** Logs once a minute that a proxy's request to Shopify failed. */
export function logFailed(
  {log}: {readonly log: Log},
  operation: string,
  error: unknown,
): void {
  const reason = errorLine(error);
  if (logLimit.take(operation + reason) !== null) return;
  log('error', {event: 'provider request failed', operation, reason});
}
