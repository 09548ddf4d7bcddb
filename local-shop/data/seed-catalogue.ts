import type {CatalogueSeed} from '../domain/catalogue-seed';
import {COLLECTIONS, REGIONAL_PICTURES} from './collections';
import {COLOR_METAOBJECTS} from './colors';
import {JOURNAL} from './journal';
import {MARKET_METAOBJECTS} from './market-terms';
import {MENUS, SOCIAL_MENU} from './menus';
import {PAGES} from './pages';
import {POLICIES} from './policies';
import {ACCESSORIES} from './products/accessories';
import {COAST_PICTURES} from './products/coast-pictures';
import {FRAMES_AND_MOUNTING} from './products/frames-and-mounting';
import {GIFTS} from './products/gifts';
import {LIGHTS_AND_POWER} from './products/lights-and-power';
import {MAPS} from './products/maps';
import {metarmap} from './products/metarmap';
import {PRESS_METAOBJECTS, REVIEW_METAOBJECTS} from './reviews';
import {BRAND_PICTURES} from './sample-brand';
import {COLLECTIONS_PAGE, SECTION_METAOBJECTS} from './sections';

/** The shop that opens by default: 34 listed products in 6 collections, German and English. */
export const seedCatalogue: CatalogueSeed = {
  products: [
    metarmap,
    ...MAPS,
    ...FRAMES_AND_MOUNTING,
    ...LIGHTS_AND_POWER,
    ...ACCESSORIES,
    ...GIFTS,
  ],
  collections: COLLECTIONS,
  metaobjects: [
    ...COLOR_METAOBJECTS,
    ...REVIEW_METAOBJECTS,
    ...PRESS_METAOBJECTS,
    ...MARKET_METAOBJECTS,
    ...SECTION_METAOBJECTS,
    COLLECTIONS_PAGE,
  ],
  files: [...REGIONAL_PICTURES, ...COAST_PICTURES, ...BRAND_PICTURES],
  menus: [...MENUS, SOCIAL_MENU],
  pages: PAGES,
  blogs: [JOURNAL],
  policies: POLICIES,
  urlRedirects: [
    {
      id: 'gid://shopify/UrlRedirect/430000000001',
      path: '/map',
      target: '/products/metarmap',
    },
    {
      id: 'gid://shopify/UrlRedirect/430000000002',
      path: '/karte',
      target: '/products/metarmap',
    },
    {
      id: 'gid://shopify/UrlRedirect/430000000003',
      path: '/shop',
      target: '/collections/karten',
    },
  ],
};
