import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {priceNote, marketTerms} from '~/lib/i18n/market-terms';
import {PriceNote} from './Price';

afterEach(cleanup);

/** Terms of a market of the United States. */
const FREE_FROM = {currency: 'USD', shipping_price: '9.99', free_from: '150'};

async function noteOf(
  country: string,
  {home, ...terms}: {readonly home: string} & Readonly<Record<string, string>>,
  props: Parameters<typeof PriceNote>[0] = {},
) {
  renderPage(
    <p data-testid="page">
      <PriceNote {...props} />
    </p>,
    {
      path: '/en',
      route: {
        id: 'root',
        loader: () => ({
          priceNote: priceNote(
            marketTerms(
              [
                {
                  fields: Object.entries(terms).map(([key, value]) => ({
                    key,
                    value,
                  })),
                },
              ],
              country,
              home,
            ),
          ),
        }),
      },
    },
  );
  return (await screen.findByTestId('page')).textContent;
}

it.each([
  ['US', {home: 'US'}, {}, 'Plus tax and shipping'],
  ['US', {home: 'DE'}, {}, 'Plus shipping'],
  ['DE', {home: 'US'}, {}, 'Plus shipping'],
  [
    'US',
    {home: 'DE', tax: 'not_included'},
    {},
    'Plus shipping, duties and taxes',
  ],
  [
    'US',
    {home: 'DE', tax: 'not_included', ...FREE_FROM},
    {isForAll: true},
    'Free shipping over $150. Duties and taxes extra.',
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

it('leads from duties to what the page about shipping says of them', async () => {
  await noteOf('US', {home: 'DE', tax: 'not_included'});
  expect(
    screen.getByRole('link', {name: 'duties and taxes'}).getAttribute('href'),
  ).toMatch(/\/legal\/shipping#tax-and-customs$/);
});
