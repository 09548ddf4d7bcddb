import type {WithCache} from '@shopify/hydrogen';
import type {CountryCode} from '../../schemas/storefront-types';
import type {CustomerAccounts} from './account/customer-accounts';
import type {CartHandler} from '~/lib/cart/shopify-cart.server';
import type {ConsentState} from './consent/consent-state';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import type {MemoizePerRequest} from '~/lib/concurrency/memoize-per-request';
import type {Locale} from './i18n/locale';
import type {AccountCookie} from '~/lib/session/account-cookie.server';
import type {AppSession} from '~/lib/session/session.server';
import type {StructuredData} from '~/lib/seo/structured-data';
import type {RequestLog} from './storefront/request-log.server';
import type {createStorefrontClient} from './storefront/storefront-client.server';

/** Remix's load context; an alias, since an interface does not fit its index signature. */
export type RequestContext = {
  env: StorefrontEnv;
  waitUntil: (promise: Promise<unknown>) => void;
  session: AppSession;
  /** The tokens of the signed-in customer. */
  token: AccountCookie;
  accounts: CustomerAccounts<RequestContext>;
  storefront: ReturnType<typeof createStorefrontClient>;
  requestLog: RequestLog;
  memoizePerRequest: MemoizePerRequest;
  /** Caches results of other services. */
  withCache: WithCache;
  consent: ConsentState;
  cart: CartHandler;
  /** A cart other than the visitor's; without an id a new one. */
  separateCart: (id?: string) => CartHandler;
  /** Sets the visitor's cart id; `null` removes it. */
  replaceCartId: (id: string | null) => void;
  /** `Set-Cookie` values in addition to the routes' own. */
  setCookies: readonly string[];
  /** JSON-LD of the document; loaders add to it. */
  structuredData: StructuredData[];
  /** Writes the page as Markdown; `withMarkdown` sets it. */
  markdown: {write?: () => string};
  /** See `clientKeyOf`. */
  clientKey: string;
  /** URL of the page, also in a data request of Remix. */
  url: URL;
  locale: Locale;
  /** A document request, not a client navigation (`.data`). */
  isDocument: boolean;
  /**
   * Country of prices and law: the visitor's choice or the language's country, if the shop sells there;
   * otherwise the shop's own.
   */
  country: CountryCode;
  /** Nonce of the content security policy; `null` for a shared page, whose policy uses hashes. */
  nonce: string | null;
};
