/** First and last byte of a part of a file, both included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, section 14). `null`:
 * the whole file, also for headers that are malformed or ask for several parts;
 * `unsatisfiable`: no part of the file is in the range (status 416).
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    if (length === 0) return 'unsatisfiable';
    return {start: Math.max(0, size - length), end: size - 1};
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return {
    start,
    end: last === '' ? size - 1 : Math.min(Number(last), size - 1),
  };
}
