import {toAttributes, type AttributeInput} from '../../domain/cart-line-rules';
import {cartMessages} from '../../domain/cart-messages';
import {checkInputSize, refuse, type CartEdit} from './cart-edit';

/** Characters of a note; Shopify's limit. */
const MAX_NOTE_LENGTH = 5_000;

/** Replaces the note. */
export function noteEdit(note: string): CartEdit {
  return (cart, {language}) =>
    note.length > MAX_NOTE_LENGTH
      ? refuse(cart, {
          code: 'NOTE_TOO_LONG',
          field: ['note'],
          message: cartMessages(language).noteTooLong(MAX_NOTE_LENGTH),
        })
      : {cart: {...cart, note}};
}

/** Replaces all attributes. */
export function attributesEdit(inputs: readonly AttributeInput[]): CartEdit {
  checkInputSize(inputs);
  return (cart) => ({cart: {...cart, attributes: toAttributes(inputs)}});
}

/**
 * Replaces all discount codes. Codes that do not exist stay in the cart as not applicable, as they
 * were typed. Codes that differ only in case or in spaces around them are one.
 */
export function discountCodesEdit(codes: readonly string[]): CartEdit {
  checkInputSize(codes);
  const unique = new Map<string, string>();
  for (const code of codes) {
    const key = code.trim().toLowerCase();
    if (key !== '' && !unique.has(key)) unique.set(key, code);
  }
  return (cart) => ({cart: {...cart, discountCodes: [...unique.values()]}});
}
