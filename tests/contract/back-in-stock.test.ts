import {expect, it} from 'vitest';
import {action, loader} from '~/routes/($locale).back-in-stock';
import de from '~/locales/de.json';
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

const formAgain = (
  problem: keyof typeof de.formProblems,
  wanted: object,
  status: number,
) => ({
  data: {
    step: 'entry',
    state: {
      values: {email},
      problems: [{message: de.formProblems[problem], field: null}],
    },
    wanted,
  },
  init: {status},
});

it('an address for a variant that is back in stock gets its form again, with a link to the product', async () => {
  const wanted = {
    id: VARIANT.lamp,
    // Without Shopify's own option, "Titel: Default Title".
    name: 'Lamp (de)',
    path: '/products/handle-2?variant=2',
  };
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

it('an address is shown in its form again, without an error page, while Shopify fails', async () => {
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

/** What the button's form without an address leads to. */
const press = async (variant: string, redirectTo: string) => {
  const fields = {variant, redirectTo};
  const form = formFor(context(), '/back-in-stock', fields);
  const {status, headers} = (await thrownBy(action(form))) as Response;
  return [status, headers.get('Location')];
};

it.each(['', 'abc', '-1', '9'.repeat(30)])(
  'nobody waits for %j, which is no variant',
  async (variant) => {
    expect(await press(variant, '/faq')).toEqual([400, null]);
  },
);

it('a visitor who wants to wait is led to the login, and from there only to our own pages', async () => {
  expect(await press('42', '/faq')).toEqual([
    303,
    '/auth/login?redirect=%2Ffaq',
  ]);
  expect(await press('42', '//evil.example')).toEqual([303, '/auth/login']);
});
