import type {CartMetafieldsSetInput} from '../../../schemas/storefront-types';
import type {ShopContext} from '../../context';
import {saveCart, timestamp} from '../../data/cart-store';
import {
  cartMetafieldFault,
  metafieldName,
  withMetafield,
} from '../../domain/cart-metafield';
import type {TypeResolvers} from '../../resolver';
import {findCart} from '../cart-edits/change-cart';
import {checkInputSize} from '../cart-edits/cart-edit';
import {cartMetafieldSource} from '../object/cart-metafield';

/** The problem of one input: the code, the last part of its path, and the message. */
interface Fault {
  readonly code: string;
  readonly field: string;
  readonly message: string;
}

const NO_CART = {
  code: 'INVALID_OWNER',
  field: 'ownerId',
  message: 'Owner does not exist.',
} as const;

/** `cartMetafieldsSet`: all of them or, with an error, none. */
function cartMetafieldsSet(
  _root: unknown,
  {metafields}: {readonly metafields: readonly CartMetafieldsSetInput[]},
  context: ShopContext,
) {
  checkInputSize(metafields);
  const {shop} = context;
  const userErrors = metafields.flatMap((input, index) => {
    const fault: Fault | null = findCart(context, input.ownerId)
      ? cartMetafieldFault(shop.catalogue, input)
      : NO_CART;
    return fault
      ? [
          {
            ...fault,
            field: ['metafields', String(index), fault.field],
            elementIndex: null,
          },
        ]
      : [];
  });
  if (userErrors.length > 0) return {metafields: [], userErrors};
  const sources = shop.database.transaction(() =>
    metafields.flatMap((input) => {
      const cart = findCart(context, input.ownerId);
      if (!cart) return [];
      const changed = saveCart(
        shop,
        withMetafield(cart, input, timestamp(shop)),
      );
      return cartMetafieldSource(changed, metafieldName(input.key)) ?? [];
    }),
  );
  return {metafields: sources, userErrors: []};
}

/** `cartMetafieldDelete`. */
function cartMetafieldDelete(
  _root: unknown,
  {input}: {readonly input: {readonly ownerId: string; readonly key: string}},
  context: ShopContext,
) {
  const cart = findCart(context, input.ownerId);
  const name = metafieldName(input.key);
  const found = cart && cartMetafieldSource(cart, name);
  if (!found) {
    const fault = cart
      ? {
          code: 'METAFIELD_DOES_NOT_EXIST',
          field: 'key',
          message: 'Metafield does not exist',
        }
      : NO_CART;
    return {
      deletedId: null,
      userErrors: [{...fault, field: ['input', fault.field]}],
    };
  }
  saveCart(context.shop, {
    ...cart,
    metafields: cart.metafields?.filter(
      (field) => field.key !== name.key || field.namespace !== name.namespace,
    ),
  });
  return {deletedId: found.id, userErrors: []};
}

/** Mutations of a cart's metafields. */
export const cartMetafieldMutations = {
  cartMetafieldDelete,
  cartMetafieldsSet,
} satisfies TypeResolvers<unknown>;
