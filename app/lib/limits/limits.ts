/**
 * The limits of the storefront, each with its unit and the modules that read it: paths in `app/lib`,
 * otherwise in `app`. The limits of a form's fields are beside the form (`mail/contact-fields`); how long
 * results of Shopify are cached is in `storefront/cache-strategies`. Documents quote some of these numbers:
 * `tests/contract/stated-numbers.test.ts` compares them.
 */

const MINUTE_MS = 60_000;

// Tries of one key (`rates/rate-limit`): how many, in how many milliseconds

export const RATES = {
  /** Equal lines of the log: errors that everybody gets, or that anyone can cause. */
  logLine: {max: 1, windowMs: MINUTE_MS},
  /** Lines of the log about pages that failed for a bot. */
  botLogLine: {max: 60, windowMs: MINUTE_MS},
  /** Requests of a client to `/api/shopify-*`, and to the proxies below `/api`. */
  endpoint: {max: 100, windowMs: 10_000},
  /** Reports of a browser, of a client and of all. */
  report: {max: 10, windowMs: MINUTE_MS},
  allReports: {max: 100, windowMs: MINUTE_MS},
  /** Reset mails of a client to an address, and to any. */
  recover: {max: 5, windowMs: 15 * MINUTE_MS},
  recoverOfClient: {max: 30, windowMs: 15 * MINUTE_MS},
  /** New accounts of a client; a school or an office may be one client. */
  register: {max: 100, windowMs: 15 * MINUTE_MS},
  /** Links of a client that change or create a cart: `/discount/…`, `/cart/1:1`. */
  cartLink: {max: 60, windowMs: 10 * MINUTE_MS},
  /** Messages of a client through the contact, withdrawal and newsletter forms. */
  message: {max: 20, windowMs: 10 * MINUTE_MS},
  /** Mails to one mailbox, whoever typed its address. */
  mailbox: {max: 5, windowMs: 60 * MINUTE_MS},
  /** Failed logins, new accounts, reset mails and messages of a client until a challenge. */
  failedTry: {max: 2, windowMs: 15 * MINUTE_MS},
  /** Failed logins. */
  login: {max: 5, windowMs: 15 * MINUTE_MS},
  // Above one client's limit, so that a few tries cannot lock a customer out.
  loginOfAccount: {max: 20, windowMs: 15 * MINUTE_MS},
  loginOfClient: {max: 30, windowMs: 15 * MINUTE_MS},
  loginOfShop: {max: 1000, windowMs: 15 * MINUTE_MS},
  /** Wrong codes of discounts and gift cards (`cart/cart-codes`). */
  codeOfCart: {max: 10, windowMs: 15 * MINUTE_MS},
  codeOfClient: {max: 30, windowMs: 15 * MINUTE_MS},
  codeOfShop: {max: 1000, windowMs: 15 * MINUTE_MS},
} as const;

// Attempts

/** Attempts of a request to Shopify. Read by `storefront/transport`. */
export const MAX_ATTEMPTS = 3;

/** Attempts to write a list that another device changes at the same moment. Read by `customer-lists/customer-list`. */
export const MAX_LIST_WRITES = 3;

/** Errors in a row, during `DOWN_AFTER_MS`, after which Shopify counts as down. Read by `storefront/transport`. */
export const DOWN_AFTER_ERRORS = 5;

/** Shopify counts as down after this time and this many errors in a row. Read by `storefront/transport`. */
export const DOWN_AFTER_MS = 20_000;

// Milliseconds

/** Milliseconds for a page: one attempt and a shortened second one. Read by `http/deadline`. */
export const PAGE_TIMEOUT_MS = 10_000;

/** Milliseconds for a form or an endpoint: three attempts and the waits between them. Read by `http/deadline`. */
export const WRITE_TIMEOUT_MS = 17_000;

/** Milliseconds that a browser waits for a form or an endpoint: longer than the server does. Read by `cart/cart-store`. */
export const BROWSER_TIMEOUT_MS = WRITE_TIMEOUT_MS + 3_000;

/** Milliseconds that a browser waits for a change of the wishlist, which may ask Shopify twice. Read by `customer-lists/wishlist-client`. */
export const WISHLIST_TIMEOUT_MS = 2 * BROWSER_TIMEOUT_MS;

