import type {LoaderFunction} from '@shopify/remix-oxygen';
import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import {useState} from 'react';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {cartOf} from '../../../tests/support/cart-views';
import {renderPage} from '../../../tests/support/render-page';
import {CartContext} from '~/components/cart/CartProvider';
import {CartStore} from '~/lib/cart/cart-store';
import type {ProductView} from '~/lib/product/product-view.server';
import {BuyBox} from './BuyBox';
import {LegalTexts} from './ProductText';

const euros = (amount: string) => ({amount, currencyCode: 'EUR'});
const unit = (amount: string) => ({price: euros(amount), value: 1, unit: 'L'});

const product = {
  id: 'gid://shopify/Product/1',
  title: 'Spray',
  isGiftCard: false,
  isPlanRequired: false,
  optionGroups: [],
  choice: [],
  properties: [],
  badges: [],
  sizeGuide: null,
  addOns: [{id: '2', title: 'Refill', price: euros('9'), unit: unit('18')}],
  variant: {
    id: 'gid://shopify/ProductVariant/1',
    price: {
      price: euros('59'),
      was: euros('69'),
      lowest: euros('65'),
      unit: unit('118'),
    },
    availability: {state: 'available'},
    quantity: {least: 1, most: 10, step: 1, isPossible: true},
    requiresShipping: true,
    plans: [{id: '3', name: 'Yearly', price: euros('50'), unit: unit('100')}],
    buyNow: null,
  },
  labels: [
    {
      key: 'durability',
      picture: {url: 'https://cdn.example/garan.png', width: 400, height: 800},
      text: 'Five years',
    },
  ],
  facts: {rights: ['14-day right of withdrawal'], payments: []},
  promises: [],
} as unknown as ProductView;

/** Shows the first variant, and by a click on "Show the other" the second, then the first again. */
function Alternating({first, second}: Record<'first' | 'second', ProductView>) {
  const [isFirst, setIsFirst] = useState(true);
  return (
    <>
      <button onClick={() => setIsFirst(!isFirst)}>Show the other</button>
      <BuyBox
        product={isFirst ? first : second}
        url="https://example.com/spray"
      />
    </>
  );
}

function renderBuyBox(
  changed: object = {},
  root: object = {hasGuarantee: true},
  loader: LoaderFunction = () => root,
  other: object = changed,
) {
  const store = new CartStore(
    {status: 'ready', cart: cartOf(1, [])},
    {
      send: () => Promise.reject(new Error('Not sent.')),
      read: () => Promise.reject(new Error('Not read.')),
    },
  );
  renderPage(
    <CartContext.Provider value={store}>
      <Alternating
        first={{...product, ...changed}}
        second={{...product, ...other}}
      />
    </CartContext.Provider>,
    {path: '/en', route: {id: 'root', loader}},
  );
}

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

it('shows beside each price what the law requires', async () => {
  renderBuyBox();
  await screen.findByText('14-day right of withdrawal');
  const text = document.body.textContent;
  expect(text).toContain(
    'Price €59Was €69Lowest price in the last 30\u00a0days: €65',
  );
  const rowOf = (name: string) =>
    screen.getByText(name).closest('label')?.textContent;
  expect(text).toContain('€118/l');
  expect(rowOf('Yearly')).toContain('€50€100/l');
  expect(rowOf('Refill')).toContain('€9€18/l');
});

it('announces no reduction without its lowest price, but strikes through the former price', async () => {
  const {variant} = product;
  const {lowest: _, ...price} = variant!.price;
  const silent = {...price, isUnannounced: true};
  renderBuyBox({variant: {...variant, price: silent}});
  await screen.findByText('14-day right of withdrawal');
  expect(document.querySelector('s')?.textContent).toMatch(/€69$/);
  expect(document.body.textContent).not.toMatch(/Was|Price €|Lowest/);
});

it('leads to the notice of the guarantee, and shows labels unaltered and in full size', async () => {
  renderBuyBox();
  const notice = await screen.findByRole('link', {
    name: 'Your legal guarantee',
  });
  expect(notice.getAttribute('href')).toMatch(/\/legal\/guarantee$/);
  const label = screen.getByRole('link', {name: /guarantee of durability/i});
  expect(label.getAttribute('href')).toBe('https://cdn.example/garan.png');
  const picture = within(label).getByRole('img');
  expect(picture.className).toContain('filter-none');
  expect(screen.getByText('Five years')).toBeTruthy();
  cleanup();
  renderBuyBox({isGiftCard: true, labels: []});
  await screen.findByText('14-day right of withdrawal');
  expect(screen.queryByRole('link', {name: /guarantee/})).toBeNull();
});

