import {afterEach, expect, it, vi} from 'vitest';
import {keepUnsentForms} from './unsent-forms';

afterEach(() => vi.unstubAllGlobals());

const FORM = new URL('http://localhost:3000/contact.data');

/** Sends a form where `respond` is the network; returns the response and how often visitors are told. */
async function sendOver(
  respond: typeof fetch,
  input: URL | string = FORM,
  init: RequestInit = {method: 'POST'},
) {
  vi.stubGlobal('window', {fetch: respond});
  const onUnsent = vi.fn<() => void>();
  keepUnsentForms(onUnsent);
  const response = await window.fetch(input, init);
  return {response, told: onUnsent.mock.calls.length};
}

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));

it.each<[string, typeof fetch]>([
  ['the connection is lost', cutOff],
  [
    'a proxy responds',
    () => Promise.resolve(new Response('Bad gateway', {status: 502})),
  ],
])(
  'a form has no result and loads nothing again when %s',
  async (_, respond) => {
    const {response, told} = await sendOver(respond);
    expect(told).toBe(1);
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('[{"_1":-5},"data"]\n');
  },
);

it('the server’s response to a form stays, also an error', async () => {
  const own = new Response('', {
    status: 500,
    headers: {'X-Remix-Response': 'yes'},
  });
  const {response, told} = await sendOver(() => Promise.resolve(own));
  expect(response).toBe(own);
  expect(told).toBe(0);
});

it('a form that another navigation has replaced is not reported', async () => {
  const init = {method: 'POST', signal: AbortSignal.abort()};
  await expect(sendOver(cutOff, FORM, init)).rejects.toThrow('Failed to fetch');
});

it.each<[string, URL | string, RequestInit]>([
  ['data of a page', FORM, {}],
  ['a request of the cart', '/cart/contents', {method: 'POST'}],
])('%s fails as before', async (_, input, init) => {
  await expect(sendOver(cutOff, input, init)).rejects.toThrow(
    'Failed to fetch',
  );
});
