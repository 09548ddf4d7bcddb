import {newEmail, PASSWORD} from '../support/account';
import {mutateCustomer} from '../support/customer-client';
import {IS_FULL_MATRIX} from '../support/matrix';
import {RandomWalk} from '../support/random-walk';
import {test} from '../support/test';

/** The local shop of the suite's storefront; see playwright.config.ts. */
const SHOP = 'http://127.0.0.1:4400';

/** `WALK_SEEDS=5,6` walks these ways, and a way that failed again. */
const SEEDS = (process.env.WALK_SEEDS ?? (IS_FULL_MATRIX ? '1,2,3' : '1'))
  .split(',')
  .map(Number);

for (const seed of SEEDS) {
  test(`whatever a visitor does, pages stay as they should be, seed ${seed} @desktop`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const walker = {email: newEmail(), lastName: 'Quitzow'};
    await mutateCustomer(
      SHOP,
      'mutation ($input: CustomerCreateInput!) {customerCreate(input: $input) {customerUserErrors {code field}}}',
      {input: {...walker, firstName: 'Amelia', password: PASSWORD}},
    );
    const walk = new RandomWalk(seed, walker, SHOP);
    await walk.open(page, '/en');
    await walk.open(await context.newPage(), '/');
    await walk.take(25);
  });
}
