import {beforeEach, describe, expect, it, vi} from 'vitest';
import cache from './full-page-cache';

const PUBLIC = {
  'Oxygen-Cache-Control': 'public, max-age=40, stale-while-revalidate=50',
  Vary: 'Accept-Encoding, Cookie',
};

let address = 0;
beforeEach(() => {
  address += 1;
  vi.useRealTimers();
});

/** A storefront that counts its responses in their bodies. */
function storefront(headers: Record<string, string>, status = 200) {
  let count = 0;
  const background: Promise<unknown>[] = [];
  const get = async (init: RequestInit = {}) => {
    const response = await cache.fetch(
      new Request(`https://shop.example/${address}`, init),
      {
        storefront: {
          fetch: () => {
            count += 1;
            const body = status === 304 ? null : `page ${count}`;
            return Promise.resolve(new Response(body, {status, headers}));
          },
        },
      },
      {waitUntil: (promise) => background.push(promise)},
    );
    return `${response.headers.get('oxygen-full-page-cache')}: ${response.status} ${await response.text()}`;
  };
  return {get, background};
}

describe('the stand-in for the full-page cache', () => {
  it('stores a public page separately for each value of the headers that Vary names', async () => {
    const {get} = storefront(PUBLIC);
    expect(await get()).toBe('miss: 200 page 1');
    expect(await get()).toBe('hit: 200 page 1');
    expect(await get({headers: {Cookie: 'cart=1'}})).toBe('miss: 200 page 2');
    expect(await get({headers: {'User-Agent': 'x'}})).toBe('hit: 200 page 1');
  });

  it('sends a stale page while the storefront renders the next', async () => {
    vi.useFakeTimers();
    const {get, background} = storefront(PUBLIC);
    await get();
    vi.advanceTimersByTime(61_000);
    expect(await get()).toBe('hit: 200 page 1');
    await Promise.all(background);
    expect(await get()).toBe('hit: 200 page 2');
    vi.advanceTimersByTime(301_000);
    expect(await get()).toBe('miss: 200 page 3');
  });

  it.each([
    ['no age', {...PUBLIC, 'Oxygen-Cache-Control': 'public'}, 200],
    ['not public', {...PUBLIC, 'Oxygen-Cache-Control': 'max-age=60'}, 200],
    ['no Vary', {'Oxygen-Cache-Control': 'public, max-age=60'}, 200],
    ['a cookie', {...PUBLIC, 'Set-Cookie': 'a=b'}, 200],
    ['an error', PUBLIC, 503],
  ])('stores nothing with %s', async (_why, headers, status) => {
    const {get} = storefront(headers, status);
    await get();
    expect(await get()).toBe(`uncacheable: ${status} page 2`);
  });

  it('stores an empty 304 that is marked public, as Oxygen may', async () => {
    const {get} = storefront(PUBLIC, 304);
    await get({headers: {'If-None-Match': '"a"'}});
    expect(await get()).toBe('hit: 304 ');
  });
});
