import type {ShopContext} from '../../context';
import {cartByToken, newCart, saveCart} from '../../data/cart-store';
import type {Cart} from '../../domain/cart';
import {parseCartId} from '../../domain/cart-id';
import {cartMessages} from '../../domain/cart-messages';
import type {CartUserError, CartWarning} from '../../domain/cart-problem';
import {limitToStock} from '../../domain/cart-stock';
import {purchasableQuantity} from '../../domain/inventory';
import {selectedOptionsOf} from '../../domain/variant-options';
import type {CartEdit} from './cart-edit';
import {cartSource, type CartSource} from '../object/cart';

/** What every cart mutation returns. */
export interface CartPayload {
  readonly cart: CartSource | null;
  readonly userErrors: readonly CartUserError[];
  readonly warnings: readonly CartWarning[];
}

/**
 * Applies a change to an existing cart, cuts it down to stock and stores it. With errors
 * nothing is stored and no cart is returned. A cart that is unknown, ordered or expired
 * gives `INVALID` on `cartId` and, as at Shopify, a new cart with the change.
 */
export function changeCart(
  context: ShopContext,
  id: string,
  edit: CartEdit,
): CartPayload {
  return context.shop.database.transaction(() => {
    const cart = findCart(context, id);
    if (!cart) return missingCart(context, edit);
    const {errors = [], ...change} = edit(cart, context);
    if (errors.length > 0) {
      return {
        cart: change.isReturned ? cartSource(context, cart) : null,
        userErrors: errors,
        warnings: [],
      };
    }
    return store(context, cart, change);
  });
}

/**
 * Creates a cart by applying the edits in turn. With any error no cart is created, as on Shopify;
 * the errors' fields are below `input`.
 */
export function createCart(
  context: ShopContext,
  edits: readonly CartEdit[],
): CartPayload {
  const empty = newCart(context.shop, context.country);
  let cart = empty;
  const userErrors: CartUserError[] = [];
  const warnings: CartWarning[] = [];
  const changedIds = new Set<string>();
  for (const edit of edits) {
    const change = edit(cart, context);
    cart = change.cart;
    userErrors.push(...(change.errors ?? []));
    warnings.push(...(change.warnings ?? []));
    change.changedIds?.forEach((id) => changedIds.add(id));
  }
  if (userErrors.length > 0) {
    return {
      cart: null,
      userErrors: userErrors.map((error) => ({
        ...error,
        field: ['input', ...error.field],
      })),
      warnings: [],
    };
  }
  return context.shop.database.transaction(() =>
    store(context, empty, {cart, warnings, changedIds}),
  );
}

/** The cart with this global id, or `null`; see `cartByToken`. */
export function findCart({shop}: ShopContext, id: string): Cart | null {
  const parts = parseCartId(id);
  return parts && cartByToken(shop, parts.token, parts.secret);
}

function missingCart(context: ShopContext, edit: CartEdit): CartPayload {
  const message = cartMessages(context.language).cartGone;
  const empty = newCart(context.shop, context.country);
  const {errors = [], ...change} = edit(empty, context);
  const made = errors.length > 0 ? null : store(context, empty, change);
  return {
    cart: made?.cart ?? null,
    userErrors: [{code: 'INVALID', field: ['cartId'], message}],
    warnings: [],
  };
}

function store(
  context: ShopContext,
  before: Cart,
  change: Omit<ReturnType<CartEdit>, 'errors' | 'isReturned'>,
): CartPayload {
  const {shop, language} = context;
  const {variantById} = shop.catalogue;
  const stock = limitToStock(
    before,
    change.cart.lines,
    change.changedIds ?? new Set(),
    {
      changedFirst: change.changedFirst ?? false,
      messages: cartMessages(language),
      titleOf: (id) => {
        const entry = variantById.get(id);
        if (!entry) return '';
        const {product, variant} = entry;
        const values = selectedOptionsOf(product, variant, language)
          .map(({value}) => value)
          // Of a product without options.
          .filter((value) => value !== 'Default Title');
        const options = values.join(' / ');
        return [product.title[language], options].filter(Boolean).join(' - ');
      },
      purchasable: (id) => {
        const entry = variantById.get(id);
        return entry ? purchasableQuantity(shop, entry.variant) : 0;
      },
    },
  );
  const saved = saveCart(shop, {...change.cart, lines: stock.lines});
  const cart = cartSource(context, saved);
  return {
    cart,
    userErrors: [],
    warnings: [
      ...(change.warnings ?? []),
      ...stock.warnings,
      ...codeWarnings(context, cart),
    ],
  };
}

/**
 * Codes without effect are warnings of every change of the cart; those that fit no cart as it is
 * come first.
 */
function codeWarnings(
  {language}: ShopContext,
  {id, totals}: CartSource,
): CartWarning[] {
  const {unusedCode} = cartMessages(language);
  return totals.discounts.codes
    .flatMap(({code, unused}): CartWarning[] =>
      unused
        ? [
            {
              code: unused,
              message: unusedCode[unused](code),
              // Without its key.
              target: id.replace(/\?.*$/, ''),
            },
          ]
        : [],
    )
    .sort((one, other) => rank(one) - rank(other));
}

const rank = ({code}: CartWarning) =>
  Number(code === 'DISCOUNT_CODE_NOT_HONOURED');