/** Milliseconds that a browser waits for the stored language before it changes. Read by `components/layout/LocaleMenu.client`. */
export const LOCALE_TIMEOUT_MS = 3_000;

/** Milliseconds in which a server that can be reached responds to a browser. Read by `components/layout/OfflineNotice`. */
export const ONLINE_TIMEOUT_MS = 3_000;

/** Milliseconds for the suggestion on the cart's page. Read by `root`. */
export const ADD_ON_TIMEOUT_MS = 1_000;

/** Milliseconds for one attempt. Read by `storefront/transport`. */
export const ATTEMPT_TIMEOUT_MS = 5000;

/** Milliseconds between two attempts, unless Shopify names a time. Read by `storefront/transport`. */
export const RETRY_WAIT_MS = 1000;

/** Milliseconds between two attempts at most, whatever `Retry-After` says. Read by `storefront/transport`. */
export const MAX_RETRY_WAIT_MS = 3000;

/** Milliseconds until a copy of the last good result is used. Read by `storefront/storefront-client`. */
export const PATIENCE_MS = 3000;

/** Milliseconds in which an isolate's requests share a stale result or copy, while it is renewed. Read by `storefront/shared-results`. */
export const SHARED_STALE_MS = 1000;

/** Milliseconds until a copy of what the merchant writes is used. Read by `storefront/cache-strategies`. */
export const CONTENT_PATIENCE_MS = 1000;

/** Milliseconds for a call of an agent. Read by `storefront/ucp`. */
export const UCP_TIMEOUT_MS = 15_000;

/** Milliseconds for the merchant's content, on a page that has words of ours. Read by `content/load-merchant-content`. */
export const CONTENT_TIMEOUT_MS = 1500;

/** Milliseconds for the terms of a market. Read by `i18n/load-market-terms`. */
export const TERMS_TIMEOUT_MS = 1500;

/** Milliseconds for the marks of payment methods. Read by `i18n/payment-methods`. */
export const PAYMENT_METHODS_TIMEOUT_MS = 500;

/** Milliseconds for the country of a visitor's first page. Read by `i18n/request-market`. */
export const FIRST_COUNTRY_TIMEOUT_MS = 1500;

/** Milliseconds for a customer's lists, on a page that is not about them. Read by `customer-lists/page-lists`. */
export const LISTS_TIMEOUT_MS = 1500;

/** Milliseconds to join a visitor's lists with the customer's. Read by `customer-lists/customer-list`. */
export const LISTS_JOIN_TIMEOUT_MS = 8000;

/** Milliseconds for the products of the home page. Read by `home/load-home`. */
export const HOME_PRODUCTS_TIMEOUT_MS = 4000;

/** Milliseconds for the products of a document for agents. Read by `agents/agents-document`. */
export const AGENTS_PRODUCTS_TIMEOUT_MS = 4000;

/** Milliseconds for recommendations, which may come later. Read by `product/load-product-page`. */
export const RECOMMENDATIONS_TIMEOUT_MS = 200;

/** Milliseconds for the prices of products that go well with a product: longer than for their pictures. Read by `product/load-product-page`. */
export const MATCHING_TIMEOUT_MS = 1500;

/** Milliseconds for the cart, on a page that is not about it. Read by `cart/cart-actions`. */
export const PAGE_CART_TIMEOUT_MS = 1500;

/** Milliseconds for the cart as it is after a change that failed. Read by `cart/cart-actions`. */
export const REREAD_TIMEOUT_MS = 3_000;

/** Milliseconds for a token of the Customer Account API. Read by `account/current/token-endpoint`. */
export const TOKEN_TIMEOUT_MS = 5000;

/** Milliseconds for the renewal of a customer's token. Read by `account/current/account-session`. */
export const RENEWAL_TIMEOUT_MS = 6_000;

/** Milliseconds for the URLs of the Customer Account API. Read by `account/current/account-urls`. */
export const ACCOUNT_URLS_TIMEOUT_MS = 1500;

/** Milliseconds for the end of a session at Shopify. Read by `account/current/current-accounts`. */
export const SIGN_OUT_TIMEOUT_MS = 5000;

/** Milliseconds for the check of a solved challenge. Read by `forms/challenge`. */
export const CHALLENGE_TIMEOUT_MS = 5000;

