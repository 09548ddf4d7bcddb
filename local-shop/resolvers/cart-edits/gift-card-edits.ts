import {giftCardByCode} from '../../data/gift-card-store';
import {checkInputSize, type CartEdit} from './cart-edit';

/** Replaces the gift cards; a code that is unknown or used up is ignored without an error. */
export function giftCardCodesEdit(codes: readonly string[]): CartEdit {
  checkInputSize(codes);
  return (cart, {shop}) => {
    const cards = codes.flatMap((code) => giftCardByCode(shop, code) ?? []);
    return {
      cart: {...cart, giftCardIds: [...new Set(cards.map(({id}) => id))]},
    };
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
