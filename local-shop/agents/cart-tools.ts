import {z} from 'zod';
import type {Shop, ShopContext} from '../context';
import {cartAtCheckout, cartTotals} from '../data/cart-store';
import type {Cart} from '../domain/cart';
import {cartId} from '../domain/cart-id';
import {checkoutUrl, localeOfLanguage} from '../domain/shop-urls';
import {buyerIdentityEdit} from '../resolvers/cart-edits/buyer-identity-edit';
import type {CartEdit} from '../resolvers/cart-edits/cart-edit';
import {addLinesEdit} from '../resolvers/cart-edits/line-edits';
import {
  changeCart,
  createCart,
  findCart,
  type CartPayload,
} from '../resolvers/cart-edits/change-cart';
import {variantTitle} from './product-result';
import {envelope} from './profile';
import {CONTEXT, contextOf, defineTool, failure} from './tool';

const CART = z.object({
  line_items: z
    .array(
      z.object({
        item: z.object({id: z.string().min(1).max(255)}),
        quantity: z.int().min(1),
      }),
    )
    .max(100)
    .meta({description: 'Every item that is to be in it, by its variant'}),
  context: CONTEXT.optional(),
});
const ID = z.string().max(255).meta({description: 'As a result named it'});

const create = defineTool({
  name: 'create_cart',
  description:
    'Makes a cart, which a person pays at its continue_url; amounts are minor units.',
  input: {cart: CART},
  run: (shop, {cart}) => {
    const context = contextOf(shop, cart.context);
    return changed(context, createCart(context, [linesEdit(cart)]));
  },
});

const get = defineTool({
  name: 'get_cart',
  description: 'The cart at today’s prices.',
  input: {id: ID},
  run: (shop, {id}) => {
    const {cart, context} = find(shop, id);
    return cart ? cartResult(context, cart) : missing(context);
  },
});

const update = defineTool({
  name: 'update_cart',
  description:
    'Replaces the whole cart: send all items, also those that stay as they are.',
  input: {id: ID, cart: CART},
  run: (shop, {id, cart}) => {
    const {cart: before, context} = find(shop, id, cart.context);
    if (!before) return missing(context);
    const {country: countryCode} = context;
    const edit: CartEdit = (current) => {
      const empty = {...current, lines: []};
      const moved = buyerIdentityEdit({countryCode})(empty, context);
      return linesEdit(cart)(moved.cart, context);
    };
    return changed(context, changeCart(context, id, edit));
  },
});

/** The tools of the capability `cart`. */
export const cartTools = [create, get, update];

/** The cart, and the context: in the cart's country, unless the arguments name another. */
function find(shop: Shop, id: string, asked?: z.output<typeof CONTEXT>) {
  const cart = findCart(contextOf(shop, asked), id);
  return {cart, context: contextOf(shop, asked, cart?.buyer.countryCode)};
}

function linesEdit({line_items}: z.output<typeof CART>): CartEdit {
  return addLinesEdit(
    line_items.map(({item, quantity}) => ({merchandiseId: item.id, quantity})),
  );
}

function changed(context: ShopContext, payload: CartPayload) {
  const {cart, userErrors, warnings} = payload;
  if (cart) return cartResult(context, cart.cart, warnings);
  const messages = userErrors.map(({field, code, message}) => ({
    code: field.at(-1) === 'merchandiseId' ? 'not_found' : code.toLowerCase(),
    content: message,
    path: `$.line_items[${field[field.indexOf('lines') + 1]}]`,
  }));
  return failure('cart', context, messages);
}

function missing(context: ShopContext) {
  const content = 'Cart not found: it was ordered or has expired.';
  return failure('cart', context, [{code: 'not_found', content}]);
}

function cartResult(
  context: ShopContext,
  {token, secret}: Cart,
  warnings: CartPayload['warnings'] = [],
) {
  const {shop, language} = context;
  const cart = cartAtCheckout(shop, token, secret);
  if (!cart) return missing(context);
  const totals = cartTotals(shop, cart, {language});
  const {delivery, orderDiscountMinor} = totals;
  // A cart has its newest line first; agents expect the lines in the order in which they sent them.
  const lines = totals.lines.toReversed();
  const sum = (key: 'subtotalMinor' | 'lineDiscountMinor') =>
    lines.reduce((amount, line) => amount + line[key], 0);
  return {
    ucp: envelope('cart'),
    id: cartId(cart),
    line_items: lines.map(({line, product, variant, ...sums}) => ({
      id: line.id,
      item: {
        id: variant.id,
        title: variantTitle(product, variant, context),
        price: sums.unitMinor,
      },
      quantity: line.quantity,
      totals: totalsOf({
        subtotal: sums.subtotalMinor,
        items_discount: -sums.lineDiscountMinor,
        total: sums.totalMinor,
      }),
    })),
    currency: totals.currencyCode,
    totals: totalsOf({
      subtotal: sum('subtotalMinor'),
      items_discount: -sum('lineDiscountMinor'),
      discount: -orderDiscountMinor,
      ...(delivery && {fulfillment: delivery.priceMinor}),
      total: totals.withDeliveryMinor,
    }),
    messages: warnings.map(({code, message}) => ({
      type: 'warning',
      code: code.toLowerCase().replace('merchandise_', ''),
      content: message,
    })),
    continue_url: checkoutUrl(shop, localeOfLanguage(language), cart),
  };
}

/** The protocol allows no discount that is zero. */
function totalsOf(amounts: Readonly<Record<string, number>>) {
  return Object.entries(amounts)
    .filter(([type, amount]) => amount !== 0 || !type.endsWith('discount'))
    .map(([type, amount]) => ({type, amount}));
}
