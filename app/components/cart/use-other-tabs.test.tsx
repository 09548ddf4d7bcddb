import {act, cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {CartStore, type CartTransport} from '~/lib/cart/cart-store';
import type {CartSnapshot} from '~/lib/cart/cart-view.server';
import {useOtherTabs} from './use-other-tabs';

const NONE: CartSnapshot = {status: 'ready', cart: null};
const FILLED: CartSnapshot = {status: 'ready', cart: cartOf(5, [lineOf(1, 1)])};
const emptiedAt = (second: number): CartSnapshot => ({
  status: 'ready',
  cart: cartOf(second, []),
});
const RECORD = 'cart-change';
const {key: LINE_KEY, title: TITLE} = lineOf(1, 1);
const recordOf = (updatedAt: string, changedAt = 0) =>
  JSON.stringify({updatedAt, changedAt, lines: [[LINE_KEY, TITLE]]});
const RECORD_OF_FILLED = recordOf('2026-01-01T12:00:05.000Z');

const read = vi.fn<CartTransport['read']>();

beforeEach(() => {
  localStorage.clear();
  read.mockReset();
  read.mockResolvedValue({snapshot: NONE, problems: []});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page({store}: {store: CartStore}) {
  useOtherTabs(store);
  return null;
}

/** A page with this snapshot; `type` is how its document came about. */
async function open(snapshot: CartSnapshot, type = 'navigate') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type} as unknown as PerformanceEntry,
  ]);
  const send: CartTransport['send'] = () =>
    Promise.resolve({snapshot: FILLED, problems: []});
  const store = new CartStore(snapshot, {read, send});
  await act(() => Promise.resolve(render(<Page store={store} />)));
  return store;
}

const happen = (dispatch: () => void) =>
  act(() => {
    dispatch();
    return Promise.resolve();
  });
const beVisible = () => document.dispatchEvent(new Event('visibilitychange'));
const beRestored = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
const show = () => happen(beVisible);
const otherTab = (record: string) => {
  localStorage.setItem(RECORD, record);
  return happen(() =>
    window.dispatchEvent(new StorageEvent('storage', {key: RECORD})),
  );
};

it('requests and stores nothing for a visitor without a cart', async () => {
  await open(NONE);
  await show();
  await happen(beRestored);
  cleanup();
  await open(NONE, 'back_forward');
  expect(read).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});

it.each([
  ['without a cart, after one was made', NONE],
  ['with a cart that may have been paid since', FILLED],
])('reads again for an old document %s', async (_, snapshot) => {
  localStorage.setItem(RECORD, RECORD_OF_FILLED);
  await open(snapshot, 'back_forward');
  expect(read).toHaveBeenCalledOnce();
});

it('reads again when a page with a cart is shown again, once for all its events', async () => {
  const store = await open(FILLED);
  await happen(() => {
    beRestored();
    beVisible();
  });
  expect(read).toHaveBeenCalledOnce();
  expect(store.getState().snapshot).toEqual(NONE);
});

it('reads again when a page without a cart is shown after another page made one', async () => {
  await open(NONE);
  localStorage.setItem(RECORD, RECORD_OF_FILLED);
  await show();
  await show();
  expect(read).toHaveBeenCalledOnce();
});

it('reads once more when another tab changes the cart while it is read', async () => {
  const store = await open(NONE);
  let respond = () => {};
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = () => resolve({snapshot: emptiedAt(4), problems: []});
    }),
  );
  read.mockResolvedValue({snapshot: FILLED, problems: []});
  await otherTab(recordOf('2026-01-01T12:00:04.000Z'));
  await otherTab(RECORD_OF_FILLED);
  expect(read).toHaveBeenCalledOnce();
  await happen(respond);
  expect(read).toHaveBeenCalledTimes(2);
  expect(store.getState().snapshot).toEqual(FILLED);
});

it('reads again at once when another tab changed the cart, unless the tab is hidden', async () => {
  await open(NONE);
  await otherTab(RECORD_OF_FILLED);
  expect(read).toHaveBeenCalledOnce();
  const visibility = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockReturnValue('hidden');
  await otherTab(recordOf('2026-01-01T12:00:06.000Z', 1));
  expect(read).toHaveBeenCalledOnce();
  visibility.mockReturnValue('visible');
  await show();
  expect(read).toHaveBeenCalledTimes(2);
});

it('tells other tabs of each change, even of two within one second of the shop’s time', async () => {
  const store = await open(NONE);
  const records = new Set<string | null>();
  for (const now of [1000, 1001]) {
    vi.spyOn(Date, 'now').mockReturnValue(now);
    await act(() => store.change({kind: 'form', form: new FormData()}));
    records.add(localStorage.getItem(RECORD));
  }
  expect(records.size).toBe(2);
  await show();
  // Not because of its own change, but because the lines may have been paid.
  expect(read).toHaveBeenCalledOnce();
});

it('reports once which line Shopify has removed since the last change', async () => {
  localStorage.setItem(RECORD, RECORD_OF_FILLED);
  const store = await open(emptiedAt(5));
  const vanished = {key: 'vanished', subject: TITLE};
  expect(store.getState().problems).toMatchObject([vanished]);
  cleanup();
  expect((await open(emptiedAt(5))).getState().problems).toEqual([]);
});

it('reports it also when the page with the line is shown again', async () => {
  const store = await open(FILLED);
  read.mockResolvedValue({snapshot: emptiedAt(5), problems: []});
  await show();
  expect(store.getState().problems).toMatchObject([{key: 'vanished'}]);
});

it('does not report a line that the visitor removed', async () => {
  localStorage.setItem(RECORD, RECORD_OF_FILLED);
  expect((await open(emptiedAt(6))).getState().problems).toEqual([]);
});

it('works without storage', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  await open(FILLED);
  await show();
  expect(read).toHaveBeenCalledOnce();
});

it.each(['"x"', '5', '{"lines":5}', '{"lines":[5,null]}', '{'])(
  'a stored record that is none, such as %s, counts as missing',
  async (record) => {
    localStorage.setItem(RECORD, record);
    const store = await open(FILLED);
    expect(store.getState().problems).toEqual([]);
    expect(localStorage.getItem(RECORD)).toBe(RECORD_OF_FILLED);
  },
);
