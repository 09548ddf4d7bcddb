import type {
  CatalogueLanguage,
  LocalizedText,
} from '@metarmap/store/localized-text';
import type {
  MetafieldDefinition,
  MetaobjectDefinition,
} from '@metarmap/store/definitions';
import type {CountryCode} from '../../schemas/storefront-types';
import type {CatalogueImage} from '../domain/catalogue';
import type {CatalogueSeed} from '../domain/catalogue-seed';
import type {Discount} from '../domain/discount';
import type {FilterSetting} from './filters';

/** A shop before a merchant or a shopper has changed anything: all that it is built from. */
export interface ShopSeed extends CatalogueSeed, ShopSettings {
  readonly name: string;
  readonly description: LocalizedText;
  readonly brand?: ShopBrand;
  /** Prices contain taxes; otherwise these are added at the checkout. */
  readonly taxesIncluded: boolean;
  /** Thousandths, by countries in which the shop collects another tax than `taxPermilleOf` says. */
  readonly taxPermille?: Readonly<Record<string, number>>;
  /** Metafields that storefronts may read. */
  readonly definitions: readonly MetafieldDefinition[];
  readonly metaobjectDefinitions: readonly MetaobjectDefinition[];
  /** What shoppers can filter by, in this order. */
  readonly filters: readonly FilterSetting[];
  readonly discounts: readonly Discount[];
  /** Whether the shop has the gift cards, customers and orders that tests use. */
  readonly hasSampleCustomers: boolean;
}

/** The shop's brand settings; a merchant changes them in the admin. Every part may be missing. */
export interface ShopBrand {
  readonly logo: CatalogueImage | null;
  readonly squareLogo: CatalogueImage | null;
  readonly coverImage: CatalogueImage | null;
  readonly slogan: LocalizedText;
  /** `#rrggbb` */
  readonly primaryColor?: string;
}

/** The shop's languages and countries; a merchant changes them in the admin. */
export interface ShopSettings {
  /** A text without a translation is shown in the first one. */
  readonly languages: readonly [CatalogueLanguage, ...CatalogueLanguage[]];
  /** Countries of the markets, the shop's own first. */
  readonly countries: readonly [CountryCode, ...CountryCode[]];
}
