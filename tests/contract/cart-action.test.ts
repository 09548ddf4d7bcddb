import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {performCartAction} from '~/lib/cart/cart-actions.server';
import {action as changeCart} from '~/routes/($locale).cart';
import {accountVisitor, formFor} from '../support/account-visitor';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {editResults} from '../support/edited-results';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {withoutPauses} from '../support/without-pauses';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const running = ownShop({catalogue: smallCatalogue});
beforeEach(withoutPauses);
afterEach(async () => {
  vi.unstubAllGlobals();
  await mendShop(running.origin);
});

const visitor = () => createVisitor(running.origin);

/** A visitor with this in the cart. */
async function withLine(variant: string, quantity = 1) {
  const shopper = visitor();
  await shopper.act(add(variant, quantity));
  return shopper;
}

/** A visitor with a map in the cart, and ways to reduce its price. */
async function withMap() {
  const shopper = await withLine(VARIANT.map);
  const discount = (code: string) =>
    shopper.act({kind: 'addDiscountCodes', codes: [code]});
  const giftCard = (code: string) => shopper.act({kind: 'giftCard', code});
  return {shopper, discount, giftCard};
}

/** A cart that Shopify does not know. */
const GONE = 'cart=c1-0123456789abcdef%3Fkey%3Dabc123';

