import {randomUUID} from 'node:crypto';
import type {ShopContext} from '../../context';
import type {Cart} from '../../domain/cart';
import {addLines, removeLines, updateLines} from '../../domain/cart-lines';
import {
  type CartLineInput,
  type CartLineUpdateInput,
  type LineChange,
  type LineRules,
} from '../../domain/cart-line-rules';
import {cartMessages} from '../../domain/cart-messages';
import {checkInputSize, type CartChange, type CartEdit} from './cart-edit';

/** Adds lines; see `addLines`. */
export function addLinesEdit(inputs: readonly CartLineInput[]): CartEdit {
  checkInputSize(inputs);
  return (cart, context) =>
    toCartChange(cart, addLines(cart, inputs, rulesOf(context)));
}

/** Changes lines; see `updateLines`. */
export function updateLinesEdit(
  inputs: readonly CartLineUpdateInput[],
): CartEdit {
  checkInputSize(inputs);
  return (cart, context) => ({
    ...toCartChange(cart, updateLines(cart, inputs, rulesOf(context))),
    isReturned: true,
    changedFirst: true,
  });
}

/** Removes lines; see `removeLines`. */
export function removeLinesEdit(lineIds: readonly string[]): CartEdit {
  checkInputSize(lineIds);
  return (cart, context) =>
    toCartChange(cart, removeLines(cart, lineIds, rulesOf(context)));
}

function rulesOf({shop, language}: ShopContext): LineRules {
  return {
    messages: cartMessages(language),
    variantById: shop.catalogue.variantById,
    newId: randomUUID,
    now: shop.now(),
  };
}

function toCartChange(
  cart: Cart,
  {lines, errors, changedIds}: LineChange,
): CartChange {
  return {cart: {...cart, lines}, errors, changedIds};
}
