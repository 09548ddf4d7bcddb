import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {renderPage} from '../../../tests/support/render-page';
import {CartStore} from '~/lib/cart/cart-store';
import type {CartView} from '~/lib/cart/cart-view.server';
import {lineKey} from '~/lib/cart/cart-line';
import {CartContext} from './cart-context';
import {CartMain} from './CartMain';

afterEach(cleanup);

/** Renders the cart's page; returns the inputs that it sends. */
function renderCart(cart: CartView) {
  const sent: unknown[] = [];
  const store = new CartStore(
    {status: 'ready', cart},
    {
      send: (form) => {
        sent.push(JSON.parse(form.get('cartFormInput') as string));
        const left = cartOf(2, cart.lines.slice(1));
        const snapshot = {status: 'ready', cart: left} as const;
        return Promise.resolve({snapshot, problems: []});
      },
      read: () => Promise.reject(new Error('Not read.')),
    },
  );
  renderPage(
    <CartContext.Provider value={store}>
      <CartMain layout="page" />
    </CartContext.Provider>,
  );
  return sent;
}

it('says that a line was removed, and adds the same line again', async () => {
  const attributes = [{key: 'ICAO', value: 'EDNY'}];
  const {merchandiseId} = lineOf(1, 2);
  const key = lineKey({merchandiseId, attributes});
  const sent = renderCart(
    cartOf(1, [lineOf(1, 2, {key, attributes}), lineOf(2, 1)]),
  );
  fireEvent.click(screen.getByRole('button', {name: 'Remove Product 1'}));
  const undo = await screen.findByRole('button', {name: 'Undo'});
  expect(document.activeElement?.contains(undo)).toBe(true);
  expect(document.activeElement?.textContent).toContain('Product 1');
  fireEvent.click(undo);
  await screen.findByText(/Product 1 \(2/);
  expect(screen.queryByRole('button', {name: 'Undo'})).toBeNull();
  expect(sent.at(-1)).toEqual({
    action: 'LinesAdd',
    inputs: {lines: [{merchandiseId, attributes, quantity: 2}]},
  });
});

it('has no empty list at a line without options', () => {
  renderCart(cartOf(1, [lineOf(1, 1)]));
  const [line] = screen.getAllByRole('listitem');
  expect(line && within(line).queryByRole('list')).toBeNull();
});
