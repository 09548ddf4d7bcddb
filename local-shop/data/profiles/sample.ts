import {WRITTEN_LANGUAGES, text} from '@metarmap/store/localized-text';
import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '@metarmap/store/definitions';
import {COUNTRIES} from '../../domain/countries';
import {DISCOUNTS} from '../discounts';
import {FILTERS} from '../filters';
import {SAMPLE_BRAND} from '../sample-brand';
import {seedCatalogue} from '../seed-catalogue';
import type {ShopSeed} from '../shop-seed';

const OWN = 'DE';
const ABROAD = COUNTRIES.map(({isoCode}) => isoCode).filter(
  (country) => ![OWN, 'KW', 'UA'].includes(country),
);

/** The hand-written shop: everything that the storefront can show. */
export const profile: ShopSeed = {
  ...seedCatalogue,
  name: 'METARmap',
  description: text(
    'Die Wandkarte, deren Lichter das Flugwetter zeigen.',
    'The wall map that shows flying weather.',
  ),
  brand: SAMPLE_BRAND,
  languages: WRITTEN_LANGUAGES,
  countries: [OWN, ...ABROAD],
  taxesIncluded: true,
  definitions: METAFIELD_DEFINITIONS,
  metaobjectDefinitions: METAOBJECT_DEFINITIONS,
  filters: FILTERS,
  discounts: DISCOUNTS,
  hasSampleCustomers: true,
};
