import {
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import {expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {renderPage} from '../../../tests/support/render-page';
import {CartStore} from '~/lib/cart/cart-store';
import type {CartView} from '~/lib/cart/cart-view.server';
import {lineKey} from '~/lib/cart/cart-line';
import {CartContext} from './CartProvider';
import {CartMain} from './CartMain';

interface SentInput {
  readonly action: string;
  readonly inputs: {
    readonly lines?: readonly {
      readonly id?: string;
      readonly merchandiseId?: string;
      readonly quantity: number;
    }[];
  };
}

/** Renders the cart's page; returns the inputs that it sends. */
function renderCart(
  cart: CartView,
  layout: 'page' | 'panel' = 'page',
  root?: {hasGuarantee: boolean},
) {
  const sent: SentInput[] = [];
  let {lines} = cart;
  const store = new CartStore(
    {status: 'ready', cart},
    {
      send: (form) => {
        const input = JSON.parse(
          form.get('cartFormInput') as string,
        ) as SentInput;
        sent.push(input);
        const quantities = new Map(
          input.inputs.lines?.map(({id, quantity}) => [id, quantity]),
        );
        // As if a line that is added had been in the cart at first.
        const added = cart.lines.filter(({merchandiseId}) =>
          input.inputs.lines?.some(
            (line) => line.merchandiseId === merchandiseId,
          ),
        );
        lines = [...lines, ...added]
          .map((line) => ({
            ...line,
            quantity: quantities.get(line.id) ?? line.quantity,
          }))
          .filter(({quantity}) => quantity > 0);
        const left = cartOf(1 + sent.length, lines);
        const snapshot = {status: 'ready', cart: left} as const;
        return Promise.resolve({snapshot, problems: []});
      },
      read: () => Promise.reject(new Error('Not read.')),
    },
  );
  renderPage(
    <CartContext.Provider value={store}>
      <CartMain layout={layout} />
    </CartContext.Provider>,
    root && {route: {id: 'root', loader: () => root}},
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
  const back = await screen.findByRole('link', {name: 'Product 1'});
  expect(document.activeElement).toBe(back);
});

it('leaves the focus where it is when a line comes back that was removed', async () => {
  renderCart(cartOf(1, [lineOf(1, 2), lineOf(2, 1)]));
  fireEvent.click(screen.getByRole('button', {name: 'Remove Product 1'}));
  fireEvent.click(await screen.findByRole('button', {name: 'Undo'}));
  const [field] = screen.getAllByRole('spinbutton');
  field?.focus();
  await screen.findByRole('link', {name: 'Product 1'});
  expect(document.activeElement).toBe(field);
});

it('changes and removes the line that was clicked, when a discount has split it in two', async () => {
  const {key, merchandiseId} = lineOf(1, 1);
  const paid = lineOf(1, 1, {title: 'Paid'});
  const free = lineOf(2, 2, {key, merchandiseId, title: 'Free'});
  const sent = renderCart(cartOf(1, [paid, free]));
  const clicks = [
    ['One more', 0, paid, 2],
    ['One more', 1, free, 3],
    ['Remove Free', 0, free, 0],
  ] as const;
  for (const [count, [name, at, {id}, quantity]] of clicks.entries()) {
    const button = screen.getAllByRole('button', {name})[at];
    if (button) fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(count + 1));
    expect(sent.at(-1)).toEqual({
      action: 'LinesUpdate',
      inputs: {lines: [{id, quantity}]},
    });
  }
  // The other line is no reason not to offer it.
  fireEvent.click(await screen.findByRole('button', {name: 'Undo'}));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      action: 'LinesAdd',
      inputs: {lines: [{merchandiseId, quantity: 3}]},
    }),
  );
});

