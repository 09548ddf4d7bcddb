/**
 * The catalogue: everything a merchant edits in the admin and a shopper can only read.
 * It is in memory. What changes while the shop runs (inventory, carts, customers,
 * orders, and the admin's edits of it) lives in SQLite (`../data/database.ts`).
 *
 * Ids are Shopify's global ids (`gid://shopify/Product/…`). Amounts are integer
 * minor units of the currency (cents), never floats.
 */
import {
  CATALOGUE_LANGUAGES,
  type CatalogueLanguage,
  type LocalizedText,
  type WrittenLanguage,
} from '@metarmap/store/localized-text';

/** The languages of mails and hosted pages: `de`, `en`. */
export type PageLocale = Lowercase<WrittenLanguage>;

/** Builds a record by language. */
export function forEachLanguage<T>(
  make: (language: CatalogueLanguage) => T,
): Record<CatalogueLanguage, T> {
  return Object.fromEntries(
    CATALOGUE_LANGUAGES.map((language) => [language, make(language)]),
  ) as Record<CatalogueLanguage, T>;
}

/** A text that reads the same in every language. */
export function same(text: string): LocalizedText {
  return forEachLanguage(() => text);
}

/** A picture file under `data/media/`; the shop serves and resizes it at `/cdn/shop/files/…`. */
export interface CatalogueImage {
  readonly id: string;
  /** Path below `data/media/`, for instance `products/map-oak-front.webp`. */
  readonly file: string;
  readonly altText: LocalizedText;
  /** Pixels of the original file. */
  readonly width: number;
  readonly height: number;
}

export type CatalogueMedia =
  | {
      readonly kind: 'image';
      readonly id: string;
      readonly image: CatalogueImage;
    }
  | {
      readonly kind: 'video';
      readonly id: string;
      readonly alt: LocalizedText;
      readonly preview: CatalogueImage;
      readonly sources: readonly {
        file: string;
        mimeType: string;
        format: string;
        width: number;
        height: number;
      }[];
    }
  | {
      readonly kind: 'external-video';
      readonly id: string;
      readonly alt: LocalizedText;
      readonly preview: CatalogueImage;
      readonly host: 'YOUTUBE' | 'VIMEO';
      readonly embedUrl: string;
    }
  | {
      readonly kind: 'model3d';
      readonly id: string;
      readonly alt: LocalizedText;
      readonly preview: CatalogueImage;
      readonly sources: readonly {
        file: string;
        mimeType: string;
        format: string;
        filesize: number;
      }[];
    };

export interface Swatch {
  /** CSS hexadecimal colour. */
  readonly color?: string;
  readonly image?: CatalogueImage;
}

export interface OptionValue {
  readonly id: string;
  readonly name: LocalizedText;
  readonly swatch?: Swatch;
}

export interface ProductOption {
  readonly id: string;
  readonly name: LocalizedText;
  readonly values: readonly OptionValue[];
}

/** What `inventoryPolicy` and stock say together; see `../domain/inventory.ts`. */
interface VariantStock {
  /** `false`: stock is not counted (gift cards). */
  readonly tracked: boolean;
  /** Stock at the shop's first start; the current one is in SQLite. */
  readonly initial: number;
  /** `continue` keeps selling at zero stock: Shopify's back-order. */
  readonly policy: 'deny' | 'continue';
}

/** Units of a price by quantity that the shop's goods have, of Shopify's `UnitPriceMeasurementMeasuredUnit`. */
export type MeasureUnit =
  | 'ML'
  | 'CL'
  | 'L'
  | 'M3'
  | 'MG'
  | 'G'
  | 'KG'
  | 'MM'
  | 'CM'
  | 'M'
  | 'M2';

export interface ProductVariant {
  /** Units of one line; any number when left out. */
  readonly quantityRule?: {
    readonly minimum: number;
    readonly maximum: number | null;
    readonly increment: number;
  };
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly barcode?: string;
  /** Index into `Product.options[n].values`, in the order of `Product.options`. */
  readonly optionValueIndexes: readonly number[];
  /** Price per currency in minor units; EUR is always there. See `../domain/price.ts`. */
  readonly prices: Readonly<Record<string, number>>;
  readonly compareAtPrices?: Readonly<Record<string, number>>;
  readonly unitPrice?: {
    readonly quantityUnit: MeasureUnit;
    readonly quantityValue: number;
    readonly referenceUnit: MeasureUnit;
    readonly referenceValue: number;
  };
  readonly requiresShipping: boolean;
  /** Grams. */
  readonly weight: number;
  readonly image?: CatalogueImage;
  readonly stock: VariantStock;
  /** Components of a fixed bundle; its stock is theirs. */
  readonly components?: readonly {
    readonly variantId: string;
    readonly quantity: number;
  }[];
  readonly sellingPlanIds: readonly string[];
  readonly metafields?: readonly Metafield[];
}

