import type {CartLineView, CartView} from '~/lib/cart/cart-view.server';
import {lineKey} from '~/lib/cart/cart-line';
import {MAX_PER_LINE} from '~/lib/limits/limits';

/** A line as the server would send it. */
export function lineOf(
  number: number,
  quantity: number,
  rest: Partial<CartLineView> = {},
): CartLineView {
  const merchandiseId = `gid://shopify/ProductVariant/${number}`;
  return {
    id: `gid://shopify/CartLine/${number}?cart=token`,
    key: lineKey({merchandiseId}),
    merchandiseId,
    title: `Product ${number}`,
    handle: `product-${number}`,
    path: `/products/product-${number}?variant=${number}`,
    options: [],
    attributes: [],
    sellingPlan: null,
    isGiftCard: false,
    recipient: null,
    properties: [],
    image: null,
    quantity,
    maxQuantity: MAX_PER_LINE,
    minQuantity: 1,
    step: 1,
    canRemove: true,
    canUpdateQuantity: true,
    isAvailable: true,
    total: {amount: '20.0', currencyCode: 'EUR'},
    each: null,
    priceBefore: null,
    discounts: [],
    nested: [],
    ...rest,
  };
}

/** A cart as the server would send it, changed `second` seconds after noon. */
export function cartOf(
  second: number,
  lines: readonly CartLineView[],
): CartView {
  return {
    updatedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString(),
    checkoutUrl: 'https://checkout.example.com/cart/c/token?key=secret',
    lines: [...lines],
    subtotal: {amount: '20.0', currencyCode: 'EUR'},
    discount: null,
    lineDiscounts: [],
    total: {amount: '20.0', currencyCode: 'EUR'},
    due: null,
    discountCodes: [],
    giftCards: [],
    note: '',
    tax: 'mwst',
    returns: {words: null, madeToOrder: [], isAllMadeToOrder: false},
    payments: [],
    shipping: {
      cost: 'unknown',
      price: '',
      missing: null,
      country: 'Deutschland',
      arrival: null,
      countries: [],
    },
  };
}
