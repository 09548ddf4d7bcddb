import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {priceNote, marketTerms} from '~/lib/i18n/market-terms';
import {PriceNote} from './Price';

afterEach(cleanup);

async function noteOf(
  country: string,
  home: string,
  props: Parameters<typeof PriceNote>[0] = {},
) {
  renderPage(
    <p data-testid="page">
      <PriceNote {...props} />
    </p>,
    {
      route: {
        id: 'root',
        loader: () => ({priceNote: priceNote(marketTerms([], country, home))}),
      },
    },
  );
  return (await screen.findByTestId('page')).textContent;
}

it.each([
  ['US', 'US', {}, 'Plus tax, plus shipping'],
  ['US', 'DE', {}, 'Duties and taxes not included, plus shipping'],
  ['KW', 'KW', {}, 'Plus shipping'],
  ['KW', 'KW', {isForAll: true}, 'All prices plus shipping'],
  ['KW', 'KW', {shipsFree: true}, 'Free shipping.'],
  ['KW', 'KW', {requiresShipping: false}, ''],
] as const)(
  'in %s a shop of %s says beside a price with %o: %s',
  async (country, home, props, note) => {
    expect(await noteOf(country, home, props)).toBe(note);
  },
);
