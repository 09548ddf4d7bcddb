import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {GERMAN} from '../../../tests/support/texts';
import {keepUnsentForm} from './keep-unsent-form.client';
import {takeToasts} from './toasts';

beforeEach(() => vi.stubGlobal('window', {location: {pathname: '/contact'}}));

afterEach(() => {
  takeToasts();
  vi.unstubAllGlobals();
});

/** Sends a form to an action. */
const send = (action: () => Promise<unknown>, init?: RequestInit) =>
  keepUnsentForm({
    request: new Request('http://localhost:3000/contact', init),
    params: {},
    serverAction: <T>() => action() as Promise<T>,
  });

const failing = (thrown: unknown) =>
  vi.fn<() => Promise<unknown>>().mockRejectedValue(thrown);

it.each([
  ['the connection is lost', new TypeError('Failed to fetch')],
  ['a proxy responds', new Error('Unable to decode turbo-stream response')],
  ['the action fails', new Error('Unexpected Server Error')],
])(
  'a form stays, says so and loads nothing again when %s',
  async (_, error) => {
    const response = await send(failing(error));
    expect(response).toBeInstanceOf(Response);
    expect((response as Response).status).toBe(503);
    expect(await (response as Response).json()).toBe(null);
    expect(takeToasts()).toEqual([
      {title: GERMAN.text.offline.unsent, tone: 'danger'},
    ]);
  },
);

it('the result of an action stays as it is', async () => {
  const result = {step: 'receipt'};
  expect(await send(() => Promise.resolve(result))).toBe(result);
  expect(takeToasts()).toEqual([]);
});

it.each([
  ['a redirect', new Response(null, {status: 302})],
  ['a challenge', {status: 403, statusText: '', internal: false, data: {}}],
])('%s that an action throws stays as it is', async (_, thrown) => {
  await expect(send(failing(thrown))).rejects.toBe(thrown);
  expect(takeToasts()).toEqual([]);
});

it('a form that another navigation has replaced is not reported', async () => {
  const lost = new TypeError('Failed to fetch');
  const init = {signal: AbortSignal.abort()};
  await expect(send(failing(lost), init)).rejects.toBe(lost);
  expect(takeToasts()).toEqual([]);
});
