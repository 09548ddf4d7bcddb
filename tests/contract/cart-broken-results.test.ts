import {afterEach, expect, it, vi} from 'vitest';
import {add as adding, cartOf, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {editResults} from '../support/edited-results';
import {breakShop} from '../support/faults';
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

it.each([
  ['no payload', () => ({cartLinesAdd: null})],
  ['no cart', () => ({cartLinesAdd: NOTHING})],
  ['no result', () => ({})],
])(
  'a change that results in %s is made once, and what is not certain is said',
  async (_, edit) => {
    const {visitor, add} = await shopper();
    const {cookie} = visitor;
    const asked = editResults({cartLinesAdd: edit});
    const answer = await add();
    expect(answer).toMatchObject({
      status: 503,
      problems: [{severity: 'error', key: 'unclear'}],
    });
    // It was carried out all the same.
    expect(quantities(answer)).toEqual([3]);
    expect(asked.filter((name) => name === 'cartLinesAdd')).toHaveLength(1);
    expect(visitor.cookie).toBe(cookie);
  },
);

it('a reading that says once that there is no cart does not lose it', async () => {
  const {visitor} = await shopper();
  const {cookie} = visitor;
  let readings = 0;
  editResults({
    CartQuery: (data) => ((readings += 1) === 1 ? {cart: null} : data),
  });
  expect(quantities(await visitor.read())).toEqual([2]);
  expect(visitor.cookie).toBe(cookie);
});

// The last one: the shop stays slow.
it('a cart whose change failed is read again for 3 s at most', async () => {
  const {visitor} = await shopper();
  const lineIds = cartOf(await visitor.read()).lines.map(({id}) => id);
  await breakShop(
    running.origin,
    {operation: 'cartLinesRemove', kind: 'status', status: 400},
    {operation: '*', kind: 'latency', milliseconds: 4_800},
  );
  // The cart would come, within the time that an attempt has.
  const answer = await visitor.act({kind: 'remove', lineIds});
  expect(answer).toMatchObject({
    status: 503,
    snapshot: {status: 'unavailable'},
    problems: [{key: 'unavailable'}],
    cookies: [],
  });
});