/** Milliseconds for the delivery of a form. Read by `mail/outgoing-message`. */
export const DELIVERY_TIMEOUT_MS = 8000;

/** Milliseconds for the reports of a region. Read by `weather/fetch-reports`. */
export const WEATHER_TIMEOUT_MS = 4000;

/** Milliseconds for the weather, on a page that has samples. Read by `weather/load-weather`. */
export const PAGE_WEATHER_TIMEOUT_MS = 1200;

/** Milliseconds for reading a cart: longer than the client's own time-outs. Read by `cart/cart-actions`. */
export const CART_READ_TIMEOUT_MS = 30_000;

/** Milliseconds for a visitor's decision on cookies; without it in its URL, the checkout asks for one. Read by `cart/shopify-cart`. */
export const CONSENT_TIMEOUT_MS = 1000;

/**
 * Milliseconds for best sellers, in an empty cart or list, and for popular words. Read by
 * `catalogue/load-bestsellers` and `catalogue/load-search`.
 */
export const BESTSELLERS_TIMEOUT_MS = 1000;

/** Milliseconds for the store's first language, in place of the content. Read by `i18n/first-language`. */
export const FIRST_LANGUAGE_TIMEOUT_MS = 300;

/**
 * Milliseconds for the pictures of the variants of a visitor's country in a list, and of the products in a
 * cart. Read by `product/product-card` and `cart/cart-pictures`.
 */
export const OWN_PICTURES_TIMEOUT_MS = 1_000;

/** Milliseconds for the names of a product's selling plans, by which shoppers choose. Read by `product/load-product`. */
export const PLAN_NAMES_TIMEOUT_MS = 1500;

/** Milliseconds for the languages of texts. Read by `i18n/with-langs`. */
export const LANGS_TIMEOUT_MS = 300;

/** Milliseconds for the id of the newest build. Read by `updates/new-version`. */
export const NEW_VERSION_TIMEOUT_MS = 5000;

/** Milliseconds that a client may take to send its body. Read by `http/read-text`. */
export const MAX_SENDING_MS = 10_000;

/** Milliseconds for the rest of an unread body. Read by `http/read-text`. */
export const MAX_DISCARD_MS = 1_000;

/** Milliseconds for which a toast is shown. Read by `components/ui/ToastRegion` and `components/ui/ToastList.client`. */
export const TOAST_DURATION_MS = 10_000;

/** Milliseconds; systems take clicks that are further apart for two. Read by `components/ui/use-just-opened`. */
export const DOUBLE_CLICK_MS = 500;

/** Milliseconds before a closed menu clears its search. Read by `components/ui/SelectMenu`. */
export const MENU_RESET_MS = 100;

/** Milliseconds before the page reloads in the chosen language. Read by `components/layout/LocaleMenu.client`. */
export const LOCALE_RELOAD_MS = 350;

/** Milliseconds after which the map fetches reports again. Read by `components/map/LiveMap`. */
export const MAP_FRESH_MS = 5 * 60_000;

/** Milliseconds for an hour of the made-up day: a day takes 20 seconds. Read by `components/map/LiveMap`. */
export const MADE_UP_HOUR_MS = 20_000 / 24;

/** Milliseconds without a key until a search term is looked up. Read by `components/catalogue/use-suggestions.client`. */
export const TYPING_PAUSE_MS = 180;

/** Milliseconds between checks for a new build on return to the tab. Read by `updates/new-version`. */
export const NEW_VERSION_INTERVAL_MS = 60 * 1000;

/** Milliseconds between two renewals of a page. Read by `server/page-cache`. */
export const PAGE_RENEWAL_PAUSE_MS = 30_000;

/** Milliseconds between two looks at work that another request does. Read by `concurrency/single-flight`. */
export const SINGLE_FLIGHT_POLL_MS = 50;

/** Milliseconds for which a mailed link confirms a subscription; the texts say seven days. Read by `mail/subscription`. */
export const SUBSCRIPTION_LINK_MS = 1000 * 60 * 60 * 24 * 7;

/** Milliseconds for which the URLs of the Customer Account API are fresh. Read by `account/current/account-urls`. */
export const ACCOUNT_URLS_FRESH_MS = 60 * 60_000;

