import {customerIdForAccountToken} from '../../data/oauth-store';
import {customerIdForToken} from '../../data/token-store';
import type {Cart, CartBuyer} from '../../domain/cart';
import {cartMessages, type CartMessages} from '../../domain/cart-messages';
import type {CartUserError} from '../../domain/cart-problem';
import {isEmailAddress} from '../../domain/email-address';
import {refuse, type CartEdit} from './cart-edit';

/** `CartBuyerIdentityInput` of the Storefront API. */
export interface BuyerIdentityInput {
  readonly countryCode?: string | null;
  readonly customerAccessToken?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly preferences?: object | null;
  readonly companyLocationId?: string | null;
}

/**
 * Changes what the input names and leaves the rest. The country decides the
 * currency. An access token joins the customer to the cart; `null` releases them,
 * together with their e-mail address and phone number.
 */
export function buyerIdentityEdit(input: BuyerIdentityInput): CartEdit {
  return (cart, {shop, language}) => {
    const token = input.customerAccessToken;
    // Tokens of either kind of customer accounts, as at Shopify.
    const customerId = token
      ? (customerIdForToken(shop, token) ??
        customerIdForAccountToken(shop, token))
      : null;
    const errors = checkInput(input, customerId, cartMessages(language));
    if (errors.length > 0) {
      const isReturned = token != null && customerId === null;
      return {...refuse(cart, ...errors), isReturned};
    }
    const base = token === null ? release(cart) : cart;
    const buyer: CartBuyer = {
      ...base.buyer,
      ...(input.countryCode ? {countryCode: input.countryCode} : {}),
      ...(input.email !== undefined ? {email: input.email} : {}),
      ...(input.phone !== undefined ? {phone: input.phone} : {}),
      ...(input.preferences !== undefined
        ? {preferences: toPreferences(input.preferences)}
        : {}),
      ...(customerId !== null ? {customerId} : {}),
    };
    return {cart: {...base, buyer}};
  };
}

function release(cart: Cart): Cart {
  if (cart.buyer.customerId === null) return cart;
  return {
    ...cart,
    buyer: {...cart.buyer, customerId: null, email: null, phone: null},
  };
}

function checkInput(
  input: BuyerIdentityInput,
  customerId: string | null,
  messages: CartMessages,
): CartUserError[] {
  const field = (name: string) => ['buyerIdentity', name];
  if (input.companyLocationId) {
    return [
      {
        code: 'INVALID_COMPANY_LOCATION',
        field: field('companyLocationId'),
        message: 'Company location not found or not allowed.',
      },
    ];
  }
  if (input.customerAccessToken && customerId === null) {
    return [
      {
        code: 'INVALID',
        field: field('customerAccessToken'),
        message: messages.invalidCustomer,
      },
    ];
  }
  if (input.email && !isEmailAddress(input.email)) {
    return [
      {code: 'INVALID', field: field('email'), message: messages.invalidEmail},
    ];
  }
  return [];
}

/** Every field of `CartPreferences` has to be there for the default resolver. */
function toPreferences(input: object | null): object | null {
  if (input === null) return null;
  const {delivery = null} = input as {delivery?: object | null};
  return {
    wallet: null,
    ...input,
    delivery: delivery && {
      coordinates: null,
      deliveryMethod: [],
      pickupHandle: [],
      ...delivery,
    },
  };
}
