import {giftCardByCode} from '../../data/gift-card-store';
import {checkInputSize, type CartEdit} from './cart-edit';

/** Replaces the gift cards; a code that is unknown or used up is ignored without an error. */
export function giftCardCodesEdit(codes: readonly string[]): CartEdit {
  const add = addGiftCardCodesEdit(codes);
  return (cart, context) => add({...cart, giftCardIds: []}, context);
}

/** Adds gift cards, with the same rule for codes. */
export function addGiftCardCodesEdit(codes: readonly string[]): CartEdit {
  checkInputSize(codes);
  return (cart, {shop}) => {
    const added = codes.flatMap((code) => giftCardByCode(shop, code)?.id ?? []);
    const giftCardIds = [...new Set([...cart.giftCardIds, ...added])];
    return {cart: {...cart, giftCardIds}};
  };
}

/** Removes gift cards from the cart; ids that it does not have are ignored. */
export function removeGiftCardsEdit(ids: readonly string[]): CartEdit {
  checkInputSize(ids);
  return (cart) => ({
    cart: {
      ...cart,
      giftCardIds: cart.giftCardIds.filter((id) => !ids.includes(id)),
    },
  });
}
