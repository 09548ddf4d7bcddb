import type {CartActionResult} from '~/lib/cart/cart-view.server';
import gql from 'graphql-tag';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  performCartAction,
  readCart as readOwnCart,
} from '~/lib/cart/cart-actions.server';
import {
  addPermalink,
  openPermalink,
  parsePermalink,
} from '~/lib/cart/cart-links.server';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import {consentValues} from '~/lib/consent/consent-state';
import {createRequestContext} from '~/lib/create-context.server';
import {failedTries} from '~/lib/rates/rate-limit.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {readCart} from '../support/cart-client';
import {breakShop, mendShop} from '../support/faults';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';
import {withoutPauses} from '../support/without-pauses';
import {MAX_PER_LINE} from '~/lib/limits/limits';

// A limit takes fifty requests and more.
vi.setConfig({testTimeout: 60_000});

const running = commerceShop({catalogue: smallCatalogue});
beforeEach(withoutPauses);
afterEach(() => mendShop(running.origin));

const visitor = () => createVisitor(running.origin);

const UNKNOWN = 'gid://shopify/ProductVariant/404';
const idOf = (merchandiseId: string) => merchandiseId.split('/').pop() ?? '';

/** The link with these variants and quantities. */
function linkOf(wanted: readonly (readonly [string, number])[], query = '') {
  const lines = wanted
    .map(([variant, quantity]) => `${idOf(variant)}:${quantity}`)
    .join(',');
  const link = parsePermalink(lines, new URLSearchParams(query));
  if (!link) throw new Error('No permalink.');
  return link;
}

const open = (...wanted: Parameters<typeof linkOf>) =>
  openPermalink(visitor().context(), linkOf(...wanted));

/** The cart behind a checkout's URL. */
async function cartBehind(checkoutUrl: string | null) {
  const url = new URL(checkoutUrl ?? '');
  const token = url.pathname.split('/').pop();
  const key = url.searchParams.get('key');
  return readCart(running.origin, `gid://shopify/Cart/${token}?key=${key}`);
}

it('tries no code for a client who has to pass a challenge; the rest of the link works', async () => {
  const challenged = () => {
    const context = visitor().context();
    failedTries.take(context.clientKey, 3);
    const env = {...context.env, PUBLIC_TURNSTILE_SITE_KEY: 'site-key'};
    return {...context, env};
  };
  const codes = await performCartAction(
    {kind: 'addDiscountCodes', codes: ['WILLKOMMEN10']},
    challenged(),
  );
  expect(keys(codes)).toEqual(['challenge']);
  const link = linkOf([[VARIANT.lamp, 2]], 'discount=WILLKOMMEN10');
  const added = await addPermalink(challenged(), link);
  expect(keys(added)).toEqual(['challenge']);
  expect(quantities(added)).toEqual([2]);
  const opened = await openPermalink(challenged(), link);
  expect(opened.problems).toMatchObject([{key: 'challenge'}]);
  expect(await cartBehind(opened.checkoutUrl)).toMatchObject({
    totalQuantity: 2,
    discountCodes: [],
  });
});

describe('a permalink', () => {
  it('makes a cart with codes, note and attributes, and leads to its checkout', async () => {
    const {checkoutUrl, problems} = await open(
      [
        [VARIANT.map, 1],
        [VARIANT.lamp, 2],
      ],
      'discount=WILLKOMMEN10&note=Hallo&attributes[gift]=yes&checkout[email]=a@example.com',
    );
    expect(problems).toEqual([]);
    const query = new URL(checkoutUrl ?? '').searchParams;
    expect(query.get('checkout[email]')).toBe('a@example.com');
    expect(await cartBehind(checkoutUrl)).toMatchObject({
      totalQuantity: 3,
      note: 'Hallo',
      attributes: [{key: 'gift', value: 'yes'}],
      discountCodes: [{code: 'WILLKOMMEN10', applicable: true}],
    });
  });

  it.each([
    [
      'no more units than the cap',
      [
        [VARIANT.lamp, MAX_PER_LINE - 1],
        [VARIANT.lamp, 2],
      ],
      '',
      MAX_PER_LINE,
      [{key: 'cappedQuantity', subject: 'Lamp (de)', quantity: MAX_PER_LINE}],
    ],
    [
      'what can be bought, without unknown and sold-out variants',
      [
        [UNKNOWN, 1],
        [VARIANT.lamp, 1],
        [VARIANT.soldOut, 1],
      ],
      '',
      1,
      [{key: 'merchandiseGone'}, {key: 'outOfStock', subject: 'Sold out (de)'}],
    ],
    [
      'its lines without a code that does not apply',
      [[VARIANT.lamp, 1]],
      'discount=NOPE',
      1,
      [{key: 'discountNotApplicable', subject: 'NOPE'}],
    ],
  ] as const)('adds %s, and says so', async (_, lines, query, count, told) => {
    const {checkoutUrl, problems} = await open(lines, query);
    expect(problems).toMatchObject(told);
    expect((await cartBehind(checkoutUrl))?.totalQuantity).toBe(count);
  });

  it.each([UNKNOWN, VARIANT.soldOut])(
    'leads to no checkout when nothing in it can be bought: %s',
    async (variant) => {
      const opened = await open([[variant, 1]]);
      expect(opened.checkoutUrl).toBeNull();
      expect(opened.problems).toHaveLength(1);
    },
  );

  it('adds to the visitor’s own cart when it is for the storefront', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.map, 1));
    const result = await addPermalink(
      shopper.context(),
      linkOf([[VARIANT.lamp, 2]], 'storefront=true&discount=WILLKOMMEN10'),
    );
    expect(result.problems).toEqual([]);
    const read = await shopper.read();
    expect(quantities(read)).toEqual([2, 1]);
    expect(cartOf(read).discountCodes).toEqual([
      {code: 'WILLKOMMEN10', isApplicable: true},
    ]);
  });
});

