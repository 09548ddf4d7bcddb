import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {cartOf} from '../../../tests/support/cart-views';
import {renderPage} from '../../../tests/support/render-page';
import {CartStore, fetchTransport} from '~/lib/cart/cart-store';
import {CartContext} from './CartProvider';
import {CodeForm} from './CodeForms';

it('shows a rejected code again after a form without JavaScript', () => {
  const cart = cartOf(0, []);
  const store = new CartStore(
    {status: 'ready', cart},
    fetchTransport('/en/cart/contents'),
  );
  renderPage(
    <CartContext.Provider value={store}>
      <CodeForm typed="OLD" />
    </CartContext.Provider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: 'Code'});
  expect(field.value).toBe('OLD');
});
