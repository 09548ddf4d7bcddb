import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {priceNote, marketTerms} from '~/lib/i18n/market-terms';
import {PriceNote} from './Price';

afterEach(cleanup);

async function noteOf(
  country: string,
  {home, tax}: {readonly home: string; readonly tax?: string},
  props: Parameters<typeof PriceNote>[0] = {},
) {
  renderPage(
    <p data-testid="page">
      <PriceNote {...props} />
    </p>,
    {
      route: {
        id: 'root',
        loader: () => ({
          priceNote: priceNote(
            marketTerms([{fields: [{key: 'tax', value: tax}]}], country, home),
          ),
        }),
      },
    },
  );
  return (await screen.findByTestId('page')).textContent;
}

it.each([
  ['US', {home: 'US'}, {}, 'Plus tax, plus shipping'],
  ['US', {home: 'DE'}, {}, 'Plus shipping'],
  ['DE', {home: 'US'}, {}, 'Plus shipping'],
  [
    'US',
    {home: 'DE', tax: 'not_included'},
    {},
    'Duties and taxes not included, plus shipping',
  ],
  ['KW', {home: 'KW'}, {}, 'Plus shipping'],
  ['KW', {home: 'KW'}, {isForAll: true}, 'All prices plus shipping'],
  ['KW', {home: 'KW'}, {shipsFree: true}, 'Free shipping.'],
  ['KW', {home: 'KW'}, {requiresShipping: false}, ''],
  ['KW', {home: 'KW'}, {isForAll: true, requiresShipping: false}, ''],
  ['DE', {home: 'DE'}, {isForAll: true, requiresShipping: false}, 'Incl. VAT'],
] as const)(
  'in %s a shop of %o says beside a price with %o: %s',
  async (country, shop, props, note) => {
    expect(await noteOf(country, shop, props)).toBe(note);
  },
);
