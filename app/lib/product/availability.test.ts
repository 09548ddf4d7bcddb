import {describe, expect, it} from 'vitest';
import {availabilityOf, LOW_STOCK} from './availability';

const IN_STOCK = {
  availableForSale: true,
  currentlyNotInStock: false,
  quantityAvailable: 25,
};

describe('availabilityOf', () => {
  it('is available with plenty in stock', () => {
    expect(availabilityOf(IN_STOCK)).toEqual({state: 'available'});
  });

  it('counts the last pieces', () => {
    expect(availabilityOf({...IN_STOCK, quantityAvailable: LOW_STOCK})).toEqual(
      {state: 'lowStock', left: LOW_STOCK},
    );
    expect(
      availabilityOf({...IN_STOCK, quantityAvailable: LOW_STOCK + 1}),
    ).toEqual({state: 'available'});
  });

  it('is a back-order when it sells on without stock', () => {
    expect(
      availabilityOf({
        availableForSale: true,
        currentlyNotInStock: true,
        quantityAvailable: -2,
      }),
    ).toEqual({state: 'backOrder'});
  });

  it('is sold out whenever it is not for sale', () => {
    expect(availabilityOf({...IN_STOCK, availableForSale: false})).toEqual({
      state: 'soldOut',
    });
  });

  it('does not call an uncounted or unknown stock low', () => {
    expect(availabilityOf({...IN_STOCK, quantityAvailable: 0}).state).toBe(
      'available',
    );
    expect(availabilityOf({...IN_STOCK, quantityAvailable: null}).state).toBe(
      'available',
    );
  });
});
