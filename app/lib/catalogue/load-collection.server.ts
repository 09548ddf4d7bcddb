import type {LanguageCode} from '../../../schemas/storefront-types';
import type {CollectionQuery} from 'storefrontapi.generated';
import {
  COLLECTION_FILTERS_QUERY,
  COLLECTION_HANDLE_QUERY,
  COLLECTION_QUERY,
  PRODUCT_TAGS_QUERY,
  ALL_PRODUCTS_QUERY,
} from '~/graphql/storefront/collection';
import type {RequestContext} from '~/lib/context.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {
  isPossibleHandle,
  translatedHandles,
  type MovedHandle,
} from '~/lib/i18n/translated-handles.server';
import {
  withLangs,
  type LangsContext,
  type TextLangs,
} from '~/lib/i18n/with-langs.server';
import {imagesOf} from '~/lib/i18n/region-pictures';
import type {PictureData} from '~/lib/product/picture-source';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {loadList, type ProductList} from './product-list.server';
import {COLLECTION_SORTS, ALL_PRODUCTS_SORTS} from './list-url';
import {
  ShopifyError,
  assertNoErrors,
  assertHandle,
  isUnknownCursor,
} from '~/lib/storefront/shopify-error.server';

export interface LoadedCollection {
  readonly collection: Omit<FoundCollection, 'image' | 'pictures'> & {
    readonly image: PictureData | null;
    /** For other regions and for dark mode. */
    readonly pictures: readonly PictureData[];
    readonly langs?: TextLangs;
  };
  readonly list: ProductList;
  readonly handles: Readonly<Record<LocaleCode, string>>;
}

type FoundCollection = NonNullable<CollectionQuery['collection']>;

const picturesOf = ({image, pictures}: FoundCollection) => [
  ...(image ? [image] : []),
  ...imagesOf(pictures),
];

/**
 * Loads a collection and a page of its products in at most five requests.
 * @returns `null` for an unknown collection.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadCollection(
  context: Pick<
    RequestContext,
    'storefront' | 'locale' | 'requestLog' | 'waitUntil'
  >,
  handle: string,
  search: URLSearchParams,
): Promise<LoadedCollection | MovedHandle | null> {
  if (!isPossibleHandle(handle)) return null;
  const {storefront} = context;
  const cache = storefront.CacheShort();
  const filtersIn = async (language: LanguageCode) => {
    const {collection, errors} = await storefront.query(
      COLLECTION_FILTERS_QUERY,
      {variables: {handle, language}, cache},
    );
    assertNoErrors('CollectionFilters', {errors});
    return collection?.products.filters ?? null;
  };
  const [loaded, handles] = await Promise.all([
    loadList(context, search, {
      term: '',
      sorts: COLLECTION_SORTS,
      loadOffered: () => filtersIn(storefront.i18n.language),
      loadOfferedIn: filtersIn,
      async loadTags() {
        // Without the permission to read tags there are none.
        const found = await storefront
          .query(PRODUCT_TAGS_QUERY, {cache: structureCache(storefront)})
          .catch(() => null);
        return found?.productTags?.nodes ?? [];
      },
      async loadPage(variables) {
        const {collection, localization, errors} = await storefront.query(
          COLLECTION_QUERY,
          {variables: {handle, ...variables}, cache},
        );
        if (isUnknownCursor(variables, errors)) return null;
        assertNoErrors('Collection', {errors});
        if (!collection) return null;
        return {
          ...collection.products,
          products: collection.products.nodes,
          currencyCode: localization.country.currency.isoCode,
          collection,
          // In parallel with the products' languages; never rejects.
          named: withLangs(context, [collection], {picturesOf}),
        };
      },
    }),
    translatedHandles(context, handle, async (language) => {
      const {collection} = await storefront.query(COLLECTION_HANDLE_QUERY, {
        variables: {handle, language},
        cache: structureCache(storefront),
      });
      return collection;
    }),
  ]);
  if (!loaded) return null;
  const {collection} = loaded.source;
  assertHandle('Collection', collection.handle);
  if (collection.handle !== handle) return {movedTo: collection.handle};
  const [named] = await loaded.source.named;
  const {alts, ...langs} = named?.langs ?? {};
  const withLang = (picture: PictureData): PictureData => {
    const lang = alts?.get(picture.altText ?? '');
    return lang ? {...picture, lang} : picture;
  };
  return {
    collection: {
      ...collection,
      image: collection.image ? withLang(collection.image) : null,
      pictures: imagesOf(collection.pictures).map(withLang),
      langs,
    },
    list: loaded.list,
    handles,
  };
}

/**
 * A page of all products, without filters, for a shop that has no collection of them.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadAllProducts(
  context: LangsContext & Pick<RequestContext, 'locale'>,
  search: URLSearchParams,
): Promise<ProductList> {
  const {storefront} = context;
  const loaded = await loadList(context, search, {
    term: '',
    sorts: ALL_PRODUCTS_SORTS,
    loadOffered: () => Promise.resolve([]),
    async loadPage({first, last, after, before, sortKey, reverse}) {
      const {products, localization, errors} = await storefront.query(
        ALL_PRODUCTS_QUERY,
        {
          variables: {first, last, after, before, sortKey, reverse},
          cache: storefront.CacheShort(),
        },
      );
      if (isUnknownCursor({after, before}, errors)) return null;
      assertNoErrors('AllProducts', {errors});
      return {
        products: products.nodes,
        pageInfo: products.pageInfo,
        filters: [],
        currencyCode: localization.country.currency.isoCode,
      };
    },
  });
  if (!loaded) throw new ShopifyError('AllProducts', 1, {cause: 'no list'});
  return loaded.list;
}
