import {same, type Metaobject} from '../../domain/catalogue';
import {ALL_COUNTRIES} from '../../domain/countries';
import {taxPermilleOf} from '../../domain/included-tax';
import type {ShopSeed} from '../shop-seed';
import {profile as sample} from './sample';

const [OWN] = sample.countries;

/** A market for each country: its own entry, named by its code. */
const markets = ALL_COUNTRIES.map(({isoCode}, index): Metaobject => {
  const values = {
    countries: JSON.stringify([isoCode]),
    tax: taxPermilleOf(isoCode) > 0 ? 'included' : 'not_included',
    return_days: '30',
  };
  return {
    id: `gid://shopify/Metaobject/${730_000_000_000 + index}`,
    type: 'storefront_market',
    handle: isoCode.toLowerCase(),
    fields: Object.entries(values).map(([key, value]) => ({
      ...{key, type: 'single_line_text_field', value: same(value)},
    })),
  };
});

/** The sample shop's goods, sold to every country that Shopify knows, each a market with its own entry. */
export const profile: ShopSeed = {
  ...sample,
  countries: [
    OWN,
    ...ALL_COUNTRIES.map(({isoCode}) => isoCode).filter(
      (country) => country !== OWN,
    ),
  ],
  metaobjects: [
    ...sample.metaobjects.filter(({type}) => type !== 'storefront_market'),
    ...markets,
  ],
  hasSampleCustomers: false,
};
