import {describe, expect, it, vi} from 'vitest';
import {discardBody, readText} from './read-text.server';

/** A body in pieces of the given sizes, without an announced length. */
function streamed(...sizes: number[]) {
  let read = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = sizes.shift();
      if (size === undefined) return controller.close();
      read += size;
      controller.enqueue(new Uint8Array(size).fill(97));
    },
  });
  return {response: new Response(stream), bytesRead: () => read};
}

describe('readText', () => {
  it('joins characters that were cut between two pieces', async () => {
    const bytes = new TextEncoder().encode('größe ✈');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readText(new Response(stream), 100)).toBe('größe ✈');
  });

  it('reads a body of exactly the limit and refuses one byte more', async () => {
    expect(await readText(streamed(10).response, 10)).toHaveLength(10);
    expect(await readText(streamed(10, 1).response, 10)).toBeNull();
  });

  it('stops reading an endless body (E4.6)', async () => {
    const {response, bytesRead} = streamed(
      ...Array.from({length: 1000}, () => 65_536),
    );
    expect(await readText(response, 10)).toBeNull();
    expect(bytesRead()).toBeLessThan(2 * 1024 * 1024);
  });
});

describe('discardBody', () => {
  const post = (body: BodyInit) =>
    new Request('https://metarmap.example/', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);

  it('consumes what was not read', async () => {
    const request = post('a=1');
    await discardBody(request);
    expect(request.bodyUsed).toBe(true);
  });

  it('does not wait for a body that never ends', async () => {
    vi.useFakeTimers();
    const ended = discardBody(post(new ReadableStream({})));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(ended).resolves.toBeUndefined();
    vi.useRealTimers();
  });
});