/** Milliseconds until these URLs are requested again after an error. Read by `account/current/account-urls`. */
export const ACCOUNT_URLS_FAILED_MS = 60_000;

/** Milliseconds by which Shopify's clock may differ from ours. Read by `account/current/id-token`. */
export const ID_TOKEN_SKEW_MS = 60_000;

/** Milliseconds before a current account's token expires, after an hour, at which it is renewed. Read by `account/current/account-session`. */
export const RENEW_CURRENT_MS = 60_000;

/** Milliseconds for which concurrent requests with the old cookie get the new tokens. Read by `account/current/account-session`. */
export const RENEWED_TOKEN_MS = 60_000;

/** Milliseconds until a renewal is tried again after an error. Read by `account/current/account-session`. */
export const FAILED_RENEWAL_MS = 5_000;

/** Milliseconds before a legacy account's token expires, after 30 days, at which it is renewed. Read by `account/legacy/customer-session`. */
export const RENEW_LEGACY_MS = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds for which an ended session is stored: longer than any request that still sends the old cookie. Read by `session/account-cookie`. */
export const ENDED_SESSION_MS = 10 * 60 * 1000;

/** Milliseconds between two probes while Shopify is down. Read by `storefront/transport`. */
export const PROBE_EVERY_MS = 1000;

/** Milliseconds that other requests wait for a probe. Read by `storefront/transport`. */
export const PROBE_WAIT_MS = 500;

/** Milliseconds between two looks at a probe of another request. Read by `storefront/transport`. */
export const PROBE_POLL_MS = 25;

/** Milliseconds until a field is asked for again after the token lacked the scope for it. Read by `storefront/storefront-client`. */
export const DENIED_FIELD_MS = 5 * 60 * 1000;

/** Milliseconds until a copy of the last good result is written again. Read by `storefront/shared-results`. */
export const COPY_WRITTEN_EVERY_MS = 5 * 60 * 1000;

/** Milliseconds without requests for the weather after an error. Read by `weather/load-weather`. */
export const WEATHER_PAUSE_MS = 30_000;

/** Milliseconds for which an isolate reuses the parsed reports. Read by `weather/load-weather`. */
export const WEATHER_PARSED_MS = 60_000;

/** Milliseconds for which an isolate reuses the map's words, which name ages in minutes. Read by `weather/load-weather`. */
export const WEATHER_WORDED_MS = 60_000;

/** Milliseconds after which a report is out of date; airports report every 20 to 60 minutes. Read by `weather/load-weather`. */
export const WEATHER_OUT_OF_DATE_MS = 2 * 60 * 60_000;

/** Milliseconds by which a report may be ahead of our clock. Read by `weather/load-weather`. */
export const WEATHER_SKEW_MS = 10 * 60_000;

/** Milliseconds until a token expires whose `expiresAt` was not selected; a page renews it. Read by `commerce-api/shopify-result`. */
export const UNKNOWN_TOKEN_MS = 24 * 60 * 60 * 1000;

/** Milliseconds for which a product counts as new. Read by `product/product-card`. */
export const NEW_PRODUCT_MS = 60 * 24 * 60 * 60 * 1000;

/** Milliseconds for which a form token is valid. Read by `forms/form-token`. */
export const FORM_TOKEN_MS = 1000 * 60 * 60 * 24;

/** Milliseconds by which the clocks of two machines may differ. Read by `forms/form-token`. */
export const FORM_TOKEN_SKEW_MS = 1000 * 60;

/** Milliseconds for which the country of first pages is fresh. Read by `i18n/request-market`. */
export const FIRST_COUNTRY_FRESH_MS = 10 * 60_000;

/** Milliseconds until this country is requested again after an error. Read by `i18n/request-market`. */
export const FIRST_COUNTRY_FAILED_MS = 10_000;

// Seconds

/**
 * Seconds for which a page is fresh, and then stale; with the seconds of `contentCache` two minutes at most until
 * a merchant's change shows. Read by `server/page-cache`.
 */
export const PAGE_LIFETIME_S = {fresh: 40, stale: 50};

/** Seconds for which a page with fallback content is fresh, and then stale. Read by `server/page-cache`. */
export const SAMPLE_PAGE_LIFETIME_S = {fresh: 10, stale: 0};

