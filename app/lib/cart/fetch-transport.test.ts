import {afterEach, expect, it, vi} from 'vitest';
import {fetchTransport} from './fetch-transport';

afterEach(() => vi.unstubAllGlobals());

function answering(reply: unknown) {
  const fetch = vi.fn((_path: string, _init: RequestInit): Promise<Response> =>
    Promise.resolve(Response.json(reply)),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', {});
  return fetch;
}

const REPLY = {snapshot: {status: 'ready', cart: null}, problems: []};

it('sends a change so that it outlives the page', async () => {
  const fetch = answering(REPLY);
  const form = new FormData();
  expect(await fetchTransport('/en/cart/contents').send(form)).toEqual(REPLY);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/en/cart/contents');
  expect(init).toMatchObject({method: 'POST', body: form, keepalive: true});
});

it('accepts nothing else as a cart', async () => {
  answering({error: 'Content Too Large'});
  await expect(fetchTransport('/cart/contents').read()).rejects.toThrow(
    'The response is no cart.',
  );
});
