import {expect, it} from 'vitest';
import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {fromUserError, fromWarning} from './cart-problem';
import {lineKey} from './cart-line';

const message = 'The provider says so.';

it.each([
  ['INVALID', ['lines', '0', 'merchandiseId'], 'merchandiseGone'],
  ['INVALID', ['giftCardCodes', '0'], 'invalidGiftCard'],
  ['SPENT', ['giftCardCodes', '0'], 'invalidGiftCard'],
  ['INVALID', ['lines', '0', 'quantity'], 'badQuantity'],
  ['INVALID_MERCHANDISE_LINE', ['lines', '0', 'id'], 'lineGone'],
  ['MAXIMUM_EXCEEDED', ['lines'], 'tooManyLines'],
  ['MAXIMUM_EXCEEDED', ['lines', '0', 'quantity'], 'badQuantity'],
  ['CART_TOO_LARGE', null, 'tooManyLines'],
  ['NOTE_TOO_LONG', ['note'], 'noteTooLong'],
])('maps %s on %j to %s', (code, field, key) => {
  expect(fromUserError({code, field, message}).key).toBe(key);
});

it('shows the provider’s own message for an unknown code', () => {
  const problem = fromUserError({code: 'BRAND_NEW', field: null, message});
  expect(problem).toEqual({severity: 'error', key: null, message});
});

it.each(['line-1', 'variant-1'])('finds the line of %s', (target) => {
  const merchandise = {id: 'variant-1', product: {title: 'METARmap'}};
  const line = {
    id: 'line-1',
    quantity: 3,
    attributes: [],
    merchandise,
  } as unknown as CartLinePartsFragment;
  const code = 'MERCHANDISE_NOT_ENOUGH_STOCK';
  expect(fromWarning({code, message, target}, [line])).toEqual({
    severity: 'warning',
    key: 'notEnoughStock',
    lineKey: lineKey({merchandiseId: 'variant-1'}),
    subject: 'METARmap',
    quantity: 3,
  });
});
