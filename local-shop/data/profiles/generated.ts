import {generateCatalogue} from '../generated-catalogue';
import type {ShopSeed} from '../shop-seed';
import {profile as sample} from './sample';

/** The sample shop with 5,000 products, for benchmarks. */
export const profile: ShopSeed = {
  ...sample,
  ...generateCatalogue(),
  hasSampleCustomers: false,
};
