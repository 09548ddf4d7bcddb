import {within} from './fetch-with-timeout.server';

/** Bytes read beyond the limit: the sender then gets a response, not a connection reset. */
const MOST_DISCARDED_BYTES = 1024 * 1024;

/** Milliseconds that a client may take to send its body. */
const LONGEST_SENDING = 10_000;

/** Milliseconds to wait for the rest of an unread body. */
const LONGEST_DISCARD = 1_000;

/** Reads a body as UTF-8 text; `null` when it is larger than `mostBytes`. */
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

/** Like `readText`, but throws a `TimeoutError` after 10 s: a client may be slow on purpose. */
export function readSentText(
  request: Request,
  mostBytes: number,
): Promise<string | null> {
  return within(LONGEST_SENDING, readText(request, mostBytes));
}

/** Reads the rest of an unread request body, which would otherwise reset the connection. */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed || request.body.locked) return;
  try {
    await within(LONGEST_DISCARD, readText(request, 0));
  } catch {
    // The response does not depend on the body.
  }
}