it('names the manufacturer, dangers and registration, however long', () => {
  const manufacturer = 'M'.repeat(2000);
  const legal = [
    {key: 'manufacturer', text: manufacturer},
    {key: 'weee_number', text: 'DE 1'},
  ] as const;
  renderPage(<LegalTexts legal={[...legal]} sku="MM-1" weight="900 g" />);
  const fold = within(screen.getByRole('group'));
  expect(fold.getByText(/safety/i).tagName).toBe('SUMMARY');
  expect(fold.getByText(manufacturer)).toBeTruthy();
  expect(fold.getByText('DE 1')).toBeTruthy();
  expect(document.body.textContent).toMatch(/MM-1.*Weight: 900 g/);
});

it('shows the price of the chosen plan at the top and in the bar', async () => {
  renderBuyBox();
  const plan = await screen.findByRole('radio', {name: /Yearly/});
  const prices = () =>
    [...document.querySelectorAll('.price')].map((shown) => {
      const price = shown.cloneNode(true) as Element;
      price.querySelectorAll('s, span:not(.sr-only)').forEach((part) => {
        part.textContent = '';
      });
      return price.textContent;
    });
  expect(prices()).toEqual(['Price €59', 'Price €59']);
  fireEvent.click(plan);
  expect(prices()).toEqual(['€50', '€50']);
  expect(document.body.textContent).not.toContain('Was €69');
});

it('says how many are sold together where the cart cannot take as many, and offers no way to buy', async () => {
  const quantity = {least: 12, most: 10, step: 6, isPossible: false};
  renderBuyBox({variant: {...product.variant, quantity}});
  await screen.findByText(/minimum here is 12, but the cart tops out at 10/);
  expect(screen.getByRole('link', {name: 'Tell us'}).getAttribute('href')).toBe(
    '/en/contact',
  );
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', {name: 'Add to cart'})).toBeNull();
});

it('fades the price and adds nothing while another choice loads', async () => {
  const size = {
    name: 'Size',
    hasNotes: false,
    selected: 'S',
    values: [
      {name: 'S', status: 'available'},
      {name: 'L', status: 'available'},
    ],
  };
  renderBuyBox({optionGroups: [size]}, {}, ({request}) =>
    request.url.includes('?') ? new Promise(() => undefined) : {},
  );
  const faded = () => document.querySelector('.price.opacity-60');
  const large = await screen.findByRole('link', {name: 'L'});
  expect(faded()).toBeNull();
  fireEvent.click(large);
  expect(faded()?.textContent).toContain('€59');
  const add = screen.getAllByRole('button', {name: 'Loading your selection'});
  for (const button of add) expect(button).toHaveProperty('disabled', true);
});

it('forgets quantity and plan with the variant that they were chosen for', async () => {
  const {variant} = product;
  const offer = (id: string) => ({
    variant: {...variant, id, buyNow: `/cart/${id}:1`},
  });
  renderBuyBox(offer('1'), {}, undefined, offer('2'));
  const show = await screen.findByRole('button', {name: 'Show the other'});
  const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton');
  const buyNow = () =>
    screen.getByRole('link', {name: 'Buy now'}).getAttribute('href');
  const prices = () => document.querySelector('.price')?.textContent;
  fireEvent.change(quantity(), {target: {value: '5'}});
  fireEvent.click(screen.getByRole('radio', {name: /Yearly/}));
  expect([buyNow(), prices()]).toEqual(['/en/cart/1:5', '€50€100/l']);
  for (const id of ['2', '1']) {
    fireEvent.click(show);
    expect(quantity().value).toBe('1');
    expect(buyNow()).toBe(`/en/cart/${id}:1`);
    expect(prices()).toContain('€59');
  }
});

it('buys as many as the field accepts, otherwise the least', async () => {
  const variant = {...product.variant, buyNow: '/cart/1:2'};
  const quantity = {least: 2, most: 10, step: 2, isPossible: true};
  renderBuyBox({variant: {...variant, quantity}});
  const field = await screen.findByRole('spinbutton');
  const buyNow = () =>
    screen.getByRole('link', {name: 'Buy now'}).getAttribute('href');
  fireEvent.change(field, {target: {value: '4'}});
  expect(buyNow()).toBe('/en/cart/1:4');
  for (const value of ['3', '12', '']) {
    fireEvent.change(field, {target: {value}});
    expect(buyNow()).toBe('/en/cart/1:2');
  }
});
