import {GraphQLError} from 'graphql';

import type {ShopContext} from '../../context';
import {words} from '../../domain/search-index';
import {shortHash} from '../../domain/short-hash';
import type {TypeResolvers} from '../../resolver';
import {
  byAvailability,
  contentSearchIndex,
  productSearchIndex,
} from '../catalogue-search';
import {typeOfId} from '../node-source';
import {
  articleSource,
  collectionSource,
  productSource,
} from '../catalogue-sources';
import {pageSource} from '../object/page';

type Kind = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY';

type Args = {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  types?: readonly Kind[] | null;
};

/** The order in which kinds share the limit with `limitScope: ALL`. */
const KINDS: readonly Kind[] = [
  'PRODUCT',
  'COLLECTION',
  'PAGE',
  'ARTICLE',
  'QUERY',
];

/** The fields that Shopify searches by default. */
const FIELDS = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'];

/**
 * `predictiveSearch`: what a shopper may mean while typing. Searches the title, product type,
 * variant titles and vendor; the last word may be unfinished. `limit` (1 to 10, by default 10)
 * counts over all kinds, or for each kind with `limitScope: EACH`.
 */
export const predictiveSearch: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
  context,
) => {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) {
    throw new GraphQLError('limit must be between 1 and 10', {
      extensions: {code: 'BAD_REQUEST'},
    });
  }
  const kinds = KINDS.filter((kind) => (args.types ?? KINDS).includes(kind));
  const found = {
    PRODUCT: kinds.includes('PRODUCT') ? products(args, context) : [],
    QUERY: kinds.includes('QUERY') ? queries(args, context) : [],
    ...content(args, kinds, context),
  };
  let left = limit;
  const take = <Item>(items: readonly Item[]): Item[] => {
    if (args.limitScope === 'EACH') return items.slice(0, limit);
    const taken = items.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return {
    products: take(found.PRODUCT),
    collections: take(found.COLLECTION),
    pages: take(found.PAGE),
    articles: take(found.ARTICLE),
    queries: take(found.QUERY),
  };
};

function tracking(query: string, position: number, kind: string): string {
  return `_pos=${position + 1}&_psq=${encodeURIComponent(query)}&_psid=${shortHash(query)}&_ss=e&_t=${kind}`;
}

function products(args: Args, context: ShopContext) {
  const {shop, language} = context;
  const found = productSearchIndex(shop.catalogue, language)
    .find(args.query, {prefix: true, fields: FIELDS})
    .flatMap((id) => shop.catalogue.productById.get(id) ?? []);
  return byAvailability(found, 'LAST', context)
    .slice(0, 10)
    .map((product, position) =>
      productSource(product, tracking(args.query, position, 'product')),
    );
}

function content(
  {query}: Args,
  kinds: readonly Kind[],
  {shop: {catalogue}, language}: ShopContext,
) {
  const ids = contentSearchIndex(catalogue, language).find(query, {
    prefix: true,
    fields: ['TITLE'],
  });
  const of = (kind: Kind) =>
    kinds.includes(kind)
      ? ids.filter((id) => typeOfId(id)?.toUpperCase() === kind)
      : [];
  return {
    COLLECTION: of('COLLECTION').flatMap((id, position) => {
      const found = catalogue.collectionById.get(id);
      return found
        ? [collectionSource(found, tracking(query, position, 'collection'))]
        : [];
    }),
    PAGE: of('PAGE').flatMap((id, position) => {
      const found = catalogue.pageById.get(id);
      return found
        ? [pageSource(found, tracking(query, position, 'page'))]
        : [];
    }),
    ARTICLE: of('ARTICLE').flatMap((id, position) => {
      const found = catalogue.articleById.get(id);
      return found
        ? [
            articleSource(
              found.article,
              found.blog,
              tracking(query, position, 'article'),
            ),
          ]
        : [];
    }),
  };
}

function queries({query}: Args, {shop, language}: ShopContext) {
  const typed = words(query);
  const last = typed.at(-1) ?? '';
  return productSearchIndex(shop.catalogue, language)
    .complete(query, 10)
    .map((word, position) => {
      const before = typed
        .slice(0, -1)
        .map((done) => `${done} `)
        .join('');
      return {
        text: before + word,
        styledText: `<mark>${before}${last}</mark><span>${word.slice(last.length)}</span>`,
        trackingParameters: tracking(query, position, 'query'),
      };
    });
}
