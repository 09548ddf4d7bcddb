import type {
  CartDeliveryInput,
  CartSelectableAddressInput,
  CartSelectableAddressUpdateInput,
  CartSelectedDeliveryOptionInput,
} from '../../../schemas/storefront-types';
import type {CartMetafieldInput} from '../../domain/cart-metafield';
import type {
  AttributeInput,
  CartLineInput,
  CartLineUpdateInput,
} from '../../domain/cart-line-rules';
import type {TypeResolvers} from '../../resolver';
import {
  buyerIdentityEdit,
  type BuyerIdentityInput,
} from '../cart-edits/buyer-identity-edit';
import type {CartEdit} from '../cart-edits/cart-edit';
import {changeCart, createCart, findCart} from '../cart-edits/change-cart';
import {
  addDeliveryAddressesEdit,
  deliveryOptionsEdit,
  removeDeliveryAddressesEdit,
  replaceDeliveryAddressesEdit,
  updateDeliveryAddressesEdit,
} from '../cart-edits/delivery-edits';
import {
  addGiftCardCodesEdit,
  giftCardCodesEdit,
  removeGiftCardsEdit,
} from '../cart-edits/gift-card-edits';
import {
  addLinesEdit,
  removeLinesEdit,
  updateLinesEdit,
} from '../cart-edits/line-edits';
import {metafieldsEdit} from '../cart-edits/metafields-edit';
import {
  attributesEdit,
  discountCodesEdit,
  noteEdit,
} from '../cart-edits/text-edits';
import {cartSource} from '../object/cart';
import {cartMetafieldMutations} from './cart-metafields';

/** `CartInput` of the Storefront API. */
interface CartInput {
  readonly lines?: readonly CartLineInput[] | null;
  readonly buyerIdentity?: BuyerIdentityInput | null;
  readonly attributes?: readonly AttributeInput[] | null;
  readonly discountCodes?: readonly string[] | null;
  readonly giftCardCodes?: readonly string[] | null;
  readonly note?: string | null;
  readonly delivery?: CartDeliveryInput | null;
  readonly metafields?: readonly CartMetafieldInput[] | null;
}

/**
 * Query root of a cart: `null` for one that is unknown, ordered or expired, or without the right
 * key.
 */
export const cartQueries = {
  cart: (_root, {id}: {readonly id: string}, context) => {
    const found = findCart(context, id);
    return found && cartSource(context, found);
  },
} satisfies TypeResolvers<unknown>;

/** A mutation that makes one edit of an existing cart from its arguments. */
const edits =
  <Args>(edit: (args: Args) => CartEdit): TypeResolvers<unknown>[string] =>
  (_root, args: Args & {readonly cartId: string}, context) =>
    changeCart(context, args.cartId, edit(args));

/**
 * Mutations of carts. In `cartCreate` the buyer's country is the one of `@inContext` unless the input
 * names one.
 */
export const cartMutations: TypeResolvers<unknown> = {
  cartCreate: (_root, {input}: {readonly input?: CartInput | null}, context) =>
    createCart(context, editsOf(input ?? {})),
  cartAttributesUpdate: edits(
    ({attributes}: {readonly attributes: readonly AttributeInput[]}) =>
      attributesEdit(attributes),
  ),
  cartBuyerIdentityUpdate: edits(
    ({buyerIdentity}: {readonly buyerIdentity: BuyerIdentityInput}) =>
      buyerIdentityEdit(buyerIdentity),
  ),
  cartDiscountCodesUpdate: edits(
    ({discountCodes}: {readonly discountCodes?: readonly string[] | null}) =>
      discountCodesEdit(discountCodes ?? []),
  ),
  cartGiftCardCodesAdd: edits(
    ({giftCardCodes}: {readonly giftCardCodes: readonly string[]}) =>
      addGiftCardCodesEdit(giftCardCodes),
  ),
  cartGiftCardCodesRemove: edits(
    ({appliedGiftCardIds}: {readonly appliedGiftCardIds: readonly string[]}) =>
      removeGiftCardsEdit(appliedGiftCardIds),
  ),
  cartGiftCardCodesUpdate: edits(
    ({giftCardCodes}: {readonly giftCardCodes: readonly string[]}) =>
      giftCardCodesEdit(giftCardCodes),
  ),
  cartLinesAdd: edits(({lines}: {readonly lines: readonly CartLineInput[]}) =>
    addLinesEdit(lines),
  ),
  cartLinesRemove: edits(({lineIds}: {readonly lineIds: readonly string[]}) =>
    removeLinesEdit(lineIds),
  ),
  cartLinesUpdate: edits(
    ({lines}: {readonly lines: readonly CartLineUpdateInput[]}) =>
      updateLinesEdit(lines),
  ),
  cartDeliveryAddressesAdd: edits(
    ({
      addresses,
    }: {
      readonly addresses: readonly CartSelectableAddressInput[];
    }) => addDeliveryAddressesEdit(addresses),
  ),
  cartDeliveryAddressesRemove: edits(
    ({addressIds}: {readonly addressIds: readonly string[]}) =>
      removeDeliveryAddressesEdit(addressIds),
  ),
  cartDeliveryAddressesReplace: edits(
    ({
      addresses,
    }: {
      readonly addresses: readonly CartSelectableAddressInput[];
    }) => replaceDeliveryAddressesEdit(addresses),
  ),
  cartDeliveryAddressesUpdate: edits(
    ({
      addresses,
    }: {
      readonly addresses: readonly CartSelectableAddressUpdateInput[];
    }) => updateDeliveryAddressesEdit(addresses),
  ),
  cartSelectedDeliveryOptionsUpdate: edits(
    ({
      selectedDeliveryOptions,
    }: {
      readonly selectedDeliveryOptions: readonly CartSelectedDeliveryOptionInput[];
    }) => deliveryOptionsEdit(selectedDeliveryOptions),
  ),
  ...cartMetafieldMutations,
  cartNoteUpdate: edits(({note}: {readonly note: string}) => noteEdit(note)),
};

function editsOf(input: CartInput): CartEdit[] {
  const {buyerIdentity, lines, attributes, note, delivery, metafields} = input;
  return [
    ...(buyerIdentity ? [buyerIdentityEdit(buyerIdentity)] : []),
    ...(lines ? [addLinesEdit(lines)] : []),
    ...(attributes ? [attributesEdit(attributes)] : []),
    ...(note ? [noteEdit(note)] : []),
    ...(delivery?.addresses
      ? [addDeliveryAddressesEdit(delivery.addresses)]
      : []),
    ...(metafields ? [metafieldsEdit(metafields)] : []),
    ...(input.discountCodes ? [discountCodesEdit(input.discountCodes)] : []),
    ...(input.giftCardCodes ? [giftCardCodesEdit(input.giftCardCodes)] : []),
  ];
}
