import type {
  MetafieldsSetUserErrorCode,
  MetafieldDeleteErrorCode,
} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {saveCart, timestamp} from '../../data/cart-store';
import type {Cart} from '../../domain/cart';
import {cartId} from '../../domain/cart-id';
import {
  checkMetafield,
  setMetafield,
  type MetafieldInput,
  splitMetafieldKey,
} from '../../domain/cart-metafields';
import {findCart} from '../cart-edits/change-cart';
import {checkInputSize} from '../cart-edits/cart-edit';
import {cartMetafieldSource, cartMetafieldId} from '../object/cart-metafield';
import type {MetafieldSource} from '../object/metafield';

interface SetInput extends MetafieldInput {
  readonly ownerId: string;
}

interface SetError {
  readonly code: MetafieldsSetUserErrorCode;
  readonly field: readonly string[];
  readonly message: string;
  readonly elementIndex: number;
}

/** `cartMetafieldsSet`: sets all of them or, with any error, none. */
function cartMetafieldsSet(
  _root: unknown,
  {metafields}: {readonly metafields: readonly SetInput[]},
  context: ShopContext,
): {
  metafields: readonly MetafieldSource[] | null;
  userErrors: readonly SetError[];
} {
  checkInputSize(metafields);
  return context.shop.database.transaction(() => {
    const carts = new Map<string, Cart>();
    const userErrors = metafields.flatMap((input, elementIndex) => {
      const cart = findCart(context, input.ownerId);
      if (cart) carts.set(input.ownerId, cart);
      const problem = cart
        ? checkMetafield(input)
        : ({
            code: 'INVALID_OWNER',
            field: 'ownerId',
            message: 'Owner is invalid',
          } as const);
      if (!problem) return [];
      const field = ['metafields', String(elementIndex), problem.field];
      return [{...problem, field, elementIndex}];
    });
    if (userErrors.length > 0) return {metafields: null, userErrors};
    return {
      metafields: metafields.flatMap((input) => setOne(context, carts, input)),
      userErrors,
    };
  });
}

function setOne(
  {shop}: ShopContext,
  carts: Map<string, Cart>,
  input: SetInput,
): MetafieldSource[] {
  const cart = carts.get(input.ownerId);
  if (!cart) return [];
  const {all, set} = setMetafield(cart.metafields, input, timestamp(shop));
  carts.set(input.ownerId, saveCart(shop, {...cart, metafields: all}));
  return [cartMetafieldSource(cartId(cart), set)];
}

interface Payload {
  readonly deletedId: string | null;
  readonly userErrors: readonly {
    readonly code: MetafieldDeleteErrorCode;
    readonly field: readonly string[];
    readonly message: string;
  }[];
}

/** `cartMetafieldDelete`: `deletedId` is the metafield's global id. */
function cartMetafieldDelete(
  _root: unknown,
  {input}: {readonly input: {readonly ownerId: string; readonly key: string}},
  context: ShopContext,
): Payload {
  return context.shop.database.transaction(() => {
    const cart = findCart(context, input.ownerId);
    if (!cart) return failed('INVALID_OWNER', 'ownerId', 'Owner is invalid');
    const name = splitMetafieldKey(input.key);
    const metafields = cart.metafields.filter(
      ({namespace, key}) => namespace !== name.namespace || key !== name.key,
    );
    if (metafields.length === cart.metafields.length) {
      return failed(
        'METAFIELD_DOES_NOT_EXIST',
        'key',
        'The metafield does not exist.',
      );
    }
    saveCart(context.shop, {...cart, metafields});
    return {deletedId: cartMetafieldId(input.ownerId, name), userErrors: []};
  });
}

function failed(
  code: MetafieldDeleteErrorCode,
  field: string,
  message: string,
): Payload {
  return {
    deletedId: null,
    userErrors: [{code, field: ['input', field], message}],
  };
}

/** Mutations of a cart's metafields. */
export const cartMetafieldMutations = {cartMetafieldDelete, cartMetafieldsSet};
