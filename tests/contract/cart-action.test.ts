import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {CartAnswer} from '~/lib/cart/cart-actions.server';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {createVisitor} from '../support/cart-visitor';
import {LAMP_PLAN, smallCatalogue, VARIANT} from '../support/small-catalogue';

let running: RunningShop;
const visitor = (...options: [Parameters<typeof createVisitor>[1]?]) =>
  createVisitor(running.origin, ...options);

beforeAll(async () => {
  running = await startShop({catalogue: smallCatalogue});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await running.close();
});

const add = (merchandiseId: string, quantity: number, rest = {}) => ({
  kind: 'add' as const,
  lines: [{merchandiseId, quantity, ...rest}],
});

function cartOf({reading}: Pick<CartAnswer, 'reading'>) {
  if (reading.status !== 'ready' || !reading.cart) throw new Error('No cart.');
  return reading.cart;
}

const quantities = (answer: CartAnswer) =>
  cartOf(answer).lines.map(({quantity}) => quantity);
const keys = ({problems}: CartAnswer) => problems.map(({key}) => key);

describe('adding', () => {
  it('makes a cart whose cookie lasts 30 days and stays out of scripts', async () => {
    const shopper = visitor();
    const answer = await shopper.act(add(VARIANT.map, 1));
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]).toMatch(/^cart=/);
    expect(answer.cookies[0]).toMatch(/Max-Age=2592000/);
    expect(answer.cookies[0]).toMatch(/HttpOnly/);
    expect(answer.cookies[0]).toMatch(/SameSite=Lax/);
    expect(cartOf(answer)).toMatchObject({
      total: {amount: '199.0', currencyCode: 'EUR'},
      lines: [
        {
          title: 'Map (de)',
          path: '/products/handle-1?variant=1',
          priceBefore: {amount: '249.0', currencyCode: 'EUR'},
        },
      ],
    });
    expect(cartOf(answer).checkoutUrl?.startsWith(running.origin)).toBe(true);
  });

  it('never tells the browser the cart’s id', async () => {
    const {reading} = await visitor().act(add(VARIANT.map, 1));
    expect(JSON.stringify(reading)).not.toContain('gid://shopify/Cart/');
  });

  it('makes 6 and 6 into 10 in one line and says so', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.lamp, 6));
    const answer = await shopper.act(add(VARIANT.lamp, 6));
    expect(quantities(answer)).toEqual([10]);
    expect(answer.problems).toMatchObject([
      {key: 'cappedQuantity', subject: 'Lamp (de)', quantity: 10},
    ]);
  });

  it('keeps a subscription in a line of its own', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.lamp, 1));
    const answer = await shopper.act(
      add(VARIANT.lamp, 2, {sellingPlanId: LAMP_PLAN}),
    );
    expect(quantities(answer).sort()).toEqual([1, 2]);
    expect(
      cartOf(answer).lines.filter(({sellingPlan}) => sellingPlan),
    ).toHaveLength(1);
  });

  it('announces stock that runs out, with the quantity that is left', async () => {
    const answer = await visitor().act(add(VARIANT.map, 7));
    expect(quantities(answer)).toEqual([3]);
    expect(answer.problems).toMatchObject([
      {severity: 'warning', key: 'notEnoughStock', quantity: 3},
    ]);
  });

  it('shows the provider’s text for what does not become a line', async () => {
    const answer = await visitor().act(add(VARIANT.soldOut, 1));
    expect(answer.problems).toHaveLength(1);
    expect(answer.problems[0]).toMatchObject({key: null});
    expect(answer.problems[0]?.message).toMatch(/ausverkauft/);
  });

  it('says that a product is gone and keeps the cart', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.lamp, 1));
    const answer = await shopper.act(
      add('gid://shopify/ProductVariant/404', 1),
    );
    expect(keys(answer)).toEqual(['merchandiseGone']);
    expect(quantities(answer)).toEqual([1]);
  });

  it('refuses the 251st line with a clear message', async () => {
    const shopper = visitor();
    const lines = Array.from({length: 250}, (_, index) => ({
      merchandiseId: VARIANT.giftCard,
      quantity: 1,
      attributes: [{key: 'name', value: String(index)}],
    }));
    const full = await shopper.act({kind: 'add', lines});
    expect(quantities(full)).toHaveLength(250);
    const answer = await shopper.act(add(VARIANT.giftCard, 1));
    expect(keys(answer)).toEqual(['tooManyLines']);
    expect(quantities(answer)).toHaveLength(250);
  });
});

describe('a cart id that the provider does not know', () => {
  const STRANGE = [
    ['of another shop', 'cart=c1-0123456789abcdef%3Fkey%3Dabc123'],
    ['without its key', 'cart=c1-0123456789abcdef'],
    ['of another form', 'cart=%22%3E%3Cscript%3E'],
    ['of 4 KB', `cart=${'x'.repeat(4096)}`],
  ];

  it.each(STRANGE)('%s is replaced when something is added', async (_, id) => {
    const shopper = visitor();
    shopper.cookie = id ?? '';
    const answer = await shopper.act(add(VARIANT.lamp, 2));
    expect(answer.problems).toEqual([]);
    expect(quantities(answer)).toEqual([2]);
    expect(shopper.cookie).not.toBe(id);
    expect(quantities(await shopper.read())).toEqual([2]);
  });

  it.each(STRANGE)('%s is an empty cart for a page view', async (_, id) => {
    const shopper = visitor();
    shopper.cookie = id ?? '';
    const answer = await shopper.read();
    expect(answer).toMatchObject({
      status: 200,
      reading: {status: 'ready', cart: null},
      problems: [],
    });
  });

  it('is forgotten after its cart was changed in vain', async () => {
    const shopper = visitor();
    shopper.cookie = 'cart=c1-0123456789abcdef%3Fkey%3Dabc123';
    const lineIds = ['gid://shopify/CartLine/1?cart=c1'];
    const answer = await shopper.act({kind: 'remove', lineIds});
    expect(answer).toMatchObject({
      status: 200,
      reading: {status: 'ready', cart: null},
      problems: [],
    });
    expect(shopper.cookie).toBeNull();
  });

  it('takes discount codes and notes along into a new cart', async () => {
    const shopper = visitor();
    shopper.cookie = 'cart=c1-0123456789abcdef%3Fkey%3Dabc123';
    const answer = await shopper.act({kind: 'note', note: 'Bitte klingeln'});
    expect(cartOf(answer).note).toBe('Bitte klingeln');
  });
});