describe('adding', () => {
  it('makes a cart whose cookie lasts 30 days and stays out of scripts (E2.1)', async () => {
    const result = await visitor().act(add(VARIANT.map, 1));
    expect(result.cookies).toEqual([
      expect.stringMatching(
        /^cart=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(cartOf(result)).toMatchObject({
      total: {amount: '199.0', currencyCode: 'EUR'},
      lines: [
        {
          title: 'Map (de)',
          path: '/products/handle-1?variant=1',
          priceBefore: {amount: '249.0', currencyCode: 'EUR'},
        },
      ],
    });
    const {checkoutUrl, ...shown} = cartOf(result);
    expect(checkoutUrl?.startsWith(running.origin)).toBe(true);
    // Neither its id nor its key is anywhere else.
    const key = new URL(checkoutUrl ?? '').searchParams.get('key');
    expect(key).toMatch(/^\w{6,}/);
    expect(result.cookies[0]).toContain(key);
    expect(JSON.stringify(shown)).not.toContain(key);
    expect(JSON.stringify(shown)).not.toContain('gid://shopify/Cart/');
  });

  it('undoes what an addition adds above the cap, and says so (E5.3)', async () => {
    const shopper = await withLine(VARIANT.lamp, MAX_PER_LINE - 1);
    const result = await shopper.act(add(VARIANT.lamp, 2));
    expect(quantities(result)).toEqual([MAX_PER_LINE]);
    expect(result.problems).toMatchObject([
      {
        key: 'cappedQuantity',
        subject: 'Lamp (de)',
        quantity: MAX_PER_LINE,
      },
    ]);
  });

  it('says one thing of a line that has neither the stock nor the cap', async () => {
    const {catalogue, inventory} = running.shop;
    const {variant} = catalogue.variantById.get(VARIANT.lamp) ?? {};
    if (!variant) throw new Error('No lamp.');
    const shopper = await withLine(VARIANT.lamp, MAX_PER_LINE - 2);
    const taken = inventory.quantityOf(variant) - (MAX_PER_LINE + 2);
    inventory.take(variant, taken);
    const result = await shopper.act(add(VARIANT.lamp, MAX_PER_LINE - 2));
    inventory.take(variant, -taken);
    expect(quantities(result)).toEqual([MAX_PER_LINE]);
    expect(keys(result)).toEqual(['cappedQuantity']);
  });

  it.each([
    [
      'fails',
      () =>
        breakShop(running.origin, {
          operation: 'cartLinesUpdate',
          kind: 'status',
          status: 400,
        }),
    ],
    [
      'is refused',
      () => {
        const refusal = {code: 'INVALID', message: 'no', field: ['lines']};
        editResults({
          cartLinesUpdate: () => ({
            cartLinesUpdate: {cart: null, userErrors: [refusal], warnings: []},
          }),
        });
        return Promise.resolve();
      },
    ],
  ])(
    'keeps a cart that it has made when the change to the cap %s',
    async (_, prepare) => {
      await prepare();
      const shopper = visitor();
      const result = await shopper.act(add(VARIANT.lamp, MAX_PER_LINE + 1));
      expect(result.problems).toHaveLength(1);
      expect(quantities(result)).toHaveLength(1);
      expect(quantities(await shopper.read())).toEqual(quantities(result));
    },
  );

  it('says that something is sold out, and shows no line of it', async () => {
    const shopper = visitor();
    const result = await shopper.act(add(VARIANT.soldOut, 1));
    expect(result.problems).toMatchObject([
      {key: 'outOfStock', subject: 'Sold out (de)'},
    ]);
    for (const cart of [cartOf(result), cartOf(await shopper.read())]) {
      expect(cart).toMatchObject({lines: [], checkoutUrl: null});
    }
  });

  it('says that a plan does not fit the item, and adds nothing', async () => {
    const sellingPlanId = 'gid://shopify/SellingPlan/999999';
    const result = await visitor().act(add(VARIANT.lamp, 1, {sellingPlanId}));
    expect(keys(result)).toEqual(['planGone']);
    expect(result.snapshot).toMatchObject({cart: null});
  });

  it('calls sold out only what the cart has none of', async () => {
    const shopper = await withLine(VARIANT.map, 3);
    const attributes = [{key: 'Wand', value: 'Flur'}];
    const result = await shopper.act(add(VARIANT.map, 1, {attributes}));
    expect(quantities(result)).toEqual([3]);
    expect(result.problems).toMatchObject([
      {key: 'notEnoughStock', subject: 'Map (de)', quantity: 3},
    ]);
  });

  it.each([2, 5, 20])(
    'loses none of %d additions at the same moment (E5.3)',
    async (count) => {
      const shopper = await withLine(VARIANT.lamp);
      const results = await Promise.all(
        Array.from({length: count}, () => shopper.act(add(VARIANT.lamp, 1))),
      );
      const wanted = Math.min(1 + count, MAX_PER_LINE);
      expect(quantities(await shopper.read())).toEqual([wanted]);
      expect(results.some((result) => keys(result).length > 0)).toBe(
        1 + count > MAX_PER_LINE,
      );
    },
  );

  it('announces stock that runs out, with the quantity that is left (E5.9)', async () => {
    const result = await visitor().act(add(VARIANT.map, 7));
    expect(quantities(result)).toEqual([3]);
    expect(result.problems).toMatchObject([
      {severity: 'warning', key: 'notEnoughStock', quantity: 3},
    ]);
  });

  it('says that a product is gone and keeps the cart (E5.9)', async () => {
    const shopper = await withLine(VARIANT.lamp);
    const result = await shopper.act(
      add('gid://shopify/ProductVariant/404', 1),
    );
    expect(keys(result)).toEqual(['merchandiseGone']);
    expect(quantities(result)).toEqual([1]);
  });

  it.each([true, false])(
    'adds the other lines of what has a line that the shop rejects, and says so (has a cart: %s)',
    async (hasCart) => {
      const shopper = hasCart ? await withLine(VARIANT.lamp) : visitor();
      const gone = 'gid://shopify/ProductVariant/404';
      const quantity = 1;
      const result = await shopper.act({
        kind: 'add',
        lines: [
          {merchandiseId: gone, quantity},
          {merchandiseId: VARIANT.map, quantity: 2},
          {
            merchandiseId: VARIANT.lamp,
            quantity,
            parent: {merchandiseId: gone},
          },
          {merchandiseId: 'gid://shopify/ProductVariant/405', quantity},
        ],
      });
      expect(result.problems).toMatchObject([
        {severity: 'warning', key: 'merchandiseGone'},
      ]);
      expect(quantities(result)).toEqual(hasCart ? [2, 1] : [2]);
    },
  );

  it('refuses the 251st line with a clear message (E5.6)', async () => {
    const shopper = visitor();
    const lines = Array.from({length: 250}, (_, index) => ({
      merchandiseId: VARIANT.giftCard,
      quantity: 1,
      attributes: [{key: 'name', value: String(index)}],
    }));
    const full = await shopper.act({kind: 'add', lines});
    expect(quantities(full)).toHaveLength(250);
    const result = await shopper.act(add(VARIANT.giftCard, 1));
    expect(keys(result)).toEqual(['tooManyLines']);
    expect(quantities(result)).toHaveLength(250);
  });
});

describe('a cart id that Shopify does not know', () => {
  const EMPTY = {
    status: 200,
    snapshot: {status: 'ready', cart: null},
    problems: [],
  };

  it.each([
    ['of another shop', GONE],
    ['without its key', 'cart=c1-0123456789abcdef'],
  ])(
    '%s gives an empty cart, and is replaced when something is added (E5.8)',
    async (_, id) => {
      const shopper = visitor();
      shopper.cookie = id;
      expect(await shopper.read()).toMatchObject(EMPTY);
      shopper.cookie = id;
      const result = await shopper.act(add(VARIANT.lamp, 2));
      expect(result.problems).toEqual([]);
      expect(shopper.cookie).not.toBe(id);
      expect(quantities(await shopper.read())).toEqual([2]);
    },
  );

  it('is deleted after a change of its cart (E5.7)', async () => {
    const shopper = visitor();
    shopper.cookie = GONE;
    const lineIds = ['gid://shopify/CartLine/1?cart=c1'];
    const result = await shopper.act({kind: 'remove', lineIds});
    expect(result).toMatchObject(EMPTY);
    expect(shopper.cookie).toBeNull();
  });

  it('puts discount codes and notes into a new cart', async () => {
    const shopper = visitor();
    shopper.cookie = GONE;
    const result = await shopper.act({kind: 'note', note: 'Bitte klingeln'});
    expect(cartOf(result).note).toBe('Bitte klingeln');
  });
});

it('a cart updates lines, removes them by 0, and is not created by a removal', async () => {
  const shopper = await withLine(VARIANT.lamp);
  const [line] = cartOf(await shopper.read()).lines;
  const id = line?.id ?? '';
  const update = (quantity: number) =>
    shopper.act({kind: 'update', lines: [{id, quantity}]});
  expect(quantities(await update(4))).toEqual([4]);
  expect(quantities(await update(0))).toEqual([]);

  const anonymous = visitor();
  const nothing = await anonymous.act({kind: 'remove', lineIds: [id]});
  expect(nothing.snapshot).toEqual({status: 'ready', cart: null});
  expect(anonymous.cookie).toBeNull();
});

it('a cart still changes the other lines when one is gone, and does not report a removal of that one', async () => {
  const shopper = await withLine(VARIANT.lamp);
  const before = cartOf(await shopper.act(add(VARIANT.giftCard, 1)));
  const [first = '', second = ''] = before.lines.map(({id}) => id);
  const remove = {kind: 'remove' as const, lineIds: [second]};
  await shopper.act(remove);
  const result = await shopper.act({
    kind: 'update',
    lines: [
      {id: first, quantity: 3},
      {id: second, quantity: 2},
    ],
  });
  expect(quantities(result)).toEqual([3]);
  expect(keys(result)).toEqual(['lineGone']);
  const again = await shopper.act(remove);
  expect(again.problems).toEqual([]);
  expect(quantities(again)).toEqual([3]);
});

it('shows titles in the language of the page (E5.10)', async () => {
  const english = createVisitor(running.origin, {language: 'EN'});
  english.cookie = (await withLine(VARIANT.map)).cookie;
  expect(cartOf(await english.read())).toMatchObject({
    lines: [{title: 'Map'}],
    total: {currencyCode: 'EUR'},
  });
});

it('shows a visitor of another region a line in the picture of that region, its own while Shopify has none, and in dark mode the one by night', async () => {
  const picture = (name: string) => ({url: `https://cdn.example/${name}.webp`});
  const inCart = (data: Readonly<Record<string, unknown>>) => {
    const {cart} = structuredClone(data) as {
      cart: {lines: {nodes: {merchandise: object}[]}};
    };
    for (const {merchandise} of cart.lines.nodes) {
      Object.assign(merchandise, {image: picture('map')});
    }
    return {cart};
  };
  const {cookie} = await withLine(VARIANT.map);
  const shownIn = async (country: 'DE' | 'US', pictures: unknown) => {
    editResults({
      CartQuery: inCart,
      CartPictures: ({nodes}) => ({
        nodes: (nodes as object[]).map((node) => ({
          ...node,
          regional: pictures,
          images: {nodes: [picture('map'), picture('map-night')]},
        })),
      }),
    });
    const shopper = createVisitor(running.origin, {country});
    shopper.cookie = cookie;
    const [line] = cartOf(await shopper.read()).lines;
    vi.unstubAllGlobals();
    return [line?.image?.url, line?.darkImage?.url];
  };
  const coast = {
    references: {
      nodes: ['map-east-coast', 'map-east-coast-night'].map((name) => ({
        image: picture(name),
      })),
    },
  };
  const own = ['map', 'map-night'].map((name) => picture(name).url);
  expect(await shownIn('US', coast)).toEqual(
    coast.references.nodes.map(({image}) => image.url),
  );
  expect(await shownIn('US', null)).toEqual(own);
  expect(await shownIn('DE', coast)).toEqual(own);
});

it('shows no option of a product without options, whatever the language calls it', async () => {
  const shopper = await withLine(VARIANT.map);
  expect(cartOf(await shopper.read()).lines).toMatchObject([{options: []}]);
});

it('reports once that a discount code does not apply, and removes it from the cart', async () => {
  const {shopper, discount} = await withMap();
  await discount('WILLKOMMEN10');
  expect((await discount('NOPE')).problems).toMatchObject([
    {severity: 'error', key: 'discountNotApplicable', subject: 'NOPE'},
  ]);
  expect(cartOf(await shopper.read())).toMatchObject({
    discountCodes: [{code: 'WILLKOMMEN10', isApplicable: true}],
    giftCards: [],
  });
});

it('keeps a code that no longer applies, which takes nothing off', async () => {
  const {shopper, discount} = await withMap();
  const {lines, discount: before} = cartOf(await discount('STARTKLAR'));
  expect(before).toMatchObject({amount: '15.0'});
  await shopper.act(add(VARIANT.lamp, 1));
  const id = lines[0]?.id ?? '';
  const result = await shopper.act({kind: 'remove', lineIds: [id]});
  expect(result.problems).toEqual([]);
  expect(cartOf(result)).toMatchObject({
    discountCodes: [{code: 'STARTKLAR', isApplicable: false}],
    discount: null,
    total: {amount: '19.99'},
  });
});

it('accepts codes, including gift cards, in the request that creates the cart', async () => {
  const context = visitor().context();
  await performCartAction(add(VARIANT.map, 1), context);
  const codes = ['WILLKOMMEN10', 'METAR-GIFT-50EU-RO42'];
  const result = await performCartAction(
    {kind: 'addDiscountCodes', codes},
    context,
  );
  expect(result.problems).toEqual([]);
  expect(cartOf(result)).toMatchObject({
    lines: [{title: 'Map (de)'}],
    discountCodes: [{code: 'WILLKOMMEN10', isApplicable: true}],
    giftCards: [{amountUsed: {amount: '50.0'}}],
  });
});

it('adds gift cards one by one, refuses unknown ones and removes one', async () => {
  const {shopper, giftCard} = await withMap();
  const one = await giftCard('METAR-GIFT-50EU-RO42');
  expect(cartOf(one).total.amount).toBe('199.0');
  expect(cartOf(one).due).toEqual({amount: '149.0', currencyCode: 'EUR'});
  const both = await giftCard('METAR-GIFT-500E-UR42');
  expect(cartOf(both).giftCards).toHaveLength(2);

  const unknown = await giftCard('NO-SUCH-CARD');
  expect(keys(unknown)).toEqual(['invalidGiftCard']);
  expect(cartOf(unknown).giftCards).toHaveLength(2);

  const [first] = cartOf(both).giftCards;
  const removed = await shopper.act({
    kind: 'removeGiftCards',
    ids: [first?.id ?? ''],
  });
  expect(cartOf(removed).giftCards).toHaveLength(1);
});

it.each([
  // A card of 20 leaves 0 of 25 less 5.
  ['without an address', [], '0.0', '5.0', '20.0'],
  // A delivery or a tax of 2 is added.
  [
    'with a delivery address',
    [{id: 'gid://shopify/Address/1'}],
    '2.0',
    null,
    '22.0',
  ],
])(
  'says what discount, total and gift card make, as the live store reports them: %s',
  async (_name, addresses, rest, discount, total) => {
    const {giftCard} = await withMap();
    const money = (amount: string) => ({amount, currencyCode: 'EUR'});
    editResults({
      cartGiftCardCodesAdd: ({cartGiftCardCodesAdd: payload}) => {
        const {cart, ...others} = payload as {cart: object};
        const changed = {
          ...cart,
          cost: {subtotalAmount: money('25.0'), totalAmount: money(rest)},
          discountCodes: [{code: 'FIVE', applicable: true}],
          delivery: {addresses},
          appliedGiftCards: [
            {
              id: 'gid://shopify/AppliedGiftCard/1',
              lastCharacters: 'ro42',
              amountUsed: money('20.0'),
              balance: money('0.0'),
            },
          ],
        };
        return {cartGiftCardCodesAdd: {...others, cart: changed}};
      },
    });
    expect(cartOf(await giftCard('METAR-GIFT-50EU-RO42'))).toMatchObject({
      subtotal: money('25.0'),
      discount: discount && money(discount),
      total: money(total),
      due: money(rest),
    });
  },
);

it.each([
  ['DiscountCodesUpdate', {discountCode: 'NOPE'}, 422, 'discountNotApplicable'],
  [
    'LinesAdd',
    {
      quantity: '2',
      recipientName: 'Anna',
      recipientEmail: 'anna',
      recipientMessage: 'Gruß',
    },
    400,
    'recipientEmail',
  ],
])(
  'shows the typed values again when a form without JavaScript is rejected: %s',
  async (action, typed, status, key) => {
    const {visitor: shopper, context} = accountVisitor(running.origin);
    await shopper.act(add(VARIANT.lamp, 1));
    const lines = [{merchandiseId: VARIANT.lamp, quantity: 1}];
    const cartFormInput = JSON.stringify({action, inputs: {lines}});
    const sent = {cartFormInput, ...typed};
    const form = formFor(context(), '/cart', sent);
    form.request.headers.set('Accept', 'text/html');
    expect(await changeCart(form)).toMatchObject({
      init: {status},
      data: {problems: [{key}], rejected: sent},
    });
  },
);

it('returns, without JavaScript, what adds a removed line again', async () => {
  const {visitor: shopper, context} = accountVisitor(running.origin);
  const added = await shopper.act(add(VARIANT.lamp, 2));
  const [line] = cartOf(added).lines;
  const inputs = {lineIds: [line?.id]};
  const removed = {
    title: line?.title,
    lines: [{merchandiseId: VARIANT.lamp, quantity: 2}],
    remaining: 0,
  };
  const sent = async (removed: object) => {
    const form = formFor(context(), '/cart', {
      cartFormInput: JSON.stringify({action: 'LinesRemove', inputs}),
      removed: JSON.stringify(removed),
    });
    form.request.headers.set('Accept', 'text/html');
    return changeCart(form);
  };
  expect(await sent(removed)).toMatchObject({data: {problems: [], removed}});
  // Anything else is not a line, and the page is shown as usual.
  await expect(sent({...removed, lines: [{}]})).rejects.toHaveProperty(
    'status',
    303,
  );
});

it('reports that the cart is unavailable when a first addition fails', async () => {
  editResults({cartCreate: () => ({cartCreate: null})});
  const result = await visitor().act(add(VARIANT.lamp, 1));
  expect(result).toMatchObject({
    status: 503,
    snapshot: {cart: null},
    problems: [{severity: 'error', key: 'unavailable'}],
  });
});

it('spells a discount code of a line as the shop does', async () => {
  const {discount} = await withMap();
  const {discountCodes, lineDiscounts} = cartOf(await discount('maps20'));
  expect(discountCodes).toEqual([{code: 'MAPS20', isApplicable: true}]);
  expect(lineDiscounts).toMatchObject([{name: 'MAPS20'}]);
});

const choose = (countryCode: string) => ({
  kind: 'country' as const,
  countryCode,
});

const currencyOf = (result: Parameters<typeof cartOf>[0]) =>
  cartOf(result).total.currencyCode;

it('choosing a country changes the cart’s country, keeps its lines and gift cards, and is stored', async () => {
  const shopper = await withLine(VARIANT.lamp, 2);
  expect(currencyOf(await shopper.read())).toBe('EUR');
  await shopper.act({kind: 'giftCard', code: 'METAR-GIFT-50EU-RO42'});
  const result = await shopper.act(choose('CH'));
  expect(result).toMatchObject({status: 200, problems: []});
  expect(currencyOf(result)).toBe('CHF');
  expect(quantities(result)).toEqual([2]);
  expect(cartOf(result).giftCards).toMatchObject([
    {amountUsed: {currencyCode: 'CHF'}},
  ]);
  expect(shopper.context().session.get('country')).toBe('CH');
});

it.each(['ZZ', 'KP', '', 'de'])(
  'choosing a country changes nothing for %j, to which the shop does not sell',
  async (code) => {
    const shopper = await withLine(VARIANT.lamp);
    const result = await shopper.act(choose(code));
    expect(result.problems).toMatchObject([
      {severity: 'error', key: 'countryUnknown'},
    ]);
    expect(result.cookies).toEqual([]);
    expect(currencyOf(result)).toBe('EUR');
    expect(shopper.context().session.get('country')).toBeUndefined();
  },
);

it.each([null, GONE])(
  'choosing a country creates no cart when the cookie is %j',
  async (cookie) => {
    const shopper = visitor();
    shopper.cookie = cookie;
    expect(await shopper.act(choose('GB'))).toMatchObject({
      status: 200,
      problems: [],
      snapshot: {status: 'ready', cart: null},
    });
    expect(shopper.cookie).toBeNull();
    expect(shopper.context().session.get('country')).toBe('GB');
  },
);

it('choosing a country changes nothing while the shop does not respond', async () => {
  const shopper = await withLine(VARIANT.lamp);
  await breakShop(running.origin, {
    operation: 'cartBuyerIdentityUpdate',
    kind: 'status',
    status: 400,
    count: 1,
  });
  const result = await shopper.act(choose('CH'));
  expect(result.status).toBe(503);
  expect(currencyOf(result)).toBe('EUR');
  expect(shopper.context().session.get('country')).toBeUndefined();
});

it('choosing a country does not store one that the shop refuses for the cart', async () => {
  const shopper = await withLine(VARIANT.lamp);
  const refusal = {code: 'INVALID', message: 'no', field: ['countryCode']};
  editResults({
    cartBuyerIdentityUpdate: (data) => ({
      cartBuyerIdentityUpdate: {
        ...(data.cartBuyerIdentityUpdate as object),
        userErrors: [refusal],
      },
    }),
  });
  const {problems} = await shopper.act(choose('CH'));
  expect(problems).toMatchObject([{severity: 'error'}]);
  expect(shopper.context().session.get('country')).toBeUndefined();
});

it('an addition changes the cart’s country to the one whose prices the page shows', async () => {
  const shopper = await withLine(VARIANT.lamp, 2);
  const american = createVisitor(running.origin, {
    language: 'EN',
    country: 'US',
  });
  american.cookie = shopper.cookie;
  const result = await american.act(add(VARIANT.lamp, 2));
  expect(currencyOf(result)).toBe('USD');
  expect(quantities(result)).toEqual([4]);
});

const NOTHING = {cart: null, userErrors: [], warnings: []};

it.each([
  ['no payload', () => ({cartLinesAdd: null})],
  ['no cart', () => ({cartLinesAdd: NOTHING})],
  ['no result', () => ({})],
])(
  'a change that results in %s is sent once, and its uncertain result is reported (E4.3, E5.15)',
  async (_, edit) => {
    const shopper = await withLine(VARIANT.lamp, 2);
    const {cookie} = shopper;
    const asked = editResults({cartLinesAdd: edit});
    const result = await shopper.act(add(VARIANT.lamp, 1));
    expect(result).toMatchObject({
      status: 503,
      problems: [{severity: 'error', key: 'unclear'}],
    });
    // It was carried out nevertheless.
    expect(quantities(result)).toEqual([3]);
    expect(asked.filter((name) => name === 'cartLinesAdd')).toHaveLength(1);
    expect(shopper.cookie).toBe(cookie);
  },
);

it('a cart is not lost when one read says that it does not exist (E5.15)', async () => {
  const shopper = await withLine(VARIANT.lamp, 2);
  const {cookie} = shopper;
  let readings = 0;
  editResults({
    CartQuery: (data) => ((readings += 1) === 1 ? {cart: null} : data),
  });
  expect(quantities(await shopper.read())).toEqual([2]);
  expect(shopper.cookie).toBe(cookie);
});

it('a cart is read again for at most 3 s after a failed change (E4.3)', async () => {
  const shopper = await withLine(VARIANT.lamp, 2);
  const lineIds = cartOf(await shopper.read()).lines.map(({id}) => id);
  await breakShop(
    running.origin,
    {operation: 'cartLinesRemove', kind: 'status', status: 400},
    {operation: '*', kind: 'latency', milliseconds: 4_800},
  );
  // The cart would arrive within the timeout of an attempt.
  const result = await shopper.act({kind: 'remove', lineIds});
  expect(result).toMatchObject({
    status: 503,
    snapshot: {status: 'unavailable'},
    problems: [{key: 'unavailable'}],
    cookies: [],
  });
});
