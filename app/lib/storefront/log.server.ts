/** Where log lines go; tests collect them. */
export type Log = (
  level: 'warn' | 'error',
  line: Record<string, unknown>,
) => void;

/** One structured line per event. Never variables, tokens or personal data. */
export const logToConsole: Log = (level, line) => {
  const text = JSON.stringify(line);
  if (level === 'warn') console.warn(text);
  else console.error(text);
};
