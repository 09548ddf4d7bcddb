import {vi} from 'vitest';

/**
 * The lines with `part` that a spied `console` was given. Files share a process, and requests that an
 * earlier file has left running also log, so no test counts all lines or takes one by its place.
 */
export function loggedLines(part: string): string[] {
  return [vi.mocked(console.error), vi.mocked(console.warn)]
    .filter((log) => vi.isMockFunction(log))
    .flatMap((log) => log.mock.calls.map(([line]) => String(line)))
    .filter((line) => line.includes(part));
}
