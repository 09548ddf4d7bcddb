import {giftCardByCode} from '../../data/gift-card-store';
import {cartMessages} from '../../domain/cart-messages';
import type {CartUserError} from '../../domain/cart-problem';
import {checkInputSize, refuse, type CartEdit} from './cart-edit';

/** Replaces the gift cards; refused when one code is unknown or used up. */
export function giftCardCodesEdit(codes: readonly string[]): CartEdit {
  checkInputSize(codes);
  return (cart, {shop, language}) => {
    const errors: CartUserError[] = [];
    const ids = new Set<string>();
    codes.forEach((code, index) => {
      const card = giftCardByCode(shop, code);
      if (card) ids.add(card.id);
      else {
        errors.push({
          code: 'INVALID',
          field: ['giftCardCodes', String(index)],
          message: cartMessages(language).unknownGiftCard,
        });
      }
    });
    return errors.length > 0
      ? refuse(cart, ...errors)
      : {cart: {...cart, giftCardIds: [...ids]}};
  };
}

/** Takes gift cards out of the cart; ids that are not in it do nothing. */
export function removeGiftCardsEdit(ids: readonly string[]): CartEdit {
  checkInputSize(ids);
  return (cart) => ({
    cart: {
      ...cart,
      giftCardIds: cart.giftCardIds.filter((id) => !ids.includes(id)),
    },
  });
}
