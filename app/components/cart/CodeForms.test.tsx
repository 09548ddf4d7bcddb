import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, beforeAll, expect, it} from 'vitest';
import {IntlProvider} from 'use-intl/react';
import {cartOf} from '~/lib/cart/cart-fixture';
import {loadMessages, messagesOf} from '~/lib/i18n/messages';
import {CodeForms} from './CodeForms';

beforeAll(() => loadMessages('en', false));
afterEach(cleanup);

/** A cart that takes every code but `down`, for which the shop cannot be asked. */
function Cart() {
  const [codes, setCodes] = useState<string[]>([]);
  const take = (form: FormData) => {
    const code = form.get('discountCode');
    if (typeof code !== 'string' || code === 'down') return;
    setCodes([...codes, code]);
  };
  const discountCodes = codes.map((code) => ({code, isApplicable: true}));
  return <CodeForms cart={cartOf(0, [], {discountCodes})} onSend={take} />;
}

it('is ready for the next code once one is in the cart, and keeps one that is not', () => {
  const Stub = createRemixStub([
    {
      path: '/en/cart',
      Component: () => (
        <IntlProvider locale="en" messages={messagesOf('en')}>
          <Cart />
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/en/cart']} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Discount code',
  });
  const send = (code: string) => {
    fireEvent.change(field, {target: {value: code}});
    if (field.form) fireEvent.submit(field.form);
  };
  send('down');
  expect(field.value).toBe('down');
  send('MAPS20');
  expect(field.value).toBe('');
  expect(screen.getByText('MAPS20')).toBeDefined();
});
