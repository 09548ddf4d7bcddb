import {parse, validate} from 'graphql';
import {expect, it, vi} from 'vitest';
import {performCartAction, readCart} from '~/lib/cart/cart-actions.server';
import {consentCookies} from '~/lib/consent/consent-state';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import {createRequestContext} from '~/lib/create-context.server';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {readSchema} from '../../local-shop/schema';
import {commerceShop} from '../support/commerce-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';

const running = commerceShop({catalogue: smallCatalogue});

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

it.each([
  ['who has not decided', [], null],
  ['who declined', decided(), '3.amps'],
  ['who accepted statistics', decided('analytics'), '3.Amps'],
])(
  'the checkout learns the decision of a visitor %s',
  async (_, cookies, told) => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const lines = [{merchandiseId: VARIANT.map, quantity: 1}];
    const added = await performCartAction(
      {kind: 'add', lines},
      await contextOf(cookies),
    );
    const read = await readCart(
      await contextOf([...cookies, ...added.cookies]),
    );
    for (const {snapshot} of [added, read]) {
      const cart = snapshot.status === 'ready' ? snapshot.cart : null;
      const query = new URL(cart?.checkoutUrl ?? '').searchParams;
      expect(query.get('_cs')).toBe(told);
    }
    const newest = readSchema('storefront');
    for (const [, init] of sent.mock.calls) {
      const {query} = JSON.parse(init?.body as string) as {query: string};
      expect(validate(newest, parse(query))).toEqual([]);
    }
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockRestore();
  },
);