describe('changing', () => {
  it('updates, removes by 0 and removes without making a cart', async () => {
    const shopper = visitor();
    const idOf = (answer: CartAnswer) => cartOf(answer).lines[0]?.id ?? '';
    const id = idOf(await shopper.act(add(VARIANT.lamp, 1)));
    const update = (quantity: number) =>
      shopper.act({
        kind: 'update',
        lines: [{id, quantity}],
        isCapped: false,
      });
    expect(quantities(await update(4))).toEqual([4]);
    expect(quantities(await update(0))).toEqual([]);

    const stranger = visitor();
    const nothing = await stranger.act({kind: 'remove', lineIds: [id]});
    expect(nothing.reading).toEqual({status: 'ready', cart: null});
    expect(stranger.cookie).toBeNull();
  });

  it('still changes the other lines when one is gone', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.lamp, 1));
    const before = cartOf(await shopper.act(add(VARIANT.giftCard, 1)));
    const [first, second] = before.lines.map(({id}) => id);
    await shopper.act({kind: 'remove', lineIds: [second ?? '']});
    const answer = await shopper.act({
      kind: 'update',
      lines: [
        {id: first ?? '', quantity: 3},
        {id: second ?? '', quantity: 2},
      ],
      isCapped: false,
    });
    expect(quantities(answer)).toEqual([3]);
    expect(keys(answer)).toEqual(['lineGone']);
  });

  it('removes a line that is gone already without a word', async () => {
    const shopper = visitor();
    const before = cartOf(await shopper.act(add(VARIANT.lamp, 1)));
    const lineIds = before.lines.map(({id}) => id);
    await shopper.act({kind: 'remove', lineIds});
    const answer = await shopper.act({kind: 'remove', lineIds});
    expect(answer.problems).toEqual([]);
    expect(quantities(answer)).toEqual([]);
  });

  it('shows titles in the language of the page', async () => {
    const german = visitor();
    await german.act(add(VARIANT.map, 1));
    const english = visitor({language: 'EN'});
    english.cookie = german.cookie;
    expect(cartOf(await english.read())).toMatchObject({
      lines: [{title: 'Map'}],
      total: {currencyCode: 'EUR'},
    });
  });
});

describe('codes', () => {
  it('applies a discount code and reports one that does not fit', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.map, 1));
    const codes = (all: string[], added: string) =>
      shopper.act({kind: 'discountCodes', codes: all, added});
    const good = await codes(['WILLKOMMEN10'], 'WILLKOMMEN10');
    expect(cartOf(good).discount).toEqual({
      amount: '19.9',
      currencyCode: 'EUR',
    });
    const bad = await codes(['WILLKOMMEN10', 'NOPE'], 'NOPE');
    expect(bad.problems).toMatchObject([
      {key: 'discountNotApplicable', subject: 'NOPE'},
    ]);
    expect(cartOf(bad).discountCodes).toContainEqual({
      code: 'WILLKOMMEN10',
      isApplicable: true,
    });
  });

  it('adds gift cards one by one, refuses unknown ones and removes one', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.map, 1));
    const card = (code: string) => shopper.act({kind: 'giftCard', code});
    await card('METAR-GIFT-50EU-RO42');
    const both = await card('METAR-GIFT-500E-UR42');
    expect(cartOf(both).giftCards).toHaveLength(2);

    const unknown = await card('NO-SUCH-CARD');
    expect(keys(unknown)).toEqual(['invalidGiftCard']);
    expect(cartOf(unknown).giftCards).toHaveLength(2);

    const [first] = cartOf(both).giftCards;
    const removed = await shopper.act({
      kind: 'removeGiftCards',
      ids: [first?.id ?? ''],
    });
    expect(cartOf(removed).giftCards).toHaveLength(1);
  });
});

describe('a provider that fails', () => {
  const order = (rules: unknown) =>
    fetch(`${running.origin}/faults`, {
      method: 'POST',
      body: JSON.stringify(rules),
    });

  it('is reported, with the cart as it is by then', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.lamp, 1));
    await order([
      {operation: 'cartLinesAdd', kind: 'reset', carriedOut: true, count: 1},
    ]);
    const answer = await shopper.act(add(VARIANT.giftCard, 1));
    expect(answer.status).toBe(503);
    expect(keys(answer)).toEqual(['unavailable']);
    // The answer was lost, the change was not: nothing is added twice.
    expect(quantities(answer)).toEqual([1, 1]);
    await fetch(`${running.origin}/faults`, {method: 'DELETE'});
  });
});
