import {afterEach, expect, it} from 'vitest';
import {
  performCartAction,
  readCart,
  type CartActionResult,
} from '~/lib/cart/cart-actions.server';
import {openPermalink, parsePermalink} from '~/lib/cart/permalink.server';
import {consentCookies} from '~/lib/consent/consent-state';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import {createRequestContext} from '~/lib/create-context.server';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {commerceShop} from '../support/commerce-shop';
import {breakShop, mendShop} from '../support/faults';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';

const running = commerceShop({catalogue: smallCatalogue});
afterEach(() => mendShop(running.origin));

const contextOf = (cookies: readonly string[]) =>
  createRequestContext(
    new Request('http://localhost:3000/cart', {
      headers: {Cookie: cookies.map((text) => text.split(';')[0]).join('; ')},
    }),
    storefrontContext(running.origin, 'de').env,
    {waitUntil: () => undefined},
    new ProviderReport(),
    false,
  );

const decided = (...ids: OptionalId[]) => consentCookies(ids, '');

const LINES = [{merchandiseId: VARIANT.map, quantity: 1}];

const toldBy = (url: string | null | undefined) =>
  new URL(url ?? '').searchParams.get('_cs');

const linkOf = ({snapshot}: CartActionResult) =>
  snapshot.status === 'ready' ? snapshot.cart?.checkoutUrl : null;

async function add(cookies: readonly string[]) {
  const action = {kind: 'add', lines: LINES} as const;
  return performCartAction(action, await contextOf(cookies));
}

it.each([
  ['who has not decided', [], null],
  ['who declined', decided(), '3.amps'],
  ['who accepted statistics', decided('analytics'), '3.Amps'],
])(
  'the checkout learns the decision of a visitor %s',
  async (_, cookies, told) => {
    const added = await add(cookies);
    const context = await contextOf([...cookies, ...added.cookies]);
    const link = parsePermalink(
      `${VARIANT.map.split('/').pop()}:1`,
      new URLSearchParams(),
    );
    if (!link) throw new Error('The permalink was refused.');
    const cart = context.separateCart();
    const opened = await openPermalink({...context, cart}, link);
    expect(toldBy(linkOf(added))).toBe(told);
    expect(toldBy(linkOf(await readCart(context)))).toBe(told);
    expect(toldBy(opened.checkoutUrl)).toBe(told);
  },
);

it('the way to the checkout stays when the decision cannot be told', async () => {
  await breakShop(running.origin, {
    operation: 'CartCheckoutUrl',
    kind: 'status',
    count: 1,
  });
  expect(toldBy(linkOf(await add(decided('analytics'))))).toBeNull();
});