/** Seconds for which the profile for agents is fresh. Read by `storefront/ucp`. */
export const UCP_FRESH_S = 60;

/** Seconds for which this profile is then stale while it is renewed. Read by `storefront/ucp`. */
export const UCP_STALE_S = 300;

/** Seconds for which caches may send this profile while Shopify fails. Read by `storefront/ucp`. */
export const UCP_FAILED_S = 86_400;

/** Seconds for which a sitemap may be cached. Read by `sitemap/sitemap-xml`. */
export const SITEMAP_S = 3600;

/** Seconds for which an accepted message is not sent again; a form token expires within a day. Read by `mail/outgoing-message`. */
export const SENT_MESSAGE_S = 60 * 60 * 24;

/** Seconds to wait when Shopify throttles without `Retry-After`. Read by `account/account-action`. */
export const SHOPIFY_THROTTLE_S = 15 * 60;

/** Seconds to find the code in the e-mail. Read by `account/current/shopify-sign-in`. */
export const SIGN_IN_S = 30 * 60;

/** Seconds after which a page without the merchant's content may be requested again. Read by `content/load-merchant-content`. */
export const CONTENT_RETRY_S = 10;

/** Seconds for which the account's cookie is stored: 30 days. Read by `session/account-cookie`. */
export const ACCOUNT_COOKIE_S = 60 * 60 * 24 * 30;

/** Seconds for which the session's cookie is stored: 30 days. Read by `session/session`. */
export const SESSION_COOKIE_S = 60 * 60 * 24 * 30;

/** Seconds for which the cart's cookie is stored: 30 days. Read by `cart/cart-id`. */
export const CART_COOKIE_S = 60 * 60 * 24 * 30;

/** Seconds for which a decision is stored: 180 days, as the French CNIL recommends asking every six months. Read by `consent/consent-state`. */
export const CONSENT_COOKIE_S = 60 * 60 * 24 * 180;

/** Seconds for which language and country are stored: a year. Read by `i18n/request-market`. */
export const LOCALE_COOKIE_S = 60 * 60 * 24 * 365;

/** Seconds for which a copy of the last good result is stored: a day, as the cart checks prices again. Read by `storefront/shared-results`. */
export const COPY_S = 24 * 60 * 60;

/** Seconds for which reports are fresh. Read by `weather/load-weather`. */
export const WEATHER_FRESH_S = 300;

/** Seconds for which reports are then stale while they are renewed. Read by `weather/load-weather`. */
export const WEATHER_STALE_S = 600;

/** Seconds for which results of the endpoint are cached. Read by `commerce-api/shopify-result`. */
export const ENDPOINT_RESULT_S = 300;

// Bytes

/** Bytes of a request to the commerce endpoints. Read by `commerce-api/handler`. */
export const MAX_ENDPOINT_BYTES = 64 * 1024;
/** Bytes of a form. Read by `forms/read-form`. */
export const MAX_FORM_BYTES = 64 * 1024;

/** Bytes of a query for consent. Read by `storefront/proxy`. */
export const MAX_CONSENT_BYTES = 16 * 1024;

/** Bytes of the response to a query for consent. Read by `storefront/proxy`. */
export const MAX_CONSENT_RESPONSE_BYTES = 64 * 1024;

/** Bytes of a call of an agent; one with 500 lines has about 100,000. Read by `storefront/ucp`. */
export const MAX_UCP_BYTES = 256 * 1024;

/** Bytes of the response to a call of an agent. Read by `storefront/ucp`. */
export const MAX_UCP_RESPONSE_BYTES = 2 * 1024 * 1024;

/** Bytes of a browser's report. Read by `server/browser-reports`. */
export const MAX_REPORT_BYTES = 16 * 1024;

/** Bytes of a response of Shopify. Read by `storefront/transport`. */
export const MAX_SHOPIFY_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Bytes of the URLs of the Customer Account API. Read by `account/current/account-urls`. */
export const MAX_ACCOUNT_URLS_BYTES = 16 * 1024;

/** Bytes of a customer's tokens. Read by `account/current/token-endpoint`. */
export const MAX_TOKEN_BYTES = 64 * 1024;

/** Bytes of a token of the Admin API. Read by `customer-lists/admin-token`. */
export const MAX_ADMIN_TOKEN_BYTES = 16 * 1024;

