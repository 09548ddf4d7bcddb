import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import type {ProductCardView} from '~/lib/product/product-card';
import {ProductCard} from './ProductCard';

it('shows beside its price the unit price and the lowest price of a reduction', () => {
  const euros = (amount: string) => ({amount, currencyCode: 'EUR'});
  const product = {
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
  renderPage(<ProductCard product={product} sizes="10rem" />, {path: '/en'});
  const text = screen.getByRole('article').textContent;
  expect(text).toContain('€59Was €69');
  expect(text).toContain('Lowest price in the last 30 days: €65€118 / l');
});
