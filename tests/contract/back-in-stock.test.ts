import {expect, it} from 'vitest';
import {action, loader} from '~/routes/($locale).back-in-stock';
import {accountVisitor, formFor} from '../support/account-visitor';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {thrownBy} from '../support/thrown-by';

const shop = ownShop({catalogue: smallCatalogue});
const context = () => accountVisitor(shop.origin).context();
const email = 'ada@example.com';

/** What the form's action returns for an address. */
const send = (variant: string) =>
  action(formFor(context(), '/back-in-stock', {variant, email}));

const formAgain = (problem: string, wanted: object, status: number) => ({
  data: {
    step: 'entry',
    rejected: {values: {email}, fieldProblems: {}, problem},
    wanted,
  },
  init: {status},
});

it('an address for a variant that is back in stock gets its form again, with a link to the product', async () => {
  const wanted = {id: VARIANT.lamp, path: '/products/handle-2?variant=2'};
  expect(await send(VARIANT.lamp)).toMatchObject(
    formAgain('notSoldOut', wanted, 409),
  );
  const response = await thrownBy(
    loader({
      context: context(),
      params: {},
      request: new Request('http://localhost:3000/back-in-stock?variant=2'),
    }),
  );
  expect((response as Response).headers.get('Location')).toBe(wanted.path);
});

it('an address is shown in its form again, without an error page, while the provider fails', async () => {
  await breakShop(shop.origin, {
    operation: 'BackInStockVariants',
    kind: 'status',
    status: 400,
  });
  expect(await send(VARIANT.soldOut)).toMatchObject(
    formAgain('unavailable', {id: VARIANT.soldOut}, 503),
  );
  await mendShop(shop.origin);
});
