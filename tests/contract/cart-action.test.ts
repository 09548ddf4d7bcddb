import {describe, expect, it} from 'vitest';
import {MOST_PER_LINE} from '~/lib/cart/quantity';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});
const visitor = () => createVisitor(running.origin);

describe('adding', () => {
  it('makes a cart whose cookie lasts 30 days and stays out of scripts', async () => {
    const answer = await visitor().act(add(VARIANT.map, 1));
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^cart=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
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
    const {checkoutUrl, ...shown} = cartOf(answer);
    expect(checkoutUrl?.startsWith(running.origin)).toBe(true);
    // Neither its id nor the key is anywhere else.
    const key = new URL(checkoutUrl ?? '').searchParams.get('key');
    expect(key).toMatch(/^\w{6,}/);
    expect(answer.cookies[0]).toContain(key);
    expect(JSON.stringify(shown)).not.toContain(key);
    expect(JSON.stringify(shown)).not.toContain('gid://shopify/Cart/');
  });

  it('takes back what an addition brings above the cap, and says so', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.lamp, MOST_PER_LINE - 1));
    const answer = await shopper.act(add(VARIANT.lamp, 2));
    expect(quantities(answer)).toEqual([MOST_PER_LINE]);
    expect(answer.problems).toMatchObject([
      {
        key: 'cappedQuantity',
        subject: 'Lamp (de)',
        quantity: MOST_PER_LINE,
      },
    ]);
  });

  it('says that something is sold out, and shows no line of it', async () => {
    const shopper = visitor();
    const answer = await shopper.act(add(VARIANT.soldOut, 1));
    expect(answer.problems).toMatchObject([
      {key: 'outOfStock', subject: 'Sold out (de)'},
    ]);
    for (const cart of [cartOf(answer), cartOf(await shopper.read())]) {
      expect(cart).toMatchObject({lines: [], checkoutUrl: null});
    }
  });

  it.each([2, 5, 20])(
    'loses none of %d additions at the same moment',
    async (count) => {
      const shopper = visitor();
      await shopper.act(add(VARIANT.lamp, 1));
      const answers = await Promise.all(
        Array.from({length: count}, () => shopper.act(add(VARIANT.lamp, 1))),
      );
      const wanted = Math.min(1 + count, MOST_PER_LINE);
      expect(quantities(await shopper.read())).toEqual([wanted]);
      expect(answers.some((answer) => keys(answer).length > 0)).toBe(
        1 + count > MOST_PER_LINE,
      );
    },
  );

  it('announces stock that runs out, with the quantity that is left', async () => {
    const answer = await visitor().act(add(VARIANT.map, 7));
    expect(quantities(answer)).toEqual([3]);
    expect(answer.problems).toMatchObject([
      {severity: 'warning', key: 'notEnoughStock', quantity: 3},
    ]);
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

  const EMPTY = {
    status: 200,
    snapshot: {status: 'ready', cart: null},
    problems: [],
  };

  it.each(STRANGE)(
    '%s is an empty cart, and replaced when something is added',
    async (_, id) => {
      const shopper = visitor();
      shopper.cookie = id ?? '';
      expect(await shopper.read()).toMatchObject(EMPTY);
      shopper.cookie = id ?? '';
      const answer = await shopper.act(add(VARIANT.lamp, 2));
      expect(answer.problems).toEqual([]);
      expect(shopper.cookie).not.toBe(id);
      expect(quantities(await shopper.read())).toEqual([2]);
    },
  );

  it('is forgotten after its cart was changed in vain', async () => {
    const shopper = visitor();
    shopper.cookie = 'cart=c1-0123456789abcdef%3Fkey%3Dabc123';
    const lineIds = ['gid://shopify/CartLine/1?cart=c1'];
    const answer = await shopper.act({kind: 'remove', lineIds});
    expect(answer).toMatchObject(EMPTY);
    expect(shopper.cookie).toBeNull();
  });

  it('takes discount codes and notes along into a new cart', async () => {
    const shopper = visitor();
    shopper.cookie = 'cart=c1-0123456789abcdef%3Fkey%3Dabc123';
    const answer = await shopper.act({kind: 'note', note: 'Bitte klingeln'});
    expect(cartOf(answer).note).toBe('Bitte klingeln');
  });
});
