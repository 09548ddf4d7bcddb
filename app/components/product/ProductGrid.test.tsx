import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {marketTerms, priceNote} from '~/lib/i18n/market-terms';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {GridNote} from './ProductGrid';

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
        <GridNote products={products as ProductCardView[]} />
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
