import type {HydrogenCart, WithCache} from '@shopify/hydrogen';
import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {CustomerAccounts} from './account/customer-accounts';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import type {Locale} from './i18n/locale';
import type {AccountCookie} from '~/lib/account/current/account-cookie.server';
import type {AppSession} from '~/lib/session/session.server';
import type {StructuredData} from '~/lib/seo/structured-data';
import type {ProviderReport} from './storefront/provider-report.server';
import type {createStorefrontClient} from './storefront/storefront-client.server';

/**
 * Everything that loaders and actions get for one request; `env.d.ts` makes it
 * Remix's load context, `create-context.server.ts` makes one. Types only: features
 * take it (or a part of it), so it must import none of them. An alias, no interface:
 * Remix's own context has an index signature, which an interface does not fit.
 */
export type RequestContext = {
  env: StorefrontEnv;
  waitUntil: (promise: Promise<unknown>) => void;
  session: AppSession;
  /** Tokens of a current account; `null` where the shop has legacy accounts. */
  account: AccountCookie | null;
  /** Of the kind that the environment names. */
  accounts: CustomerAccounts<RequestContext>;
  storefront: ReturnType<typeof createStorefrontClient>;
  /** What the provider did for this request so far. */
  report: ProviderReport;
  /** Keeps answers of other services. */
  withCache: WithCache;
  cart: HydrogenCart;
  /** For a cart beside the visitor's own, which it leaves alone. */
  separateCart: () => HydrogenCart;
  /** From now on the visitor's cart has this id; `null`: he has none. */
  replaceCartId: (id: string | null) => void;
  /** `Set-Cookie` values for the answer, beside those of the routes. */
  setCookies: readonly string[];
  /** What the document says to search engines, as JSON-LD; loaders add to it. */
  structuredData: StructuredData[];
  /** Who sends the request; see `buyerOf`. */
  buyer: string;
  locale: Locale;
  /** The answer is a document, not the data of a page for one that is there. */
  isDocument: boolean;
  /** The one that the visitor chose, else the language's own. */
  country: CountryCode;
  /**
   * Nonce of this response's content security policy; `null` for a page that is the
   * same for every anonymous visitor, whose policy names hashes instead.
   */
  nonce: string | null;
};
