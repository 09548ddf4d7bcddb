/** What a merchant writes besides products: menus, pages, articles, policies, redirects. */
import type {CatalogueImage, LocalizedText} from './catalogue';

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

export interface ContentPage {
  readonly id: string;
  readonly handle: string;
  readonly title: LocalizedText;
  readonly bodyHtml: LocalizedText;
  readonly updatedAt: string;
}

export interface Article {
  readonly id: string;
  readonly handle: string;
  readonly title: LocalizedText;
  readonly contentHtml: LocalizedText;
  readonly author: string;
  readonly publishedAt: string;
  readonly tags: readonly string[];
  readonly image?: CatalogueImage;
}

export interface Blog {
  readonly id: string;
  readonly handle: string;
  readonly title: LocalizedText;
  readonly articles: readonly Article[];
}

export interface ShopPolicy {
  readonly id: string;
  readonly kind:
    'privacyPolicy' | 'shippingPolicy' | 'termsOfService' | 'refundPolicy';
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
