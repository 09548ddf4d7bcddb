import {afterEach, describe, expect, it} from 'vitest';
import type {CartAction} from '~/lib/cart/cart-input.server';
import type {CartView} from '~/lib/cart/cart-view.server';
import {performCartAction} from '~/lib/cart/cart-actions.server';
import {
  deleteDiscount,
  issueGiftCard,
  saveDiscount,
} from '@metarmap/local-shop/stores';
import {commerceShop} from '../support/commerce-shop';
import {currentVisitor} from '../support/current-visitor';
import {payCheckout, readPage} from '../support/pay-checkout';

type Discount = Parameters<typeof saveDiscount>[1];

/** Prices without tax, which the checkout adds. */
const taxed = commerceShop({profile: 'english'});
const sample = commerceShop();

const COMBINED = {combinesWith: ['product', 'order', 'shipping']} as const;
const AUTOMATIC = {...COMBINED, isAutomatic: true} as const;

const MAPS: Discount = {
  ...{...AUTOMATIC, code: 'Map weeks', kind: 'percentage'},
  ...{percentage: 20, collection: 'maps'},
};
const TENTH: Discount = {
  ...{...AUTOMATIC, code: 'A tenth', kind: 'percentage', percentage: 10},
};
const THIRD_FREE: Discount = {
  ...{...AUTOMATIC, code: '3 for 2', kind: 'buy-get'},
  ...{buys: 2, gets: 1, percentage: 100},
};
const SENT_FREE: Discount = {
  ...{...AUTOMATIC, code: 'Sent free', kind: 'free-shipping'},
};
const FIVE: Discount = {
  ...{...COMBINED, code: 'FIVE', kind: 'amount'},
  ...{amountCents: 500, minimumSubtotalCents: 0},
};
const PARCEL: Discount = {...COMBINED, code: 'PARCEL', kind: 'free-shipping'};

const given: {shop: typeof sample.shop; code: string}[] = [];

afterEach(() => {
  for (const {shop, code} of given.splice(0)) deleteDiscount(shop, code);
});

function offer({shop}: typeof sample, ...discounts: readonly Discount[]) {
  for (const discount of discounts) {
    saveDiscount(shop, discount);
    given.push({shop, code: discount.code});
  }
}

let customers = 0;

/** A signed-in customer without an address, with a cart of one product. */
async function buyerOf(
  {origin, shop}: typeof sample,
  handle: string,
  quantity: number,
) {
  const visitor = currentVisitor(origin);
  customers += 1;
  await visitor.signIn(`discounts-${customers}@example.com`);
  const act = async (action: CartAction): Promise<CartView> => {
    const {result} = await visitor.visit('/cart', async (context) => {
      const {cookies, snapshot} = await performCartAction(action, context);
      const headers = cookies.map((line): [string, string] => [
        'Set-Cookie',
        line,
      ]);
      return Response.json(snapshot, {headers});
    });
    return ((await result.json()) as {cart: CartView}).cart;
  };
  const merchandiseId =
    shop.catalogue.productByHandle.get(handle)?.variants[0]?.id ?? '';
  await act({kind: 'add', lines: [{merchandiseId, quantity}]});
  /** What the page of the newest order shows, after the cart was paid. */
  const order = async ({checkoutUrl}: CartView, fields = {}) => {
    const checkout = await readPage(checkoutUrl ?? '');
    const {status} = await payCheckout(checkoutUrl ?? '', fields);
    expect(status).toBe(303);
    const {result} = await visitor.visit('/account', async (context) => {
      const {orders} = await context.accounts.loadOrders(context);
      return context.accounts.loadOrder(context, orders[0]?.key ?? '');
    });
    if (result instanceof Response) throw new Error('No order.');
    return {checkout: checkout.text, page: result};
  };
  return {act, order};
}

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
const amountOf = (sum: {amount: string} | null | undefined) =>
  Number(sum?.amount ?? NaN);

