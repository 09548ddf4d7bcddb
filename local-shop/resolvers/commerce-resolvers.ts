import type {ResolverTable} from '../resolver';
import {cartAttributesUpdate} from './mutation/cart-attributes-update';
import {cartBuyerIdentityUpdate} from './mutation/cart-buyer-identity-update';
import {cartCreate} from './mutation/cart-create';
import {cartDeliveryAddressesAdd} from './mutation/cart-delivery-addresses-add';
import {cartDeliveryAddressesRemove} from './mutation/cart-delivery-addresses-remove';
import {cartDeliveryAddressesUpdate} from './mutation/cart-delivery-addresses-update';
import {cartDiscountCodesUpdate} from './mutation/cart-discount-codes-update';
import {cartGiftCardCodesAdd} from './mutation/cart-gift-card-codes-add';
import {cartGiftCardCodesRemove} from './mutation/cart-gift-card-codes-remove';
import {cartGiftCardCodesUpdate} from './mutation/cart-gift-card-codes-update';
import {cartLinesAdd} from './mutation/cart-lines-add';
import {cartLinesRemove} from './mutation/cart-lines-remove';
import {cartLinesUpdate} from './mutation/cart-lines-update';
import {cartMetafieldDelete} from './mutation/cart-metafield-delete';
import {cartMetafieldsSet} from './mutation/cart-metafields-set';
import {cartNoteUpdate} from './mutation/cart-note-update';
import {cartSelectedDeliveryOptionsUpdate} from './mutation/cart-selected-delivery-options-update';
import {cartResolvers} from './object/cart';
import {
  cartDeliveryAddressResolvers,
  cartDeliveryGroupResolvers,
  cartDeliveryResolvers,
} from './object/cart-delivery';
import {
  cartLineResolvers,
  componentizableCartLineResolvers,
} from './object/cart-line';
import {cart} from './query/cart';
import {localization} from './query/localization';
import {locations} from './query/locations';
import {paymentSettings} from './query/payment-settings';
import {publicApiVersions} from './query/public-api-versions';
import {shop} from './query/shop';

const noMetafields = (
  _source: unknown,
  {identifiers}: {readonly identifiers: readonly unknown[]},
) => identifiers.map(() => null);

/** Resolvers of cart, localization and shop. */
export const commerceResolvers: ResolverTable = {
  QueryRoot: {
    cart,
    localization,
    locations,
    paymentSettings,
    publicApiVersions,
    shop,
  },
  Mutation: {
    cartAttributesUpdate,
    cartBuyerIdentityUpdate,
    cartCreate,
    cartDeliveryAddressesAdd,
    cartDeliveryAddressesRemove,
    cartDeliveryAddressesUpdate,
    cartDiscountCodesUpdate,
    cartGiftCardCodesAdd,
    cartGiftCardCodesRemove,
    cartGiftCardCodesUpdate,
    cartLinesAdd,
    cartLinesRemove,
    cartLinesUpdate,
    cartMetafieldDelete,
    cartMetafieldsSet,
    cartNoteUpdate,
    cartSelectedDeliveryOptionsUpdate,
  },
  Cart: cartResolvers,
  CartLine: cartLineResolvers,
  ComponentizableCartLine: componentizableCartLineResolvers,
  CartDelivery: cartDeliveryResolvers,
  CartDeliveryGroup: cartDeliveryGroupResolvers,
  CartDeliveryAddress: cartDeliveryAddressResolvers,
  Shop: {metafields: noMetafields},
  Market: {metafields: noMetafields},
};
