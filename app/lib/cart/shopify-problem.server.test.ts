import {expect, it} from 'vitest';
import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {fromUserError, fromWarning} from './shopify-problem.server';

const message = 'Shopify says so.';

it.each([
  ['INVALID', ['lines', '0', 'merchandiseId'], 'merchandiseGone'],
  ['INVALID', ['giftCardCodes', '0'], 'invalidGiftCard'],
  ['SPENT', ['giftCardCodes', '0'], 'invalidGiftCard'],
  ['INVALID', ['lines', '0', 'quantity'], 'badQuantity'],
  ['INVALID_MERCHANDISE_LINE', ['lines', '0', 'id'], 'lineGone'],
  ['MAXIMUM_EXCEEDED', ['lines'], 'tooManyLines'],
  // The merchant's rule: what is above our own cap is never sent.
  ['MAXIMUM_EXCEEDED', ['lines', '0', 'quantity'], 'quantityStep'],
  ['CART_TOO_LARGE', null, 'tooManyLines'],
  ['NOTE_TOO_LONG', ['note'], 'noteTooLong'],
  ['MERCHANDISE_NOT_APPLICABLE', ['lines', '0'], 'merchandiseGone'],
  ['SELLING_PLAN_NOT_APPLICABLE', ['lines', '0', 'sellingPlanId'], 'planGone'],
  ['VARIANT_REQUIRES_SELLING_PLAN', ['lines', '0'], 'planRequired'],
])('maps %s on %j to %s', (code, field, key) => {
  expect(fromUserError({code, field, message}).key).toBe(key);
});

it('shows Shopify’s own message for an unknown code (E4.11)', () => {
  const problem = fromUserError({code: 'BRAND_NEW', field: null, message});
  expect(problem).toEqual({severity: 'error', key: null, message});
});

const code = 'MERCHANDISE_NOT_ENOUGH_STOCK';
const lineWith = (id: string, quantity: number) =>
  ({
    id,
    quantity,
    attributes: [],
    merchandise: {
      id: 'variant-1',
      availableForSale: true,
      product: {title: 'METARmap'},
    },
  }) as unknown as CartLinePartsFragment;
const found = {
  severity: 'warning',
  key: 'notEnoughStock',
  subject: 'METARmap',
};

it.each(['line-1', 'variant-1'])('finds the line of %s', (target) => {
  expect(fromWarning({code, message, target}, [lineWith('line-1', 3)])).toEqual(
    {...found, lineId: 'line-1', quantity: 3},
  );
});

it('does not guess which of two lines a warning about their merchandise is meant for', () => {
  const lines = [lineWith('line-1', 3), lineWith('line-2', 1)];
  expect(fromWarning({code, message, target: 'line-2'}, lines)).toEqual({
    ...found,
    lineId: 'line-2',
    quantity: 1,
  });
  expect(fromWarning({code, message, target: 'variant-1'}, lines)).toEqual({
    ...found,
    quantity: 4,
  });
});

it('calls a line sold out whose stock is gone, although it is still in the cart', () => {
  const soldOut = {code: 'MERCHANDISE_OUT_OF_STOCK', message, target: 'line-1'};
  const line = lineWith('line-1', 4);
  const merchandise = {...line.merchandise, availableForSale: false};
  expect(fromWarning(soldOut, [{...line, merchandise}])).toMatchObject({
    key: 'outOfStock',
    lineId: 'line-1',
  });
});

it('does not call sold out what the cart has all of', () => {
  const soldOut = {code: 'MERCHANDISE_OUT_OF_STOCK', message, target: 'line-1'};
  const empty = lineWith('line-1', 0);
  expect(fromWarning(soldOut, [empty])).toMatchObject({
    key: 'outOfStock',
    subject: 'METARmap',
  });
  const others = [lineWith('line-2', 1), lineWith('line-3', 4)];
  expect(fromWarning(soldOut, [empty, ...others])).toEqual({
    ...found,
    quantity: 5,
  });
});
