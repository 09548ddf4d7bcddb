import {afterEach, describe, expect, it, vi} from 'vitest';
import {add as adding, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {editAnswers} from '../support/edited-answers';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

afterEach(() => vi.unstubAllGlobals());

async function shopper() {
  const visitor = createVisitor(running.origin);
  await visitor.act(adding(VARIANT.lamp, 2));
  return {visitor, add: () => visitor.act(adding(VARIANT.lamp, 1))};
}

const NOTHING = {cart: null, userErrors: [], warnings: []};

describe('a change that the provider answers without a cart and without a reason', () => {
  it.each([
    ['no payload', () => ({cartLinesAdd: null})],
    ['no cart', () => ({cartLinesAdd: NOTHING})],
  ])(
    'shows the cart as it is and says what is not certain: %s',
    async (_, edit) => {
      const {visitor, add} = await shopper();
      const {cookie} = visitor;
      editAnswers({cartLinesAdd: edit});
      const answer = await add();
      expect(answer).toMatchObject({
        status: 503,
        problems: [{severity: 'error', key: 'unclear'}],
      });
      // It was carried out all the same.
      expect(quantities(answer)).toEqual([3]);
      expect(visitor.cookie).toBe(cookie);
    },
  );

  it('adds nothing twice when the result is empty', async () => {
    const {visitor} = await shopper();
    const asked = editAnswers({cartLinesAdd: () => ({})});
    const answer = await visitor.act(adding(VARIANT.map, 1));
    expect(answer).toMatchObject({status: 503, problems: [{key: 'unclear'}]});
    expect(quantities(answer)).toHaveLength(2);
    expect(asked.filter((name) => name === 'cartLinesAdd')).toHaveLength(1);
  });
});

describe('a reading that says once that there is no cart', () => {
  it('does not lose it', async () => {
    const {visitor} = await shopper();
    const {cookie} = visitor;
    let readings = 0;
    editAnswers({
      CartQuery: (data) => ((readings += 1) === 1 ? {cart: null} : data),
    });
    expect(quantities(await visitor.read())).toEqual([2]);
    expect(visitor.cookie).toBe(cookie);
  });
});
