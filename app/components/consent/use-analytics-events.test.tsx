import {Link} from '@remix-run/react';
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {cartProblem, type CartProblem} from '~/lib/cart/cart-problem';
import {CartStore} from '~/lib/cart/cart-store';
import {useAnalyticsEvents} from './use-analytics-events';

const variantId = 'gid://shopify/ProductVariant/1';

function showSearch(problems: readonly CartProblem[] = []) {
  const response = {snapshot: {status: 'ready', cart: null}, problems} as const;
  const cart = new CartStore(response.snapshot, {
    send: () => Promise.resolve(response),
    read: () => Promise.resolve(response),
  });
  const receive = vi.fn();
  const Destination = () => {
    useAnalyticsEvents(cart, receive);
    return <Link to="/faq?from=search">FAQ</Link>;
  };
  renderPage(<Destination />, {
    path: '/*',
    route: {
      loader: ({request}) =>
        request.url.includes('faq')
          ? null
          : {measured: 'search', result: {term: 'map'}},
    },
  });
  const add = () =>
    cart.change({
      kind: 'add',
      title: 'Map',
      lines: [{merchandiseId: variantId, quantity: 2}],
    });
  return {receive, add};
}

it('a destination receives each page once, its view, and what is added to the cart', async () => {
  const {receive, add} = showSearch();
  fireEvent.click(await screen.findByText('FAQ'));
  await waitFor(() => expect(receive).toHaveBeenCalledTimes(3));
  await add();
  await waitFor(() => expect(receive).toHaveBeenCalledTimes(4));
  expect(receive.mock.calls.map(([event]) => event as unknown)).toEqual([
    {type: 'page', path: '/*'},
    {type: 'search', searchTerm: 'map'},
    {type: 'page', path: '/faq?from=search'},
    {type: 'added to cart', title: 'Map', variantId, quantity: 2},
  ]);
});

it('a destination receives no event for a product that the shop did not add', async () => {
  const {receive, add} = showSearch([cartProblem('error', 'unavailable')]);
  await screen.findByText('FAQ');
  await waitFor(() => expect(receive).toHaveBeenCalledTimes(2));
  await add();
  await new Promise((end) => setTimeout(end));
  expect(receive).toHaveBeenCalledTimes(2);
});
