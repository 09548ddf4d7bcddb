import {expect, it} from 'vitest';
import {createVisitor} from '../support/cart-visitor';
import {breakShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

it('a cart whose change failed is read again for 3 s at most', async () => {
  const shopper = createVisitor(running.origin);
  const {snapshot} = await shopper.act({
    kind: 'add',
    lines: [{merchandiseId: VARIANT.lamp, quantity: 2}],
  });
  if (snapshot.status !== 'ready' || !snapshot.cart)
    throw new Error('No cart.');
  const lineIds = snapshot.cart.lines.map(({id}) => id);
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
