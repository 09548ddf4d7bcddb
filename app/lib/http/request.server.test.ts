import {afterEach, describe, expect, it, vi} from 'vitest';
import {request, RequestError} from './request.server';

const text = (response: Response) => response.text();

function answerWith(...statuses: number[]) {
  const fetch = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve(new Response('body', {status: statuses.shift() ?? 200})),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'repeats a read once after %i',
    async (status) => {
      const fetch = answerWith(status, 200);
      expect(await request('https://a.example', {}, 1000, text)).toBe('body');
      expect(fetch).toHaveBeenCalledTimes(2);
    },
  );

  it.each([
    ['GET', [503, 502]],
    ['GET', [400]],
    ['GET', [302]],
    ['POST', [503]],
  ])('gives up on a %s after %j', async (method, statuses) => {
    const fetch = answerWith(...statuses, 200);
    await expect(
      request('https://a.example', {method}, 1000, text),
    ).rejects.toThrow(new RequestError(statuses.at(-1) ?? 0));
    expect(fetch).toHaveBeenCalledTimes(statuses.length);
  });

  it('follows no redirect, and is aborted when time is up', async () => {
    const fetch = vi.fn(
      (_url: string, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          const {signal} = init ?? {};
          signal?.addEventListener('abort', () =>
            reject(signal.reason as Error),
          );
        }),
    );
    vi.stubGlobal('fetch', fetch);
    await expect(
      request('https://a.example', {}, 10, text),
    ).rejects.toMatchObject({name: 'TimeoutError'});
    const {redirect, signal} = fetch.mock.calls[0]?.[1] ?? {};
    expect(redirect).toBe('manual');
    expect(signal?.aborted).toBe(true);
  });
});
