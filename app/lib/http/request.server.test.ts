import {afterEach, describe, expect, it, vi} from 'vitest';
import {stubFetch} from '../../../tests/support/stub-fetch';
import {request, RequestError} from './request.server';

const URL_OF_HOST = 'https://a.example';

const text = (response: Response) => response.text();

function answerWith(...statuses: number[]) {
  const fetch = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve(new Response('body', {status: statuses.shift() ?? 200})),
  );
  return stubFetch(URL_OF_HOST, fetch);
}

afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'repeats a read once after %i',
    async (status) => {
      const fetch = answerWith(status, 200);
      expect(await request(URL_OF_HOST, {}, 1000, text)).toBe('body');
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
    await expect(request(URL_OF_HOST, {method}, 1000, text)).rejects.toThrow(
      new RequestError(statuses.at(-1) ?? 0),
    );
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
    stubFetch(URL_OF_HOST, fetch);
    await expect(request(URL_OF_HOST, {}, 10, text)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    const {redirect, signal} = fetch.mock.calls[0]?.[1] ?? {};
    expect(redirect).toBe('manual');
    expect(signal?.aborted).toBe(true);
  });
});
