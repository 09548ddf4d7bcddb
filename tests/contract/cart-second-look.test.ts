import {expect, it} from 'vitest';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {breakShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

it('a cart whose change failed is read again for 3 s at most', async () => {
  const shopper = createVisitor(running.origin);
  const added = await shopper.act(add(VARIANT.lamp, 2));
  const lineIds = cartOf(added).lines.map(({id}) => id);
  await breakShop(
    running.origin,
    {operation: 'cartLinesRemove', kind: 'status', status: 400},
    {operation: '*', kind: 'latency', milliseconds: 4_800},
  );
  // The cart would come, within the time that an attempt has.
  const answer = await shopper.act({kind: 'remove', lineIds});
  expect(answer).toMatchObject({
    status: 503,
    snapshot: {status: 'unavailable'},
    problems: [{key: 'unavailable'}],
    cookies: [],
  });
});
