import {afterEach, describe, expect, it} from 'vitest';
import {
  performCartAction,
  readCart as readOwnCart,
  type CartActionResult,
} from '~/lib/cart/cart-actions.server';
import {
  addPermalink,
  openPermalink,
  parsePermalink,
} from '~/lib/cart/permalink.server';
import {MOST_PER_LINE} from '~/lib/cart/quantity';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import {consentCookies} from '~/lib/consent/consent-state';
import {createRequestContext} from '~/lib/create-context.server';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {readCart} from '../support/cart-client';
import {breakShop, mendShop} from '../support/faults';
import {commerceShop} from '../support/commerce-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';

const running = commerceShop({catalogue: smallCatalogue});
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

/** The cart behind a checkout's address. */
async function cartBehind(checkoutUrl: string | null) {
  const url = new URL(checkoutUrl ?? '');
  const token = url.pathname.split('/').pop();
  const key = url.searchParams.get('key');
  return readCart(running.origin, `gid://shopify/Cart/${token}?key=${key}`);
}

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
      'the most of what it wants more of',
      [
        [VARIANT.lamp, MOST_PER_LINE - 1],
        [VARIANT.lamp, 2],
      ],
      '',
      MOST_PER_LINE,
      [{key: 'cappedQuantity', subject: 'Lamp (de)', quantity: MOST_PER_LINE}],
    ],
    [
      'what is left without the unknown and the sold out',
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
      'what is in it without a code that does not fit',
      [[VARIANT.lamp, 1]],
      'discount=NOPE',
      1,
      [{key: 'discountNotApplicable', subject: 'NOPE'}],
    ],
  ] as const)('takes %s, and says so', async (_, lines, query, count, told) => {
    const {checkoutUrl, problems} = await open(lines, query);
    expect(problems).toMatchObject(told);
    expect((await cartBehind(checkoutUrl))?.totalQuantity).toBe(count);
  });

  it.each([UNKNOWN, VARIANT.soldOut])(
    'leads to no checkout when nothing of it can be bought: %s',
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

it('a discount link puts its code beside those in the cart, once', async () => {
  const shopper = visitor();
  await shopper.act(add(VARIANT.map, 1));
  for (const code of ['VERSANDFREI', 'WILLKOMMEN10', 'willkommen10']) {
    expect((await openLink(shopper, code)).problems, code).toEqual([]);
  }
  expect(cartOf(await shopper.read())).toMatchObject({
    discounts: [
      {name: 'willkommen10', amount: {amount: '19.9', currencyCode: 'EUR'}},
    ],
    discountCodes: [
      {code: 'VERSANDFREI', isApplicable: true},
      {code: 'willkommen10', isApplicable: true},
    ],
  });
});

it('a discount link leaves the codes alone when the cart cannot be read', async () => {
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
    storefrontContext(running.origin, 'de').env,
    {waitUntil: () => undefined},
    new ProviderReport(),
    false,
  );

const decided = (...ids: OptionalId[]) => consentCookies(ids, '');

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

it('the way to the checkout stays when the decision cannot be told', async () => {
  await breakShop(running.origin, {
    operation: 'CartCheckoutUrl',
    kind: 'status',
    count: 1,
  });
  expect(toldBy(checkoutOf(await addMap(decided('analytics'))))).toBeNull();
});