/** Bytes of what the service says of a solved challenge. Read by `forms/challenge`. */
export const MAX_CHALLENGE_BYTES = 16 * 1024;

/** Bytes of the reports of a region. Read by `weather/fetch-reports`. */
export const MAX_WEATHER_BYTES = 512 * 1024;

/** Bytes of the value of the account's cookie; browsers allow 4,096 with name and attributes. Read by `session/account-cookie`. */
export const MAX_ACCOUNT_COOKIE_BYTES = 3700;

/** Bytes of whole pages in an isolate, which has 128 MB in all. Read by `server/page-cache`. */
export const MAX_PAGES_BYTES = 32 * 1024 * 1024;

/** Bytes that are read beyond the limit of a body: the sender then gets a response, not a connection reset. Read by `http/read-text`. */
export const MAX_DISCARDED_BYTES = 1024 * 1024;

// Characters

/** Characters of a field, unless its rule names another number. Read by `forms/read-form`. */
export const MAX_FIELD_LENGTH = 2000;

/** Characters of an e-mail address. Read by `forms/field-rules`. */
export const MAX_EMAIL_LENGTH = 254;

/** Characters of a discount code or of a gift card's code. Read by `cart/cart-input`. */
export const MAX_CODE_LENGTH = 100;

/** Characters of a cart's note. Read by `cart/cart-input`. */
export const MAX_NOTE_LENGTH = 5000;

/** Characters of a change of the cart in `CartForm`'s format. Read by `cart/cart-input`. */
export const MAX_CART_INPUT_LENGTH = 256 * 1024;

/** Characters of a search term. Read by `catalogue/list-url`. */
export const MAX_TERM_LENGTH = 200;

/** Characters of a filter's name in a URL. Read by `catalogue/list-url`. */
export const MAX_FILTER_NAME_LENGTH = 100;

/** Characters of a filter's value in a URL. Read by `catalogue/list-url`. */
export const MAX_FILTER_VALUE_LENGTH = 200;

/** Characters of a text among the variables of a client of the endpoint. Read by `commerce-api/client-variables`. */
export const MAX_VARIABLE_LENGTH = 10_000;

/** Characters of a path or a query whose redirect is looked up. Read by `server/redirect`. */
export const MAX_REDIRECTED_LENGTH = 500;

/** Characters of a merchant's text that is parsed: what Shopify accepts as a policy (512 kB). Read by `content/sanitized-tree`. */
export const MAX_HTML_LENGTH = 524_288;

/** Characters of a path that a request names as a target. Read by `urls/same-origin-path`. */
export const MAX_TARGET_LENGTH = 2000;

/** Characters of a tag in a URL: Shopify's limit. Read by `blog/load-blog`. */
export const MAX_TAG_LENGTH = 255;

/** Characters of a handle in a URL: Shopify's limit. Read by `i18n/translated-handles`. */
export const MAX_HANDLE_LENGTH = 255;

/** Characters of what names the source of a visit. Read by `consent/visit-source`. */
export const MAX_SOURCE_LENGTH = 500;

/** Characters of a solved challenge. Read by `forms/challenge`. */
export const MAX_CHALLENGE_LENGTH = 2048;

/** Characters of the items in a mailed receipt of a withdrawal: room for a few, but not for a letter. Read by `mail/withdraw`. */
export const MAX_CONFIRMED_LENGTH = 200;

/** Characters of an operation's name in the log. Read by `storefront/transport`. */
export const MAX_OPERATION_LENGTH = 80;

/** Characters of a path of an error in the log. Read by `storefront/transport`. */
export const MAX_ERROR_PATH_LENGTH = 160;

/** Characters of a report of the weather. Read by `weather/parse-report`. */
export const MAX_METAR_LENGTH = 1000;

/** Characters of a merchant's text that is cached; longer ones are rare. Read by `content/sanitize-html`. */
export const MAX_CACHED_HTML_LENGTH = 20_000;

/** Characters of a menu's item. Read by `content/merchant-menus`. */
export const MAX_MENU_TITLE_LENGTH = 40;

/** Characters of others' text in a line of the log. Read by `logging/log-text`. */
export const MAX_LOG_LENGTH = 300;

