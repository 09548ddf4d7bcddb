import type {ShopContext} from '../context';
import {shownMetaobjects} from '../data/content-store';
import type {CatalogueIndex} from '../domain/catalogue-index';
import {memoize} from '../domain/memo';
import {
  articleSource,
  blogSource,
  collectionSource,
  metaobjectSource,
  productSource,
  productVariantSource,
} from './catalogue-sources';
import {mediaImageSource, mediaSource} from './object/media';
import {pageSource} from './object/page';
import {shopPolicySource} from './object/shop-policy';

const MEDIA_TYPES = new Set([
  'MediaImage',
  'Video',
  'ExternalVideo',
  'Model3d',
]);

/**
 * The part of a global id between `gid://shopify/` and the number, which parameters may follow;
 * `null` for other texts.
 */
export function typeOfId(id: string): string | null {
  return /^gid:\/\/shopify\/(\w+)\/[\w-]+(?:\?\S*)?$/.exec(id)?.[1] ?? null;
}

/** Source of the shop's object with this global id, or `null` where storefronts see none. */
export function nodeSource(context: ShopContext, id: string) {
  const {catalogue} = context.shop;
  switch (typeOfId(id)) {
    case 'Product':
      return mapKnown(catalogue.productById.get(id), (product) =>
        productSource(product),
      );
    case 'ProductVariant':
      return mapKnown(catalogue.variantById.get(id), ({product, variant}) =>
        productVariantSource(product, variant),
      );
    case 'Collection':
      return mapKnown(catalogue.collectionById.get(id), (collection) =>
        collectionSource(collection),
      );
    case 'Metaobject':
      return mapKnown(shownEntries(context).get(id), metaobjectSource);
    case 'Page':
      return mapKnown(catalogue.pageById.get(id), (page) => pageSource(page));
    case 'Blog':
      return mapKnown(catalogue.blogById.get(id), blogSource);
    case 'Article':
      return mapKnown(catalogue.articleById.get(id), ({article, blog}) =>
        articleSource(article, blog),
      );
    case 'ShopPolicy':
      return mapKnown(catalogue.policyById.get(id), shopPolicySource);
    default:
      return MEDIA_TYPES.has(typeOfId(id) ?? '')
        ? findMedia(catalogue, id)
        : null;
  }
}

/** The entries of metaobjects that storefronts see, read once for each request. */
const shownEntries = memoize(
  ({shop}: ShopContext) =>
    new Map(shownMetaobjects(shop).map((entry) => [entry.id, entry])),
);

function findMedia(catalogue: CatalogueIndex, id: string) {
  for (const product of catalogue.products) {
    const media = product.media.find((candidate) => candidate.id === id);
    if (media) return mediaSource(media);
  }
  const images = catalogue.collections.map(({image}) => image);
  for (const image of [...images, ...(catalogue.files ?? [])]) {
    const media = image && mediaImageSource(image);
    if (media?.id === id) return media;
  }
  return null;
}

function mapKnown<Item, Source>(
  item: Item | undefined,
  toSource: (item: Item) => Source,
): Source | null {
  return item === undefined ? null : toSource(item);
}
