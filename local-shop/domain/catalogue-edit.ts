import type {LocalizedText} from '@metarmap/store/localized-text';
import type {Collection, Metafield, Product} from './catalogue';
import type {CatalogueIndex} from './catalogue-index';
import type {Article, Blog, ContentPage} from './shop-content';

/**
 * A merchant's changes of one product or collection; fields that are left out are as in
 * the seed.
 */
export interface CatalogueEdit {
  /** The whole product or collection, when it is not in the seed. */
  readonly product?: Product;
  readonly collection?: Collection;
  readonly title?: LocalizedText;
  /** Of a collection. */
  readonly handle?: LocalizedText;
  readonly descriptionHtml?: LocalizedText;
  readonly seo?: Product['seo'];
  /** Each replaces the metafield of its owner and name; `null` removes it. */
  readonly metafields?: readonly MetafieldEdit[];
  readonly hidden?: boolean;
  /** By variant; a changed price is converted into other currencies. */
  readonly prices?: Readonly<Record<string, VariantPrice>>;
  readonly rule?: Collection['rule'];
  /** Products of a collection, in the merchant's order. */
  readonly productIds?: readonly string[];
}

/** A change of one metafield. */
export interface MetafieldEdit {
  /** Its owner; the product when left out. */
  readonly variantId?: string;
  readonly namespace: string;
  readonly key: string;
  readonly value: Metafield['value'] | null;
}

/** Prices of one variant, in minor units of the shop's currency. */
export interface VariantPrice {
  readonly currencyCode?: string;
  readonly price: number;
  /** `null` for none. */
  readonly compareAt: number | null;
}

/** An article and the blog that it is in. */
export interface StoredArticle {
  readonly blogId: string;
  readonly article: Article;
}

/** The seed's catalogue with the merchant's edits. Only this process writes. */
export interface CatalogueEdits {
  /** Everything, including hidden resources. */
  readonly all: CatalogueIndex;
  /** What storefronts see. */
  readonly shown: CatalogueIndex;
  isHidden(id: string): boolean;
  /** Stores what differs; earlier edits of other fields stay. */
  save(id: string, edit: CatalogueEdit): void;
  /** Writes a page; a page of the same id is replaced. `null` removes it. */
  savePage(id: string, page: ContentPage | null): void;
  /** Writes a blog without its articles, in the same way. Its articles go with it. */
  saveBlog(id: string, blog: Omit<Blog, 'articles'> | null): void;
  /** Writes an article, in the same way. */
  saveArticle(id: string, entry: StoredArticle | null): void;
}
