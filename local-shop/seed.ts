/** What the sample shop is built from, and what tests build other shops with. */
export {productId} from './data/catalogue-builder';
export {
  CONTENT_COUNTS,
  contentRichCatalogue,
} from './data/content-rich-catalogue';
export {FILTERS} from './data/filters';
export {MARKET_METAOBJECTS} from './data/market-terms';
export {MENUS} from './data/menus';
export {PAGES} from './data/pages';
export {addOns, ASKS_AIRFIELD} from './data/product-metafields';
export {SAMPLE_BRAND} from './data/sample-brand';
export {SECTION_METAOBJECTS} from './data/sections';
export {seedCatalogue} from './data/seed-catalogue';
export {EMPTY_CATALOGUE, type CatalogueSeed} from './domain/catalogue-seed';