/** Characters of a text in a problem that the session stores. Read by `cart/cart-response`. */
export const MAX_PROBLEM_LENGTH = 100;

/** Characters at about which search engines and link previews cut descriptions. Read by `seo/seo`. */
export const MAX_DESCRIPTION_LENGTH = 160;

/** Characters of a merchant's badge; longer words would cover the picture. Read by `product/product-card`. */
export const MAX_BADGE_LENGTH = 24;

/** Characters of a review. Read by `product/reviews`. */
export const MAX_REVIEW_LENGTH = 1000;

/** Characters before the colon in a row of product data. Read by `product/merchant-texts`. */
export const MAX_LABEL_LENGTH = 40;

/** Characters of a price in a URL. Read by `catalogue/list-url` and `components/catalogue/FilterForm`. */
export const MAX_AMOUNT_LENGTH = 15;

// Numbers of entries, levels and days

/** Units of one line of a cart. Read by `cart/cart-line`. */
export const MAX_PER_LINE = 10;

/** Shopify's limit of lines in a cart. Read by `cart/cart-input`. */
export const MAX_LINES = 250;

/** Discount codes, or gift cards, of one cart. Read by `cart/cart-codes`. */
export const MAX_CODES = 10;

/** Addresses of a customer: Shopify's limit of a list. Read by `account/address-book`. */
export const MAX_ADDRESSES = 250;

/** Pages of 250 orders among which a customer's order is looked for. Read by `account/legacy/load-orders`. */
export const MAX_ORDER_PAGES = 20;

/** Products on a wishlist. Read by `customer-lists/list-kinds`. */
export const MAX_WISHLIST_PRODUCTS = 100;

/** Variants on a customer's back-in-stock list. Read by `customer-lists/list-kinds`. */
export const MAX_BACK_IN_STOCK_VARIANTS = 100;

/** Variants on an anonymous visitor's back-in-stock list; a further one takes the place of the oldest. Read by `customer-lists/list-kinds`. */
export const MAX_BACK_IN_STOCK_OF_VISITOR = 10;

/** Days until a gift card is sent. Read by `cart/cart-line`. */
export const MAX_DAYS_AHEAD = 90;

/** Values of filters in a URL. Read by `catalogue/list-url`. */
export const MAX_FILTER_VALUES = 50;

/** Fields of a form. Read by `forms/read-form`. */
export const MAX_FIELDS = 500;

/** Entries of a list among the variables of a client of the endpoint. Read by `commerce-api/client-variables`. */
export const MAX_LIST_LENGTH = 250;

/** Levels of the variables of a client of the endpoint. Read by `commerce-api/client-variables`. */
export const MAX_VALUE_DEPTH = 8;

/** Aliases of the document of a client of the endpoint. Read by `commerce-api/allowed-operation`. */
export const MAX_ALIASES = 50;

/** Levels of that document. Read by `commerce-api/allowed-operation`. */
export const MAX_DEPTH = 12;

/** Tokens of that document. Read by `commerce-api/allowed-operation`. */
export const MAX_TOKENS = 5000;

/** Selections of that document and its fragments. Read by `commerce-api/allowed-operation`. */
export const MAX_SELECTIONS = 5000;

/** Ids in one request: what Shopify's `nodes` takes. Read by `storefront/id-pages`. */
export const MAX_IDS = 250;

/** Concurrent sign-ins in the tabs of one browser. Read by `account/current/shopify-sign-in`. */
export const MAX_PENDING_SIGN_INS = 4;

/** Nested elements of a merchant's text. Read by `content/sanitized-tree`. */
export const MAX_OPEN_ELEMENTS = 100;

/** Attributes of an element of a merchant's text. Read by `content/sanitized-tree`. */
export const MAX_ATTRIBUTES = 100;

/** Columns or rows of a cell in a merchant's text. Read by `content/sanitized-tree`. */
export const MAX_SPAN = 50;

/** Cells of the tables in a text for agents. Read by `content/markdown`. */
export const MAX_CELLS = 10_000;

/** Words of a search in the manual: each costs a pass over the index. Read by `content/docs-index`. */
export const MAX_WORDS = 12;

/** Digits of an order's number; more may be a number to call. Read by `mail/withdraw`. */
export const MAX_DIGITS = 7;

