/** What a merchant writes besides products: menus, pages, articles, policies, redirects. */
import type {LocalizedText} from '@metarmap/store/localized-text';
import type {CatalogueImage, Metafield} from './catalogue';

export interface MenuItem {
  readonly id: string;
  readonly title: LocalizedText;
  readonly type:
    | 'FRONTPAGE'
    | 'COLLECTION'
    | 'COLLECTIONS'
    | 'PRODUCT'
    | 'CATALOG'
    | 'PAGE'
    | 'BLOG'
    | 'SEARCH'
    | 'SHOP_POLICY'
    | 'HTTP';
  /** Path below the storefront, for instance `/collections/maps`. */
  readonly path: string;
  readonly resourceId?: string;
  readonly items: readonly MenuItem[];
}

export interface Menu {
  readonly id: string;
  readonly handle: string;
  readonly title: LocalizedText;
  readonly items: readonly MenuItem[];
}

/** Whether Shopify made the menu: it cannot be deleted, and keeps its handle. */
export const isDefaultMenu = ({handle}: Menu) =>
  handle === 'main-menu' || handle === 'footer';

/** What a page, article or blog has in common. */
interface Written {
  readonly id: string;
  /** Shopify translates handles, too. */
  readonly handle: LocalizedText;
  readonly title: LocalizedText;
  /** Words for search engines; without them a storefront uses the title and the text. */
  readonly seo?: {
    readonly title: LocalizedText;
    readonly description: LocalizedText;
  };
  readonly metafields?: readonly Metafield[];
}

export interface ContentPage extends Written {
  readonly bodyHtml: LocalizedText;
  /** Storefronts do not see it. */
  readonly isHidden?: boolean;
  /** ISO 8601; `updatedAt` when left out. */
  readonly createdAt?: string;
  readonly updatedAt: string;
}

export interface Article extends Written {
  readonly contentHtml: LocalizedText;
  /** Shopify has no summary of its own for an article without one. */
  readonly excerptHtml?: LocalizedText;
  /** Full name. */
  readonly author: string;
  readonly isHidden?: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** `publishedAt` when left out. */
  readonly updatedAt?: string;
  readonly tags: readonly string[];
  readonly image?: CatalogueImage;
}

export interface Blog extends Written {
  readonly articles: readonly Article[];
}

export interface ShopPolicy {
  readonly id: string;
  readonly kind:
    | 'privacyPolicy'
    | 'shippingPolicy'
    | 'termsOfService'
    | 'refundPolicy'
    | 'subscriptionPolicy';
  readonly handle: string;
  readonly title: LocalizedText;
  readonly bodyHtml: LocalizedText;
}

/** A permanent redirect that the merchant entered (`urlRedirects`). */
export interface UrlRedirect {
  readonly id: string;
  readonly path: string;
  readonly target: string;
}
