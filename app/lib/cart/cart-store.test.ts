import {describe, expect, it, vi, afterEach} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {
  CartStore,
  type CartChange,
  type CartResponse,
  type CartTransport,
  fetchTransport,
  applyChanges,
} from './cart-store';
import {lineKey} from './cart-line';
import type {CartView} from './cart-view.server';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const ready = (cart: CartView | null) => ({status: 'ready', cart}) as const;
const reply = (cart: CartView | null): CartResponse => ({
  snapshot: ready(cart),
  problems: [],
});
const set = (quantity: number): CartChange => ({
  kind: 'set',
  lineId: lineOf(1, 1).id,
  title: 'Product 1',
  quantity,
});
const add = (number: number): CartChange => {
  const {merchandiseId, title} = lineOf(number, 1);
  return {kind: 'add', title, lines: [{merchandiseId, quantity: 1}]};
};
const cartWith = (second: number, quantity: number) =>
  cartOf(second, quantity > 0 ? [lineOf(1, quantity)] : []);

/** A server that responds when the test tells it to. */
function manualTransport() {
  const sent: {
    input: {action: string; inputs: {lines: {id?: string; quantity: number}[]}};
    respond: (cart: CartView | null) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const reads: ((cart: CartView | null) => Promise<void>)[] = [];
  const transport: CartTransport = {
    send: (form) =>
      new Promise((resolve, reject) =>
        sent.push({
          input: JSON.parse(
            form.get('cartFormInput') as string,
          ) as (typeof sent)[number]['input'],
          respond: (cart) => turn(() => resolve(reply(cart))),
          fail: () => turn(() => reject(new Error('offline'))),
        }),
      ),
    read: () =>
      new Promise((resolve) =>
        reads.push((cart) => turn(() => resolve(reply(cart)))),
      ),
  };
  return {
    transport,
    sent,
    reads,
    /** Responds to each request in turn with this cart. */
    respondToAll: async (cart: CartView) => {
      for (let next = 0; sent[next]; next += 1) await sent[next]?.respond(cart);
    },
  };
}

function turn(respond: () => void): Promise<void> {
  respond();
  return new Promise((resolve) => setTimeout(resolve));
}

function quantityShown(store: CartStore): number {
  const {snapshot, pending} = store.getState();
  const cart = snapshot.status === 'ready' ? snapshot.cart : null;
  return applyChanges(cart, pending).lines[0]?.quantity ?? 0;
}

it('many quick clicks take two requests and end at the last one (E5.2)', async () => {
  const {transport, sent, reads} = manualTransport();
  const store = new CartStore(ready(cartWith(1, 1)), transport);
  const seen: number[] = [];
  const done: number[] = [];
  store.subscribe(() => seen.push(quantityShown(store)));

  for (let quantity = 2; quantity <= 10; quantity += 1) {
    void store.change(set(quantity)).then(() => done.push(quantity));
  }
  void store.change(set(9));
  void store.change(set(0));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.input.inputs.lines[0]?.quantity).toBe(2);

  await sent[0]?.respond(cartWith(2, 2));
  // Each click resolves with its own result.
  expect(done).toEqual([2]);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.input.inputs.lines[0]?.quantity).toBe(0);
  await sent[1]?.respond(cartWith(3, 0));
  expect(done).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await reads[0]?.(cartWith(3, 0));

  expect(quantityShown(store)).toBe(0);
  expect(store.getState().pending).toEqual([]);
  // Never back to an older quantity: up, then 9, then gone.
  expect(seen.slice(0, 11)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 0]);
  expect(new Set(seen.slice(11))).toEqual(new Set([0]));
});

it('waiting changes of one kind are sent together, in order', async () => {
  const {transport, sent, respondToAll} = manualTransport();
  const cart = cartOf(1, [lineOf(1, 1), lineOf(2, 1)]);
  const store = new CartStore(ready(cart), transport);
  const form = new FormData();
  form.set('cartFormInput', JSON.stringify({action: 'NoteUpdate'}));
  const removal = {...set(0), lineId: lineOf(2, 1).id};
  const note = {kind: 'form', form} as const;
  for (const change of [set(2), add(3), add(4), set(5), removal, note]) {
    void store.change(change);
  }
  await respondToAll(cart);
  expect(sent.map(({input}) => input).slice(1)).toMatchObject([
    {action: 'LinesAdd', inputs: {lines: [{quantity: 1}, {quantity: 1}]}},
    {
      action: 'LinesUpdate',
      inputs: {
        lines: [
          {id: lineOf(1, 1).id, quantity: 5},
          {id: lineOf(2, 1).id, quantity: 0},
        ],
      },
    },
    {action: 'NoteUpdate'},
  ]);
});

describe('results', () => {
  it('older than what is shown are ignored, of a change and of a page’s loader', async () => {
    const {transport, sent} = manualTransport();
    const store = new CartStore(ready(cartWith(5, 1)), transport);
    void store.change(set(4));
    store.reconcile(ready(cartWith(9, 6)));
    await sent[0]?.respond(cartWith(6, 4));
    expect(quantityShown(store)).toBe(6);
    store.reconcile(ready(cartWith(8, 1)));
    expect(quantityShown(store)).toBe(6);
  });

  it('“no cart” from a page’s loader are verified before they are shown', async () => {
    const {transport, reads} = manualTransport();
    const store = new CartStore(ready(cartWith(3, 2)), transport);
    store.reconcile(ready(null));
    expect(quantityShown(store)).toBe(2);
    await reads[0]?.(null);
    expect(store.getState().snapshot).toEqual(ready(null));
  });

  it('of a read that a change has overtaken are ignored', async () => {
    const {transport, sent, reads} = manualTransport();
    const store = new CartStore(ready(null), transport);
    void store.refresh();
    void store.change(add(1));
    await sent[0]?.respond(cartWith(4, 1));
    await reads[0]?.(null);
    expect(quantityShown(store)).toBe(1);
  });

  it('“unavailable” do not hide the cart on the page', () => {
    const {transport} = manualTransport();
    const store = new CartStore(ready(cartWith(1, 1)), transport);
    store.reconcile({status: 'unavailable'});
    expect(quantityShown(store)).toBe(1);
  });
});

