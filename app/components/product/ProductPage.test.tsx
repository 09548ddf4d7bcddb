import {screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import type {ProductView} from '~/lib/product/product-view.server';
import {ProductDetails} from './ProductPage';

vi.mock('./BuyBox', () => ({BuyBox: () => null}));
vi.mock('./ProductText', () => ({
  ProductNotes: () => null,
  ProductText: () => null,
}));
vi.mock('./Gallery', () => ({Gallery: () => <p>gallery</p>}));

it.each([
  ['no pictures', 0, false],
  ['pictures', 1, true],
])('a product with %s has no empty column', (_, pictures, hasColumns) => {
  const product = {
    title: 'METARmap',
    gallery: Array<unknown>(pictures).fill({}),
    badges: [],
    optionGroups: [],
  } as unknown as ProductView;
  renderPage(
    <ProductDetails
      product={product}
      text={{} as Parameters<typeof ProductDetails>[0]['text']}
      url="https://example.com/metarmap"
    />,
  );
  const article = screen.getByRole('article');
  expect(screen.queryAllByText('gallery')).toHaveLength(pictures);
  expect(article.className.includes('product-columns')).toBe(hasColumns);
});