/** What `/discount/{code}` does. */
const openLink = (shopper: ReturnType<typeof visitor>, code: string) =>
  shopper.act({kind: 'addDiscountCodes', codes: [code]});

it('a discount link adds its code to those in the cart, once', async () => {
  const shopper = visitor();
  await shopper.act(add(VARIANT.map, 1));
  for (const code of ['VERSANDFREI', 'WILLKOMMEN10', 'willkommen10']) {
    expect((await openLink(shopper, code)).problems, code).toEqual([]);
  }
  expect(cartOf(await shopper.read())).toMatchObject({
    discount: {amount: '19.9', currencyCode: 'EUR'},
    discountCodes: [
      {code: 'VERSANDFREI', isApplicable: true},
      // As it was typed last.
      {code: 'willkommen10', isApplicable: true},
    ],
  });
});

it('a discount link does not change the codes when the cart cannot be read', async () => {
  const shopper = visitor();
  await shopper.act(add(VARIANT.map, 1));
  await breakShop(running.origin, {
    operation: '*',
    kind: 'status',
    status: 400,
  });
  const result = await openLink(shopper, 'WILLKOMMEN10');
  expect(keys(result)).toEqual(['unavailable']);
});

const contextOf = (cookies: readonly string[]) =>
  createRequestContext(
    new Request('http://localhost:3000/cart', {
      headers: {Cookie: cookies.map((text) => text.split(';')[0]).join('; ')},
    }),
    {
      env: storefrontContext(running.origin, 'de').env,
      executionContext: {waitUntil: () => undefined},
      requestLog: new RequestLog(),
    },
  );

const decided = (...ids: OptionalId[]) =>
  consentValues(ids).map((cookie) => cookie.join('='));

const toldBy = (url: string | null | undefined) =>
  new URL(url ?? '').searchParams.get('_cs');

const checkoutOf = ({snapshot}: CartActionResult) =>
  snapshot.status === 'ready' ? snapshot.cart?.checkoutUrl : null;

const addMap = async (cookies: readonly string[]) =>
  performCartAction(add(VARIANT.map, 1), await contextOf(cookies));

it.each([
  ['who has not decided', [], null],
  ['who declined', decided(), '3.amps'],
  ['who accepted statistics', decided('analytics'), '3.Amps'],
])(
  'the checkout learns the decision of a visitor %s',
  async (_, cookies, told) => {
    const added = await addMap(cookies);
    const context = await contextOf([...cookies, ...added.cookies]);
    const cart = context.separateCart();
    const link = linkOf([[VARIANT.map, 1]]);
    const opened = await openPermalink({...context, cart}, link);
    expect(toldBy(checkoutOf(added))).toBe(told);
    expect(toldBy(checkoutOf(await readOwnCart(context)))).toBe(told);
    expect(toldBy(opened.checkoutUrl)).toBe(told);
  },
);

it('a page asks Shopify once for the cart of a visitor who has decided', async () => {
  const cookies = decided('analytics');
  const added = await addMap(cookies);
  const context = await contextOf([...cookies, ...added.cookies]);
  await forgetRequests(running.origin);
  const read = await readOwnCart(context);
  expect(await loggedOperations(running.origin)).toEqual(['CartQuery']);
  expect(toldBy(checkoutOf(read))).toBe('3.Amps');
});

