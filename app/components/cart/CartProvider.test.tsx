import {fireEvent, screen, waitFor} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {onEvent} from '~/lib/analytics/emit-event';
import type {SentProblem} from '~/lib/cart/cart-problem';
import {CartProvider, useCartStore} from './CartProvider';

const NONE = {status: 'ready', cart: null} as const;
const variantId = 'gid://shopify/ProductVariant/1';

function Buy() {
  const store = useCartStore();
  const lines = [{merchandiseId: variantId, quantity: 2}] as const;
  const add = () => store.change({kind: 'add', title: 'Map', lines});
  return <button onClick={() => void add()}>Buy</button>;
}

/** The events after a click on “Buy”, to which the shop responds with these problems. */
async function eventsOf(problems: readonly SentProblem[]) {
  const respond = vi.fn(() =>
    Promise.resolve(Response.json({snapshot: NONE, problems})),
  );
  vi.stubGlobal('fetch', respond);
  const receive = vi.fn();
  const end = onEvent(receive);
  renderPage(
    <CartProvider snapshot={NONE}>
      <Buy />
    </CartProvider>,
  );
  fireEvent.click(await screen.findByText('Buy'));
  await waitFor(() => expect(respond).toHaveBeenCalled());
  await new Promise((settled) => setTimeout(settled, 50));
  end();
  return receive.mock.calls.map(([event]) => event as unknown);
}

afterEach(() => vi.unstubAllGlobals());

it('tells the statistics what was added to the cart', async () => {
  expect(await eventsOf([])).toEqual([
    {type: 'added to cart', title: 'Map', variantId, quantity: 2},
  ]);
});

it('tells the statistics nothing of a product that the shop did not add', async () => {
  expect(
    await eventsOf([{severity: 'error', key: 'unavailable', text: 'Sorry.'}]),
  ).toEqual([]);
});