/** Reports of a browser in one request. Read by `server/browser-reports`. */
export const MAX_REPORTS = 5;

/** Sitemaps of one kind: stops an endless loop; sitemaps.org allows 50,000 entries in an index. Read by `sitemap/load-sitemap`. */
export const MAX_SITEMAPS = 1000;

/** Tokens of a query for consent; the longest real one has about 80. Read by `storefront/proxy`. */
export const MAX_CONSENT_TOKENS = 300;

/** Products of the cart for which companions are requested. Read by `product/load-cart-add-on`. */
export const MAX_ADD_ONS = 3;

/** Colours on a product's card. Read by `components/product/ProductGrid`. */
export const MAX_SWATCHES = 5;

/** Errors that a document reports. Read by `browser/report-error`. */
export const MAX_PAGE_REPORTS = 5;

/** Levels of HTML that becomes Markdown. Read by `content/markdown`. */
export const MAX_MARKDOWN_DEPTH = 20;

/** Levels of a merchant's rich text. Read by `content/rich-text`. */
export const MAX_RICH_TEXT_DEPTH = 20;

/** Items of the main menu. Read by `content/shown-menus`. */
export const MAX_MAIN_ITEMS = 7;

/** Columns of the footer. Read by `content/shown-menus`. */
export const MAX_FOOTER_COLUMNS = 6;

/** Facts of a section. Read by `content/landing-texts`. */
export const MAX_FACTS = 6;

/** Hits of a search in the manual. Read by `content/docs-index`. */
export const MAX_HITS = 20;

/** Questions on a landing page. Read by `content/landing-questions`. */
export const MAX_LANDING_QUESTIONS = 5;

/** Frames of a stack in a line of the log. Read by `logging/log` and `server/browser-reports`. */
export const MAX_FRAMES = 10;

/** Problems that the session stores, whose cookie has 4,096 bytes at most. Read by `cart/cart-response`. */
export const MAX_STORED_PROBLEMS = 3;

/** Units of a line: Shopify's maximum, more is an invalid request. Read by `cart/cart-line`. */
export const MAX_PLAUSIBLE = 1_000_000;

/** Badges of the merchant on a product's card. Read by `product/product-card`. */
export const MAX_OWN_BADGES = 3;

/** Reviews of a product: Shopify's limit of a list. Read by `product/load-reviews`. */
export const MAX_REVIEWS = 250;

/** Columns of a comparison that a phone can show. Read by `product/variant-comparison`. */
export const MAX_COMPARED_COLUMNS = 5;

/** Columns of prices, besides the columns of data. Read by `product/variant-comparison`. */
export const MAX_COMPARED_PRICES = 3;

/** Products of a cart that its page names. Read by `routes/($locale).cart_.add-on`. */
export const MAX_ADD_ON_PRODUCTS = 50;

/** Products in the document for agents; further ones are only in the sitemap. Read by `agents/agents-document`. */
export const MAX_AGENTS_PRODUCTS = 100;

/** Collections in the document for agents. Read by `agents/agents-document`. */
export const MAX_AGENTS_COLLECTIONS = 50;

// Entries in the memory of an isolate or a document

/** Results of Shopify. Read by `storefront/shared-results`. */
export const MAX_RESULTS = 32;

/** Links that a merchant wrote; menus have hundreds. Read by `content/merchant-link`. */
export const MAX_LINKS = 1000;

/** APIs: one for each version and kind. Read by `storefront/transport`. */
export const MAX_APIS = 16;

/** Apps whose tokens are stored. Read by `customer-lists/admin-token`. */
export const MAX_APPS = 4;

/** Sessions that have ended. Read by `session/account-cookie`. */
export const MAX_ENDED = 2000;

/** Clients of one limit of tries; bounds the memory that an attacker can fill. Read by `rates/rate-limit`. */
export const MAX_KEYS = 10_000;

/** Services of the weather: an isolate asks one, tests several. Read by `weather/load-weather`. */
export const MAX_ENDPOINTS = 8;

/** Entries of the history whose folds a document remembers. Read by `components/layout/BackgroundParts.client`. */
export const MAX_FOLD_ENTRIES = 50;

/** Keys of one source: languages, countries, variants. Read by `cache/memo`. */
export const MAX_MEMO_KEYS = 16;
