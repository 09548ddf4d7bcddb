import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {
  MetafieldDefinition,
  MetaobjectDefinition,
} from '@metarmap/store/definitions';
import type {Scope} from './access-scopes';
import type {CatalogueEdits} from './domain/catalogue-edit';
import type {CatalogueIndex} from './domain/catalogue-index';
import type {Markets} from './domain/markets';
import type {VisitorConsent} from './domain/visitor-consent';
import type {Database} from './data/database';
import type {InventoryStore} from './data/inventory-store';
import type {ShopSeed} from './data/shop-seed';

/**
 * One running shop: its catalogue, its state and its clock. Created per instance
 * (`shop.ts`), never module-global, so that tests can run many side by side.
 */
export interface Shop extends Markets {
  /** What it was built from. */
  readonly seed: ShopSeed;
  /** What storefronts see. Each edit by the merchant replaces this object. */
  readonly catalogue: CatalogueIndex;
  readonly edits: CatalogueEdits;
  readonly database: Database;
  readonly inventory: InventoryStore;
  /** Storefronts read `null` for a metafield without a definition, as on Shopify. */
  readonly definitions: readonly MetafieldDefinition[];
  /** Storefronts see no entries of other types. */
  readonly metaobjectDefinitions: readonly MetaobjectDefinition[];
  /** What storefronts may not read. */
  readonly withoutScopes: readonly Scope[];
  /** Milliseconds until searches and filters know of a change. */
  readonly searchLag: number;
  /**
   * URL under which the client reaches the shop, for instance `http://127.0.0.1:4000`. No
   * trailing slash.
   */
  readonly origin: string;
  /** URL of the storefront, to which checkout and mails link. No trailing slash. */
  readonly storefrontOrigin: string;
  /**
   * Primary domain of the online store; a merchant may never have changed it. No trailing
   * slash.
   */
  readonly primaryOrigin: string;
  /**
   * The merchant's own domain for customer accounts. With one, the shop's origin does not
   * respond to requests for accounts. `null` when accounts are on the shop's origin.
   */
  readonly accountOrigin: string | null;
  /** Host of every `checkoutUrl`, such as a market's domain; `null` for the shop's own. */
  readonly marketDomain: string | null;
  /**
   * A setting of the merchant's: consent to marketing mails counts only after it is
   * confirmed by mail.
   */
  readonly confirmsConsent: boolean;
  /** Current time; tests move it. */
  readonly now: () => Date;
}

/** What resolvers get for one request. */
export interface ShopContext {
  readonly shop: Shop;
  /** ISO 3166 code from `@inContext(country:)`, else the shop's own country. */
  readonly country: string;
  /** Catalogue language from `@inContext(language:)`, else the shop's first. */
  readonly language: CatalogueLanguage;
  /** From `@inContext(visitorConsent:)`; `null` without it. */
  readonly visitorConsent: VisitorConsent | null;
}
