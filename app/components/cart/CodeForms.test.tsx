import {createRemixStub} from '@remix-run/testing';
import {render, screen} from '@testing-library/react';
import {beforeAll, expect, it} from 'vitest';
import {IntlProvider} from 'use-intl/react';
import {cartOf} from '../../../tests/support/cart-views';
import {CartStore} from '~/lib/cart/cart-store';
import {fetchTransport} from '~/lib/cart/fetch-transport';
import {loadMessages, messagesOf} from '~/lib/i18n/messages';
import {CartContext} from './cart-context';
import {CodeForms} from './CodeForms';

beforeAll(() => loadMessages('en', false));

it('shows a code again that a form without JavaScript sent in vain', () => {
  const cart = cartOf(0, []);
  const store = new CartStore(
    {status: 'ready', cart},
    fetchTransport('/en/cart/contents'),
  );
  const Stub = createRemixStub([
    {
      path: '/en/cart',
      Component: () => (
        <IntlProvider locale="en" messages={messagesOf('en')}>
          <CartContext.Provider value={store}>
            <CodeForms cart={cart} unsent="OLD" />
          </CartContext.Provider>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/en/cart']} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: 'Code'});
  expect(field.value).toBe('OLD');
});
