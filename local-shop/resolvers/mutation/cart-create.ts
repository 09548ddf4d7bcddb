import type {ShopContext} from '../../context';
import type {AttributeInput, CartLineInput} from '../../domain/cart-lines';
import type {MetafieldInput} from '../../domain/cart-metafields';
import {
  buyerIdentityEdit,
  type BuyerIdentityInput,
} from '../cart-edits/buyer-identity-edit';
import {within, type CartEdit} from '../cart-edits/cart-edit';
import {
  addAddressesEdit,
  type SelectableAddressInput,
} from '../cart-edits/address-edits';
import {giftCardCodesEdit} from '../cart-edits/gift-card-edits';
import {addLinesEdit} from '../cart-edits/line-edits';
import {metafieldsEdit} from '../cart-edits/metafield-edits';
import {
  attributesEdit,
  discountCodesEdit,
  noteEdit,
} from '../cart-edits/text-edits';
import {createCart, type CartPayload} from './change-cart';

/** `CartInput` of the Storefront API. */
interface CartInput {
  readonly lines?: readonly CartLineInput[] | null;
  readonly buyerIdentity?: BuyerIdentityInput | null;
  readonly attributes?: readonly AttributeInput[] | null;
  readonly discountCodes?: readonly string[] | null;
  readonly giftCardCodes?: readonly string[] | null;
  readonly note?: string | null;
  readonly delivery?: {
    readonly addresses?: readonly SelectableAddressInput[] | null;
  } | null;
  readonly metafields?: readonly MetafieldInput[] | null;
}

/** `cartCreate`: the buyer's country is that of `@inContext` unless the input names one. */
export function cartCreate(
  _root: unknown,
  {input}: {readonly input?: CartInput | null},
  context: ShopContext,
): CartPayload {
  return createCart(context, editsOf(input ?? {}));
}

function editsOf(input: CartInput): CartEdit[] {
  const {buyerIdentity, lines, attributes, note} = input;
  return [
    ...(buyerIdentity ? [buyerIdentityEdit(buyerIdentity)] : []),
    ...(lines ? [addLinesEdit(lines)] : []),
    ...(attributes ? [attributesEdit(attributes)] : []),
    ...(note ? [noteEdit(note)] : []),
    ...(input.discountCodes ? [discountCodesEdit(input.discountCodes)] : []),
    ...(input.giftCardCodes ? [giftCardCodesEdit(input.giftCardCodes)] : []),
    ...(input.delivery?.addresses
      ? [within('delivery', addAddressesEdit(input.delivery.addresses))]
      : []),
    ...(input.metafields ? [metafieldsEdit(input.metafields)] : []),
  ];
}