export type MetafieldValue =
  | {
      readonly type:
        | 'multi_line_text_field'
        | 'single_line_text_field'
        | 'rich_text_field'
        | 'list.single_line_text_field'
        | 'json';
      readonly value: LocalizedText;
    }
  | {
      readonly type:
        | 'number_integer'
        | 'rating'
        | 'boolean'
        | 'url'
        | 'color'
        | 'money'
        | 'date';
      readonly value: string;
    }
  | {
      readonly type:
        | 'list.product_reference'
        | 'list.metaobject_reference'
        | 'list.file_reference';
      readonly ids: readonly string[];
    }
  | {
      readonly type:
        | 'product_reference'
        | 'metaobject_reference'
        | 'page_reference'
        | 'file_reference';
      readonly id: string;
    };

export interface Metafield {
  readonly namespace: string;
  readonly key: string;
  readonly value: MetafieldValue;
}

export interface SellingPlan {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** Percentage taken off each delivery, 0–100. */
  readonly percentageOff: number;
  /** What is taken off the first orders instead. */
  readonly introduction?: {
    readonly percentageOff: number;
    readonly orders: number;
  };
  /** A deposit: what is charged at the checkout of each unit's price. Without one all of it is. */
  readonly deposit?:
    | {readonly percentage: number}
    /** In minor units, by currency, as a variant's prices. */
    | {readonly prices: Readonly<Record<string, number>>};
}

export interface SellingPlanGroup {
  readonly name: LocalizedText;
  readonly appName: string;
  readonly plans: readonly SellingPlan[];
}

export interface Product {
  readonly id: string;
  /** Handle per language: Shopify translates handles too. */
  readonly handle: LocalizedText;
  readonly title: LocalizedText;
  readonly descriptionHtml: LocalizedText;
  readonly seo?: {
    readonly title: LocalizedText;
    readonly description: LocalizedText;
  };
  readonly vendor: string;
  readonly productType: LocalizedText;
  readonly tags: readonly string[];
  readonly isGiftCard: boolean;
  /** Sold only with a selling plan. */
  readonly isPlanRequired?: boolean;
  /** Sold only by its id: in no search, list or sitemap. */
  readonly isUnlisted?: boolean;
  /** Countries of the markets in which it is published; all when left out. */
  readonly countries?: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Units sold, for the sort key BEST_SELLING. */
  readonly sold: number;
  readonly options: readonly ProductOption[];
  readonly variants: readonly ProductVariant[];
  readonly media: readonly CatalogueMedia[];
  readonly metafields: readonly Metafield[];
  readonly sellingPlanGroups: readonly SellingPlanGroup[];
  /** Handles (German) or ids of products shown as recommendations first. */
  readonly relatedIds: readonly string[];
  readonly complementaryIds: readonly string[];
  /**
   * Search words for which this product comes first, as the merchant sets them in Shopify
   * search app.
   */
  readonly boostedFor?: LocalizedText;
}

/** `IS_PRICE_REDUCED`: a variant's compare-at price is above its price. */
export type CollectionRule = 'IS_PRICE_REDUCED';

/** The products that an automated collection has. */
export function productsOfRule(
  rule: CollectionRule,
  products: readonly Product[],
): string[] {
  const reduced = {
    IS_PRICE_REDUCED: ({prices, compareAtPrices = {}}: ProductVariant) =>
      Object.entries(compareAtPrices).some(
        ([currency, compareAt]) => compareAt > (prices[currency] ?? compareAt),
      ),
  }[rule];
  return products
    .filter(({variants}) => variants.some(reduced))
    .map(({id}) => id);
}

export interface Collection {
  readonly id: string;
  readonly handle: LocalizedText;
  readonly title: LocalizedText;
  readonly descriptionHtml: LocalizedText;
  readonly image?: CatalogueImage;
  readonly updatedAt: string;
  readonly metafields?: readonly Metafield[];
  /** The condition of an automated collection, as the Admin API names it; the products follow from it. */
  readonly rule?: CollectionRule | null;
  /** In the merchant's manual order. */
  readonly productIds: readonly string[];
}

export interface Metaobject {
  readonly id: string;
  readonly type: string;
  readonly handle: string;
  /** Storefronts do not see a draft; active when left out. */
  readonly status?: 'ACTIVE' | 'DRAFT';
  /** ISO 8601; an entry of the seed is older than all that were written since. */
  readonly updatedAt?: string;
  readonly fields: readonly {
    readonly key: string;
    readonly type: string;
    readonly value: LocalizedText;
  }[];
}
