import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {
  MAX_DISCARDED_BYTES,
  MAX_DISCARD_MS,
  MAX_SENDING_MS,
} from '~/lib/limits/limits';

/** Reads a body as UTF-8 text; `null` when it is larger than `maxBytes`. */
export async function readText(
  message: Request | Response,
  maxBytes: number,
): Promise<string | null> {
  if (!message.body) return '';
  const reader =
    message.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return size > maxBytes ? null : text + decoder.decode();
    size += value.byteLength;
    if (size <= maxBytes) {
      text += decoder.decode(value, {stream: true});
    } else if (size > maxBytes + MAX_DISCARDED_BYTES) {
      await reader.cancel();
      return null;
    }
  }
}

/** Like `readText`, but throws a `TimeoutError` after `MAX_SENDING_MS`: a client may be slow on purpose. */
export function readSentText(
  request: Request,
  maxBytes: number,
): Promise<string | null> {
  return withTimeout(MAX_SENDING_MS, readText(request, maxBytes));
}

/** Reads the rest of an unread request body, which would otherwise reset the connection. */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed || request.body.locked) return;
  try {
    await withTimeout(MAX_DISCARD_MS, readText(request, 0));
  } catch {
    // The response does not depend on the body.
  }
}
