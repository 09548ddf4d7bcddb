import type {
  Collection,
  Metaobject,
  Product,
  ProductVariant,
} from '../domain/catalogue';
import type {Article, Blog} from '../domain/shop-content';

/*
 * A source says which object is meant; the type's resolvers resolve its fields. The
 * sources of objects that lead to each other (a product to its variants, a variant to
 * its product, a metafield to anything) live here, so that no two resolver files
 * import each other.
 */

/** Source of `Product`. */
export interface ProductSource {
  readonly __typename: 'Product';
  readonly id: string;
  readonly product: Product;
  /** How the shopper came to it (search, recommendation); `null` otherwise. */
  readonly trackingParameters: string | null;
}

/** Source of `Product`. */
export function productSource(
  product: Product,
  trackingParameters: string | null = null,
): ProductSource {
  return {__typename: 'Product', id: product.id, product, trackingParameters};
}

/** Source of `ProductVariant`. */
export interface ProductVariantSource {
  readonly __typename: 'ProductVariant';
  readonly id: string;
  readonly product: Product;
  readonly variant: ProductVariant;
  /** Its prices are this country's (a cart has one of its own) instead of the request's. */
  readonly buyerCountry?: string;
}

/** Source of `ProductVariant`. */
export function productVariantSource(
  product: Product,
  variant: ProductVariant,
  buyerCountry?: string,
): ProductVariantSource {
  return {
    __typename: 'ProductVariant',
    id: variant.id,
    product,
    variant,
    buyerCountry,
  };
}

/** Source of `Collection`. */
export interface CollectionSource {
  readonly __typename: 'Collection';
  readonly id: string;
  readonly collection: Collection;
  readonly trackingParameters: string | null;
}

/** Source of `Collection`. */
export function collectionSource(
  collection: Collection,
  trackingParameters: string | null = null,
): CollectionSource {
  return {
    __typename: 'Collection',
    id: collection.id,
    collection,
    trackingParameters,
  };
}

/** Source of `Metaobject`. */
export function metaobjectSource(metaobject: Metaobject) {
  return {
    __typename: 'Metaobject',
    id: metaobject.id,
    handle: metaobject.handle,
    type: metaobject.type,
    updatedAt: metaobject.updatedAt ?? '2025-01-15T09:00:00Z',
    onlineStoreUrl: null,
    seo: null,
    metaobject,
  };
}

/** Source of `Article`. */
export function articleSource(
  article: Article,
  blog: Blog,
  trackingParameters: string | null = null,
) {
  return {
    __typename: 'Article',
    id: article.id,
    onlineStoreUrl: null,
    publishedAt: article.publishedAt,
    tags: article.tags,
    trackingParameters,
    article,
    blog,
  };
}

/** Source of `Blog`. */
export function blogSource(blog: Blog) {
  return {__typename: 'Blog', id: blog.id, onlineStoreUrl: null, blog};
}
