import type {
  CatalogueImage,
  Collection,
  Metaobject,
  Product,
} from './catalogue';
import type {
  Blog,
  ContentPage,
  Menu,
  ShopPolicy,
  UrlRedirect,
} from './shop-content';

/** A catalogue as written by a seed or by the generator. */
export interface CatalogueSeed {
  readonly products: readonly Product[];
  readonly collections: readonly Collection[];
  readonly metaobjects: readonly Metaobject[];
  readonly menus: readonly Menu[];
  readonly pages: readonly ContentPage[];
  readonly blogs: readonly Blog[];
  readonly policies: readonly ShopPolicy[];
  readonly urlRedirects: readonly UrlRedirect[];
  /** Pictures of the shop's own, that entries show. */
  readonly files?: readonly CatalogueImage[];
}

/** A shop in which nothing is written yet. */
export const EMPTY_CATALOGUE: CatalogueSeed = {
  products: [],
  collections: [],
  metaobjects: [],
  menus: [],
  pages: [],
  blogs: [],
  policies: [],
  urlRedirects: [],
};
