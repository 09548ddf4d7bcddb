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