describe('failures', () => {
  it('are reported until the next change, and the cart is read again', async () => {
    const {transport, sent, reads} = manualTransport();
    const onSettled = vi.fn();
    const store = new CartStore(ready(cartWith(1, 1)), transport);
    store.onSettled(onSettled);
    const outcome = store.change(set(2));
    await sent[0]?.fail();
    expect(await outcome).toMatchObject([{key: 'unavailable'}]);
    expect(onSettled).toHaveBeenCalledOnce();
    expect(quantityShown(store)).toBe(1);
    // It had reached Shopify after all.
    await reads[0]?.(cartWith(2, 2));
    expect(quantityShown(store)).toBe(2);
    expect(store.getState().problems).toMatchObject([{key: 'unavailable'}]);
    void store.change(set(3));
    expect(store.getState().problems).toEqual([]);
  });

  it('to change a line that another tab removed send nothing; removing it is no failure', async () => {
    const {transport, sent} = manualTransport();
    const store = new CartStore(ready(cartOf(1, [])), transport);
    expect(await store.change(set(3))).toMatchObject([{key: 'lineGone'}]);
    expect(await store.change(set(0))).toEqual([]);
    expect(sent).toHaveLength(0);
  });
});

it('sends a line with add-ons by itself, and changes the add-ons with it', async () => {
  const {transport, sent, respondToAll} = manualTransport();
  const addOn = {
    merchandiseId: 'gid://shopify/ProductVariant/9',
    quantity: 1,
    parent: {merchandiseId: lineOf(1, 1).merchandiseId},
  };
  const nested = [
    {
      id: 'gid://shopify/CartLine/9',
      title: 'Service',
      options: [],
      quantity: 1,
      isAddOn: true,
      ...{canRemove: true, canUpdateQuantity: true},
      key: lineKey(addOn),
      merchandiseId: addOn.merchandiseId,
      total: {amount: '9.0', currencyCode: 'EUR' as const},
    },
  ];
  const cart = cartOf(1, [lineOf(1, 1, {nested})]);
  const store = new CartStore(ready(cart), transport);
  const map = {...addOn.parent, quantity: 1};
  const withService: CartChange = {
    kind: 'add',
    title: 'Product 1',
    lines: [map, addOn],
  };
  for (const change of [add(2), withService, add(1), set(3)]) {
    void store.change(change);
  }
  await respondToAll(cart);
  expect(sent.map(({input}) => input.inputs.lines)).toMatchObject([
    [{quantity: 1}],
    [{quantity: 1}, addOn],
    [{quantity: 1}],
    [{quantity: 3}, {id: nested[0]?.id, quantity: 3}],
  ]);
});

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

const setLine = (number: number, quantity: number): CartChange => ({
  kind: 'set',
  lineId: lineOf(number, 1).id,
  title: '',
  quantity,
});

const addLine = (number: number, quantity: number): CartChange => {
  const {merchandiseId, title} = lineOf(number, 1);
  return {kind: 'add', title, lines: [{merchandiseId, quantity}]};
};

const cart = cartOf(1, [lineOf(1, 2), lineOf(2, 5)]);
const quantities = (changes: CartChange[]) =>
  applyChanges(cart, changes).lines.map(({quantity}) => quantity);

it('sets a quantity and marks only that line', () => {
  const {lines} = applyChanges(cart, [setLine(1, 7)]);
  expect(lines[0]).toMatchObject({quantity: 7, isPending: true});
  expect(lines[1]).toMatchObject({quantity: 5, isPending: false});
});

it('removes a line of quantity 0, and caps all others', () => {
  expect(quantities([setLine(1, 0)])).toEqual([5]);
  expect(quantities([setLine(1, MAX_PER_LINE + 1)])).toEqual([MAX_PER_LINE, 5]);
  expect(quantities([addLine(2, MAX_PER_LINE)])).toEqual([2, MAX_PER_LINE]);
});

it('shows a provisional line for a variant that is not in the cart yet', () => {
  const {optimisticLines} = applyChanges(null, [addLine(3, 1), addLine(3, 2)]);
  expect(optimisticLines).toEqual([
    {key: lineOf(3, 1).key, title: 'Product 3', quantity: 3},
  ]);
});

it('changes only one of two lines that consist of the same', () => {
  const {key} = lineOf(1, 2);
  const split = cartOf(1, [lineOf(1, 2), lineOf(2, 3, {key})]);
  const shown = (change: CartChange) =>
    applyChanges(split, [change]).lines.map(({quantity}) => quantity);
  expect(shown(setLine(1, 4))).toEqual([4, 3]);
  expect(shown(setLine(2, 4))).toEqual([2, 4]);
  expect(shown(setLine(1, 0))).toEqual([3]);
  expect(shown(addLine(1, 1))).toEqual([3, 3]);
});
