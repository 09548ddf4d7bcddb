import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {lineOf} from '../../../tests/support/cart-views';
import {renderPage} from '../../../tests/support/render-page';
import {LineQuantity} from './LineQuantity';
import {MAX_PER_LINE} from '~/lib/limits/limits';

function renderLine(quantity: number, rest: Parameters<typeof lineOf>[2]) {
  const onChange = vi.fn();
  const line = {...lineOf(1, quantity, rest), isPending: false};
  renderPage(<LineQuantity line={line} onChange={onChange} />);
  return onChange;
}

function show(quantity: number, maxQuantity = MAX_PER_LINE) {
  const onChange = renderLine(quantity, {maxQuantity});
  const field = screen.getByRole<HTMLInputElement>('spinbutton', {
    name: 'Quantity',
  });
  return {onChange, field};
}

const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', {name});

it('asks for absolute quantities, not for steps', () => {
  const {onChange} = show(3);
  fireEvent.click(button('One more'));
  fireEvent.click(button('One fewer'));
  expect(onChange.mock.calls).toEqual([[4], [2]]);
});

it('offers no more than the cap and no more than the stock', () => {
  show(MAX_PER_LINE);
  expect(button('One more').disabled).toBe(true);
  cleanup();
  show(3, 3);
  expect(button('One more').disabled).toBe(true);
});

it.each([
  ['sends a typed number', '7', [[7]]],
  ['sends nothing but a whole number', '1.5', []],
])(
  '%s when the field loses focus, and shows the cart’s quantity',
  (_, value, asked) => {
    const {onChange, field} = show(2);
    fireEvent.change(field, {target: {value}});
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(field);
    expect(onChange.mock.calls).toEqual(asked);
    expect(field.value).toBe('2');
  },
);

it.each([2, MAX_PER_LINE])(
  'asks for more than the cap when the cart has %i, so that the server reports the cap',
  (quantity) => {
    const {onChange, field} = show(quantity);
    fireEvent.change(field, {target: {value: '99'}});
    // Enter submits the form like a click on its button, after the browser's validation.
    field.form?.requestSubmit();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(MAX_PER_LINE + 1);
  },
);

it('sends a number only once on Enter, although the field then loses focus', () => {
  const {onChange, field} = show(2);
  fireEvent.change(field, {target: {value: '0'}});
  act(() => {
    field.form?.requestSubmit();
    field.dispatchEvent(new FocusEvent('focusout', {bubbles: true}));
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(0);
});

it('changes by the merchant’s step, and removes what is below their minimum', () => {
  const onChange = vi.fn();
  const line = {
    ...lineOf(1, 4, {maxQuantity: 6, minQuantity: 4, step: 2}),
    isPending: false,
  };
  renderPage(<LineQuantity line={line} onChange={onChange} />);
  fireEvent.click(button('One more'));
  fireEvent.click(button('One fewer'));
  expect(onChange.mock.calls).toEqual([[6], [0]]);
  expect(screen.getByText('Minimum 4, in increments of 2')).toBeTruthy();
});

it('offers no change of a quantity that Shopify lets nobody change', () => {
  renderLine(2, {canUpdateQuantity: false});
  expect(screen.getByText('Quantity: 2')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('goes no further than the least of a line that cannot be removed', () => {
  renderLine(1, {canRemove: false});
  expect(button('One fewer').disabled).toBe(true);
  expect(button('One more').disabled).toBe(false);
});
