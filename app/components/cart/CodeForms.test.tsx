import {createRemixStub} from '@remix-run/testing';
import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {afterEach, beforeAll, expect, it} from 'vitest';
import {IntlProvider} from 'use-intl/react';
import {cartOf} from '../../../tests/support/cart-views';
import {cartProblem} from '~/lib/cart/cart-problem';
import {CartStore, type CartTransport} from '~/lib/cart/cart-store';
import {loadMessages, messagesOf} from '~/lib/i18n/messages';
import {CartContext} from './cart-context';
import {CodeForms} from './CodeForms';

beforeAll(() => loadMessages('en', false));
afterEach(cleanup);

const snapshot = {status: 'ready', cart: cartOf(0, [])} as const;

/** A shop that takes every code but `WRONG`. */
const transport: CartTransport = {
  send: (form) =>
    Promise.resolve({
      snapshot,
      problems:
        form.get('discountCode') === 'WRONG'
          ? [cartProblem('error', 'discountNotApplicable')]
          : [],
    }),
  read: () => Promise.resolve({snapshot, problems: []}),
};

it('is ready for the next code once one was taken, and keeps one that was not', async () => {
  const Stub = createRemixStub([
    {
      path: '/en/cart',
      Component: () => (
        <IntlProvider locale="en" messages={messagesOf('en')}>
          <CartContext.Provider value={new CartStore(snapshot, transport)}>
            <CodeForms cart={snapshot.cart} unsent="OLD" />
          </CartContext.Provider>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/en/cart']} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: 'Code'});
  expect(field.value).toBe('OLD');
  const send = (code: string) => {
    fireEvent.change(field, {target: {value: code}});
    if (field.form) fireEvent.submit(field.form);
  };
  send('WRONG');
  await new Promise((resolve) => setTimeout(resolve));
  expect(field.value).toBe('WRONG');
  send('METAR-GIFT-50EU-RO42');
  await waitFor(() => expect(field.value).toBe(''));
});
