import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {marketTerms, priceNote} from '~/lib/i18n/market-terms';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {GridNote, ProductCard} from './ProductGrid';

afterEach(cleanup);

const GIFT_CARD = {isGiftCard: true, requiresShipping: false};
const DOWNLOAD = {requiresShipping: false};

it.each([
  ['gift cards', [GIFT_CARD], ''],
  ['downloads', [DOWNLOAD], 'Incl. VAT'],
  ['gift cards and downloads', [GIFT_CARD, DOWNLOAD], 'Incl. VAT'],
  [
    'goods of which some are shipped',
    [DOWNLOAD, {}],
    'All prices include VAT, plus shipping',
  ],
])(
  'a list of %s says of tax and shipping what is true of them',
  async (_, products, note) => {
    renderPage(
      <p data-testid="page">
        <GridNote products={products} />
      </p>,
      {
        route: {
          id: 'root',
          loader: () => ({priceNote: priceNote(marketTerms([], 'DE', 'DE'))}),
        },
      },
    );
    expect((await screen.findByTestId('page')).textContent).toBe(note);
  },
);

const euros = (amount: string) => ({amount, currencyCode: 'EUR'});

const PRODUCT = {
  id: 'gid://shopify/Product/1',
  path: '/products/spray',
  title: 'Spray',
  images: [],
  swatches: [],
  badges: ['sale'],
  ownBadges: [],
  price: {
    isFrom: false,
    price: euros('59'),
    was: euros('69'),
    lowest: euros('65'),
    unit: {price: euros('118'), value: 1, unit: 'L'},
  },
} as unknown as ProductCardView;

it('shows beside its price the unit price and the lowest price of a reduction', () => {
  renderPage(<ProductCard product={PRODUCT} sizes="10rem" />, {path: '/en'});
  const text = screen.getByRole('article').textContent;
  expect(text).toContain('€59Was €69');
  expect(text).toContain('Lowest price in the last 30\u00a0days: €65€118/l');
});

it('has the title, then the price, and last what only some cards have: notes, badges, a star, swatches', () => {
  const product = {
    ...PRODUCT,
    productType: 'Care',
    rating: {value: 4.8, best: 5, count: 3},
    swatches: ['Oak', 'Black'].map((name) => ({name, color: '#000'})),
  } as unknown as ProductCardView;
  renderPage(<ProductCard product={product} sizes="10rem" />, {path: '/en'});
  const [, ...parts] = screen.getByRole('article').children;
  expect(parts.map(({textContent}) => textContent).slice(0, 3)).toEqual([
    'CareSpray',
    'Price €59Was €69',
    expect.stringMatching(/€118\/lSale★ 4\.8$/),
  ]);
  expect(parts[2]?.lastElementChild?.getAttribute('aria-label')).toContain('2');
});

it('leaves a phone the first of several badges', () => {
  const product = {...PRODUCT, ownBadges: ['Handmade']};
  renderPage(<ProductCard product={product} sizes="10rem" />, {path: '/en'});
  expect(screen.getByText('Sale').className).not.toContain('max-sm:hidden');
  expect(screen.getByText('Handmade').className).toContain('max-sm:hidden');
});

it('shows a second picture that is named after the night in dark mode in place of the first', () => {
  const shown = (second: string) => {
    const images = ['mug-1', second].map((name) => ({
      url: `https://cdn.example/files/${name}.webp`,
      width: 800,
      height: 800,
    }));
    const {container, unmount} = renderPage(
      <ProductCard product={{...PRODUCT, images}} sizes="10rem" />,
      {path: '/en'},
    );
    const classes = [...container.querySelectorAll('img')].map(
      ({className}) => className,
    );
    unmount();
    return classes;
  };
  expect(shown('mug-2-night')).toEqual(['dark:hidden', 'lit']);
  // The one that a pointer shows.
  expect(shown('mug-2')).toEqual(['', expect.stringContaining('after-load')]);
});