describe('in a shop whose prices include tax', () => {
  it('a discount on products is on its line, and a code and a gift card come after it', async () => {
    offer(sample, MAPS, FIVE);
    const {act, order} = await buyerOf(sample, 'metarmap', 1);
    await act({kind: 'addDiscountCodes', codes: ['five']});
    const code = issueGiftCard(sample.shop, 5_000);
    const cart = await act({kind: 'giftCard', code});
    const [line] = cart.lines;
    // 199.00 EUR less 20 % and 5.00 EUR; the gift card pays 50.00 EUR.
    expect(line?.discounts).toEqual([{name: 'Map weeks', amount: eur('39.8')}]);
    expect(amountOf(line?.total)).toBe(159.2);
    expect(cart.lineDiscounts).toMatchObject([{name: 'Map weeks'}]);
    expect(amountOf(cart.subtotal)).toBe(159.2);
    expect(amountOf(cart.discount)).toBe(5);
    expect(amountOf(cart.total)).toBe(154.2);
    expect(amountOf(cart.due)).toBe(104.2);
    const {checkout, page} = await order(cart);
    expect(checkout).toContain('|Rabatt Map weeks|−39,80 €|');
    expect(checkout).toContain('|Rabatt FIVE|−5,00 €|');
    expect(amountOf(page.totalPrice)).toBe(154.2);
    expect(amountOf(page.giftCards[0]?.amount)).toBe(50);
    expect(page.tax?.isIncluded).toBe(true);
    const [ordered] = page.lines;
    expect(amountOf(ordered?.discountedTotalPrice)).toBe(154.2);
    expect(
      ordered?.discountAllocations.map(({discountApplication}) =>
        'title' in discountApplication
          ? discountApplication.title
          : 'code' in discountApplication && discountApplication.code,
      ),
    ).toEqual(['Map weeks', 'FIVE']);
  });

  it('a discount on the order needs no code', async () => {
    offer(sample, {...TENTH, combinesWith: []}, FIVE);
    const {act} = await buyerOf(sample, 'metarmap', 1);
    const cart = await act({kind: 'addDiscountCodes', codes: ['FIVE']});
    expect(cart.discountCodes).toEqual([]);
    expect(amountOf(cart.discount)).toBe(19.9);
    expect(amountOf(cart.total)).toBe(179.1);
  });

  it('a discount on the order beside a code for the delivery leaves the costs of delivery open', async () => {
    offer(sample, TENTH, PARCEL);
    const {act} = await buyerOf(sample, 'tasse-cavok', 1);
    expect((await act({kind: 'note', note: ''})).shipping.cost).toBe('costs');
    const cart = await act({kind: 'addDiscountCodes', codes: ['PARCEL']});
    expect(amountOf(cart.discount)).toBe(1.69);
    expect(cart.shipping.cost).toBe('unknown');
  });

  it('of three units the cheapest is free, on its line', async () => {
    offer(sample, THIRD_FREE);
    const {act, order} = await buyerOf(sample, 'tasse-cavok', 3);
    const cart = await act({kind: 'note', note: ''});
    expect(amountOf(cart.lines[0]?.total)).toBe(33.8);
    expect(amountOf(cart.lines[0]?.priceBefore)).toBe(50.7);
    expect(cart.lineDiscounts).toMatchObject([
      {name: '3 for 2', amount: {amount: '16.9'}},
    ]);
    const {page} = await order(cart);
    expect(amountOf(page.subtotalPrice)).toBe(33.8);
  });

  it('free shipping leaves the goods as they are, and the order says who gave it', async () => {
    offer(sample, SENT_FREE);
    const {act, order} = await buyerOf(sample, 'tasse-cavok', 1);
    const cart = await act({kind: 'note', note: ''});
    expect(cart.discount).toBeNull();
    expect(amountOf(cart.total)).toBe(16.9);
    const {page} = await order(cart);
    expect(amountOf(page.totalPrice)).toBe(16.9);
    expect(page.shippingDiscountAllocations).toMatchObject([
      {discountApplication: {title: 'Sent free'}},
    ]);
  });
});

describe('in a shop whose prices do not include tax', () => {
  it('no sum of the cart has the tax, and the order adds it to what is left after discounts', async () => {
    offer(taxed, TENTH, PARCEL);
    const {act, order} = await buyerOf(taxed, 'cavok-mug', 2);
    await act({kind: 'addDiscountCodes', codes: ['PARCEL']});
    const code = issueGiftCard(taxed.shop, 1_000);
    const cart = await act({kind: 'giftCard', code});
    const subtotal = amountOf(cart.subtotal);
    expect(cart.tax).toBe('excluded');
    expect(amountOf(cart.total)).toBeCloseTo(subtotal * 0.9, 2);
    const paid = amountOf(cart.giftCards[0]?.amountUsed);
    expect(amountOf(cart.due)).toBeCloseTo(subtotal * 0.9 - paid, 2);
    const {checkout, page} = await order(cart, {
      ...{country: 'US', province: 'OH', zip: '45402', city: 'Dayton'},
    });
    expect(checkout).toContain('|Tax (7.5%)|');
    const net = subtotal * 0.9;
    const tax = Math.round(net * 7.5) / 100;
    expect(page.tax).toMatchObject({isIncluded: false});
    expect(amountOf(page.tax?.amount)).toBeCloseTo(tax, 2);
    expect(amountOf(page.totalPrice)).toBeCloseTo(net + tax, 2);
    expect(amountOf(page.giftCards[0]?.amount)).toBeCloseTo(paid, 2);
  });
});
