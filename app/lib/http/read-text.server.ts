import {within} from './fetch-with-timeout.server';

/**
 * How much of a body that is too large is still taken in, so that its sender gets
 * to read our response instead of a broken connection.
 */
const MOST_DISCARDED_BYTES = 1024 * 1024;

/** Milliseconds that a client may take to send its body. */
const LONGEST_SENDING = 10_000;

/** Milliseconds that a response waits for the rest of a body that nobody wants. */
const LONGEST_DISCARD = 1_000;

/**
 * Reads the body of a request or response as UTF-8 text, whether or not it announces its
 * length.
 *
 * @returns `null` when the body is larger than `mostBytes`.
 */
export async function readText(
  message: Request | Response,
  mostBytes: number,
): Promise<string | null> {
  if (!message.body) return '';
  const reader = message.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return size > mostBytes ? null : text + decoder.decode();
    size += value.byteLength;
    if (size <= mostBytes) {
      text += decoder.decode(value, {stream: true});
    } else if (size > mostBytes + MOST_DISCARDED_BYTES) {
      await reader.cancel();
      return null;
    }
  }
}

/**
 * The same for a body that a client sends, who may be slow on purpose.
 *
 * @throws {TimeoutError} when it has not arrived within 10 s.
 */
export function readSentText(
  request: Request,
  mostBytes: number,
): Promise<string | null> {
  return within(LONGEST_SENDING, readText(request, mostBytes));
}

/**
 * Takes in a request's body that nothing has read, within bounds of size and time: the
 * connection would be closed over it.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed || request.body.locked) return;
  try {
    await within(LONGEST_DISCARD, readText(request, 0));
  } catch {
    // The sender is slow or has gone; the response is the same.
  }
}
