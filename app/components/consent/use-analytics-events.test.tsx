import {Link} from '@remix-run/react';
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {emitEvent} from '~/lib/analytics/emit-event';
import {useAnalyticsEvents} from './use-analytics-events';

const ADDED = {
  type: 'added to cart',
  title: 'Map',
  variantId: 'gid://shopify/ProductVariant/1',
  quantity: 2,
} as const;

it('a destination receives each page once, its view, and what the visitor does, until it is gone', async () => {
  const receive = vi.fn();
  const Destination = () => {
    useAnalyticsEvents(receive);
    return <Link to="/faq?from=search">FAQ</Link>;
  };
  const {unmount} = renderPage(<Destination />, {
    path: '/*',
    route: {
      loader: ({request}) =>
        request.url.includes('faq')
          ? null
          : {measured: 'search', result: {term: 'map'}},
    },
  });
  fireEvent.click(await screen.findByText('FAQ'));
  await waitFor(() => expect(receive).toHaveBeenCalledTimes(3));
  emitEvent(ADDED);
  unmount();
  emitEvent(ADDED);
  expect(receive.mock.calls.map(([event]) => event as unknown)).toEqual([
    {type: 'page', path: '/*'},
    {type: 'search', searchTerm: 'map'},
    {type: 'page', path: '/faq?from=search'},
    ADDED,
  ]);
});