it('the link to the checkout remains when Shopify cannot be told the decision', async () => {
  await breakShop(running.origin, {
    operation: 'CartCheckoutUrl',
    kind: 'status',
  });
  expect(toldBy(checkoutOf(await addMap(decided('analytics'))))).toBeNull();
});

const GIFT_CARD = 'METAR-GIFT-50EU-RO42';

/** A visitor with a new cart, and a new client unless one is given. */
async function shopper(clientKey = crypto.randomUUID()) {
  const visitor = createVisitor(running.origin, {clientKey});
  await visitor.act(add(VARIANT.lamp, 1));
  return {
    visitor,
    giftCard: (code: string) => visitor.act({kind: 'giftCard', code}),
    discount: (code: string) =>
      visitor.act({kind: 'addDiscountCodes', codes: [code]}),
  };
}

const wrongCodes = (count: number) =>
  Array.from({length: count}, (_, i) => `FALSCH-${i}-0000`);

describe('wrong codes of a cart', () => {
  it('are limited to ten, gift cards and discounts together; then not even right ones are tried (E1.23)', async () => {
    const {visitor, giftCard, discount} = await shopper();
    // Right ones do not count.
    for (let tries = 0; tries < 12; tries += 1) {
      expect(keys(await giftCard(GIFT_CARD))).toEqual([]);
    }
    for (const code of wrongCodes(5)) {
      expect(keys(await giftCard(code))).toEqual(['invalidGiftCard']);
      expect(keys(await discount(code))).toEqual(['discountNotApplicable']);
    }
    await forgetRequests(running.origin);
    for (const result of [
      await giftCard(GIFT_CARD),
      await discount('MAPS20'),
    ]) {
      expect(keys(result)).toEqual(['tooManyCodes']);
      expect(cartOf(result).giftCards).toHaveLength(1);
    }
    const asked = await loggedOperations(running.origin);
    const reads = ['CartQuery', 'CartPictures', 'Markets', 'Payments'];
    expect(asked.filter((name) => !reads.includes(name))).toEqual([]);
    const result = await visitor.act({kind: 'discountCodes', codes: []});
    expect(result.problems).toEqual([]);
  });

  it('count once, although a client sends them again with the next code (E1.23)', async () => {
    const {visitor} = await shopper();
    const codes = wrongCodes(10);
    const send = (sent: string[]) =>
      visitor.act({kind: 'discountCodes', codes: sent});
    for (const [index] of codes.entries()) {
      expect(keys(await send(codes.slice(0, index + 1)))).toEqual([
        'discountNotApplicable',
      ]);
    }
    // Removing a code is not a try.
    const result = await send(codes.slice(1));
    expect(result.problems).toEqual([]);
    expect(cartOf(result).discountCodes).toHaveLength(9);
  });

  it('have the same limit when many are sent at the same moment (E1.23, E1.26)', async () => {
    const {giftCard} = await shopper();
    const results = await Promise.all(wrongCodes(20).map(giftCard));
    const told = results.flatMap(keys);
    expect(told.filter((key) => key === 'invalidGiftCard')).toHaveLength(10);
    expect(told.filter((key) => key === 'tooManyCodes')).toHaveLength(10);
  });
});

it('wrong codes are limited to thirty per client, through forms and links, whatever the cart (E1.23)', async () => {
  const clientKey = crypto.randomUUID();
  const link = linkOf([[VARIANT.map, 1]], `discount=${wrongCodes(12).join()}`);
  expect(link.discountCodes).toHaveLength(10);
  for (const code of wrongCodes(15)) {
    const {discount, giftCard} = await shopper(clientKey);
    expect(keys(await discount(code))).toEqual(['discountNotApplicable']);
    expect(keys(await giftCard(code))).toEqual(['invalidGiftCard']);
  }
  const {context, act} = createVisitor(running.origin, {clientKey});
  const opened = await openPermalink(context(), link);
  expect(opened.problems.map(({key}) => key)).toEqual(['tooManyCodes']);
  const added = await act({kind: 'addDiscountCodes', codes: ['MAPS20']});
  expect(keys(added)).toEqual(['tooManyCodes']);
});

it('the endpoint accepts no codes, right or wrong (E1.23)', async () => {
  const {ask} = commerceClient(running.origin);
  const create = gql`
    mutation ($input: CartInput!) {
      cartCreate(input: $input) {
        cart {
          id
        }
      }
    }
  `;
  for (const input of [
    {giftCardCodes: [GIFT_CARD]},
    {discountCodes: ['MAPS20']},
    {discountCodes: 'MAPS20'},
  ]) {
    expect((await ask(create, {input})).status).toBe(403);
  }
  expect((await ask(create, {input: {discountCodes: []}})).status).toBe(200);
});
