import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {renderPage} from '../../../tests/support/render-page';
import {CartContext} from '~/components/cart/CartProvider';
import {CartStore} from '~/lib/cart/cart-store';
import {CartAddOn} from './CartAddOn';

it('leads to a product of which a variant has to be chosen', async () => {
  const cart = cartOf(1, [lineOf(1, 1)]);
  const addOn = {
    handle: 'logbook',
    title: 'Logbook',
    path: '/products/logbook',
    images: [],
    price: {price: {amount: '27', currencyCode: 'USD'}, was: null},
    merchandiseId: null,
  };
  const of = cart.lines.map(({handle}) => handle).join(' ');
  const store = new CartStore(
    {status: 'ready', cart},
    {
      send: () => Promise.reject(new Error('Not sent.')),
      read: () => Promise.reject(new Error('Not read.')),
    },
  );
  renderPage(
    <CartContext.Provider value={store}>
      <CartAddOn />
    </CartContext.Provider>,
    {route: {id: 'root', loader: () => ({addOn: {of, addOn}})}},
  );
  const link = await screen.findByRole('link', {name: /^Choose ?Logbook$/});
  expect(link.getAttribute('href')).toMatch(/\/products\/logbook$/);
});