it.each([
  ['free', 'Shipping', 'Free'],
  ['costs', 'Plus shipping', '$9.99'],
  ['unknown', 'Shipping', 'Calculated at checkout'],
] as const)(
  'has a row for shipping that is %s, in the panel as well',
  async (cost, name, words) => {
    for (const layout of ['page', 'panel'] as const) {
      const cart = cartOf(1, [lineOf(1, 1)]);
      const shipping = {...cart.shipping, cost, price: '$9.99'};
      renderCart({...cart, shipping}, layout);
      const label = await screen.findByText(
        (_, element) =>
          element?.tagName === 'DT' && element.textContent === name,
      );
      expect(label.nextSibling?.textContent).toBe(words);
      expect(screen.getByText('Prices include VAT.')).toBeTruthy();
      cleanup();
    }
  },
);

it.each(['page', 'panel'] as const)(
  'leads to the notice of the legal guarantee before the checkout, on the %s',
  async (layout) => {
    const cart = cartOf(1, [lineOf(1, 1)]);
    const paid = {...cart, checkoutUrl: 'https://pay.example/'};
    renderCart(paid, layout, {hasGuarantee: true});
    const notice = await screen.findByRole('link', {
      name: 'Your legal guarantee',
    });
    expect(notice.getAttribute('href')).toMatch(/\/legal\/guarantee$/);
    const checkout = document.querySelector('[data-checkout]');
    expect(checkout && notice.compareDocumentPosition(checkout)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    cleanup();
    renderCart(paid, layout, {hasGuarantee: false});
    await waitFor(() =>
      expect(document.querySelector('[data-checkout]')).not.toBeNull(),
    );
    expect(screen.queryByRole('link', {name: /guarantee/})).toBeNull();
  },
);

it('renders no empty list for a line without options', () => {
  renderCart(cartOf(1, [lineOf(1, 1)]));
  const [line] = screen.getAllByRole('listitem');
  expect(line && within(line).queryByRole('list')).toBeNull();
});

it('shows the costs of shipping, the day of delivery and the countries', () => {
  const cart = cartOf(1, [lineOf(1, 1)]);
  renderCart({
    ...cart,
    shipping: {
      cost: 'costs',
      price: '€6.90',
      missing: {amount: '130', currencyCode: 'EUR'},
      country: 'Austria',
      arrival: {least: 3, most: 6, kind: 'range', date: 'Fri, Nov 27'},
      countries: ['Austria', 'Germany'],
    },
  });
  const text = document.body.textContent;
  expect(text).toContain('Plus shipping€6.90');
  expect(text).toContain(
    'Arrives by Fri, Nov 27 (3 to 6\u00a0business\u00a0days, Austria).',
  );
  expect(text).toContain('Where we shipAustria, Germany');
});

it('says what can be returned, what was made to order, and how to pay', () => {
  const words = {days: 14, law: 'eu', paidBy: 'buyer'} as const;
  const cart = cartOf(1, [lineOf(1, 1), lineOf(2, 1)]);
  renderCart({
    ...cart,
    returns: {
      words,
      madeToOrder: ['Home Airfield Map'],
      isAllMadeToOrder: false,
    },
    payments: [
      {name: 'Visa', method: 'VISA'},
      {name: 'Shop Pay', method: 'SHOPIFY_PAY'},
    ],
  });
  const text = document.body.textContent;
  expect(text).toContain('14-day right of withdrawal, you pay return shipping');
  expect(text).toContain('Home Airfield Map: made for you');
  expect(
    screen.getAllByRole('img').map((image) => image.getAttribute('alt')),
  ).toEqual(expect.arrayContaining(['Visa', 'Shop Pay']));
});

it.each(['page', 'panel'] as const)(
  'shows the codes of the cart, each with its removal, without opening the form, on the %s',
  async (layout) => {
    const giftCard = {
      id: 'gid://shopify/AppliedGiftCard/1',
      lastCharacters: 'ro42',
    };
    const amountUsed = {amount: '5.0', currencyCode: 'EUR'} as const;
    const sent = renderCart(
      {
        ...cartOf(1, [lineOf(1, 1)]),
        discountCodes: [
          {code: 'TEN', isApplicable: true},
          {code: 'OTHER', isApplicable: true},
        ],
        giftCards: [{...giftCard, amountUsed}],
      },
      layout,
    );
    const codes = await screen.findByRole('list', {name: 'Applied'});
    expect(codes.closest('details')).toBeNull();
    expect(codes.textContent).toContain('•••• RO42');
    fireEvent.click(
      within(codes).getByRole('button', {name: 'Remove discount code TEN'}),
    );
    await waitFor(() =>
      expect(sent).toEqual([
        {action: 'DiscountCodesUpdate', inputs: {discountCodes: ['OTHER']}},
      ]),
    );
  },
);

it('shows beside the price of a line and its add-on what the law requires', () => {
  const euros = (amount: string) => ({
    amount,
    currencyCode: 'EUR' as const,
  });
  const addOn = {
    ...{id: '3', title: 'Refill', quantity: 1, options: []},
    ...{isAddOn: true, canRemove: true, canUpdateQuantity: true},
    merchandiseId: '3',
    total: euros('9'),
    key: lineKey({merchandiseId: '3'}),
    unitPrice: '€18/l',
  };
  renderCart(
    cartOf(1, [
      lineOf(1, 2, {
        unitPrice: '€118/l',
        priceBefore: euros('30'),
        lowest: 'Lowest price in the last 30\u00a0days: €25',
        nested: [addOn],
      }),
      lineOf(2, 1, {priceBefore: euros('31'), isUnannounced: true}),
    ]),
  );
  const [first, second] = [...document.querySelectorAll('li:has(li), li')]
    .filter((item) => item.textContent.includes('Product'))
    .map((item) => item.textContent);
  expect(first).toContain('€118/l');
  expect(first).toContain('Was 30');
  expect(first).toContain('Lowest price in the last 30\u00a0days: €25');
  expect(first).toContain('€18/l');
  expect(second).toContain('Struck through 31');
  expect(second).not.toMatch(/Was|Lowest/);
});

it('offers no removal of lines that Shopify lets nobody remove', () => {
  const gift = {
    ...{id: '3', title: 'Gift', quantity: 1, options: []},
    ...{isAddOn: true, canRemove: false, canUpdateQuantity: false},
    merchandiseId: '3',
    total: {amount: '0.0', currencyCode: 'EUR' as const},
    key: lineKey({merchandiseId: '3'}),
  };
  renderCart(
    cartOf(1, [
      lineOf(1, 1, {nested: [gift]}),
      lineOf(2, 1, {canRemove: false}),
    ]),
  );
  const removals = screen.getAllByRole('button', {name: /^Remove/});
  expect(removals.map(({textContent}) => textContent)).toEqual([
    'Remove Product 1',
  ]);
});

it('shows what each of several units costs, and what is to be paid once: in the panel’s foot', () => {
  const total = {amount: '40.0', currencyCode: 'EUR' as const};
  const each = {amount: '20.0', currencyCode: 'EUR' as const};
  const cart = cartOf(1, [lineOf(1, 2, {total, each})]);
  renderCart({...cart, subtotal: total, total}, 'panel');
  screen.getByText('2 × 20 €');
  const foot = screen.getByRole('link', {name: /check out/i}).parentElement;
  expect(foot?.textContent).toBe('Subtotal40\u00a0€Check out');
  expect(screen.getAllByText('Subtotal')).toHaveLength(1);
});

it('says what of a deposit is due at the checkout and what later', async () => {
  const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
  renderCart({
    ...cartOf(1, [lineOf(1, 1)]),
    deposit: {now: eur('6.0'), later: eur('14.0')},
  });
  const now = await screen.findByText('Due at checkout');
  expect(now.nextSibling?.textContent).toMatch(/^6\s€$/);
  const later = screen.getByText('Due later');
  expect(later.nextSibling?.textContent).toMatch(/^14\s€$/);
});
