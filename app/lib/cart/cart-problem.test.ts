import {describe, expect, it} from 'vitest';
import {
  errorKey,
  fromUserError,
  fromWarning,
  isMissingCart,
} from './cart-problem';

const message = 'The provider says so.';

describe('errorKey', () => {
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
    expect(errorKey({code, field, message})).toBe(key);
  });

  it('leaves an unknown code to the provider’s own message', () => {
    const problem = fromUserError({code: 'BRAND_NEW', field: null, message});
    expect(problem).toMatchObject({severity: 'error', key: null, message});
  });
});

describe('fromWarning', () => {
  const line = {
    id: 'line-1',
    key: 'key-1',
    merchandiseId: 'variant-1',
    title: 'METARmap',
    quantity: 3,
  };
  const code = 'MERCHANDISE_NOT_ENOUGH_STOCK';

  it('finds the line by its id', () => {
    expect(fromWarning({code, message, target: 'line-1'}, [line])).toEqual({
      severity: 'warning',
      key: 'notEnoughStock',
      message,
      lineKey: 'key-1',
      subject: 'METARmap',
      quantity: 3,
    });
  });

  it('shows the provider’s message when the line did not come into being', () => {
    expect(fromWarning({code, message, target: 'variant-2'}, [line])).toEqual({
      severity: 'warning',
      key: null,
      message,
      lineKey: null,
      subject: null,
      quantity: null,
    });
  });
});

describe('isMissingCart', () => {
  it('is an invalid cart id, and nothing else', () => {
    expect(isMissingCart({code: 'INVALID', field: ['cartId'], message})).toBe(
      true,
    );
    expect(isMissingCart({code: 'INVALID', field: ['lines'], message})).toBe(
      false,
    );
    expect(
      isMissingCart({code: 'NOTE_TOO_LONG', field: ['note'], message}),
    ).toBe(false);
  });
});
