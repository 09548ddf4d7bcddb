/** Slugs of pages and policies: Shopify's, usual ones and ours. */
const PAGES: Readonly<Record<string, string>> = {
  about: '/',
  'about-us': '/',
  'ueber-uns': '/',
  contact: '/contact',
  'contact-us': '/contact',
  kontakt: '/contact',
  faq: '/faq',
  faqs: '/faq',
  help: '/docs',
  support: '/docs',
  wishlist: '/wishlist',
  accessibility: '/legal/accessibility',
  barrierefreiheit: '/legal/accessibility',
  'data-sharing-opt-out': '/legal/cookies',
  cookies: '/legal/cookies',
  'contact-information': '/legal/imprint',
  'legal-notice': '/legal/imprint',
  imprint: '/legal/imprint',
  impressum: '/legal/imprint',
  'privacy-policy': '/legal/privacy',
  privacy: '/legal/privacy',
  datenschutz: '/legal/privacy',
  'refund-policy': '/legal/revocation',
  'return-policy': '/legal/revocation',
  returns: '/legal/revocation',
  widerruf: '/legal/revocation',
  'shipping-policy': '/legal/shipping',
  shipping: '/legal/shipping',
  versand: '/legal/shipping',
  'subscription-policy': '/legal/terms',
  'terms-of-service': '/legal/terms',
  'terms-of-sale': '/legal/terms',
  terms: '/legal/terms',
  agb: '/legal/terms',
};

const SEGMENT = '([^/]+)';

/** Paths of Shopify's online store; the first match wins. */
const ADDRESSES: readonly (readonly [
  pattern: string,
  target: string | ((segment: string) => string | null),
])[] = [
  ['/account/login', '/auth/login'],
  ['/account/register', '/auth/register'],
  ['/account/recover', '/auth/recover'],
  // A link must not log out; the account page has the button.
  ['/account/logout', '/account'],
  ['/account/addresses', '/account'],
  ['/checkout', '/cart'],
  ['/products', '/collections'],
  // Shopify's automatic collections; `/search` takes their `q`.
  ['/collections/(?:vendors|types)', '/search'],
  ['/collections/frontpage', '/collections'],
  [`/collections/[^/]+/products/${SEGMENT}`, (handle) => `/products/${handle}`],
  [`/collections/${SEGMENT}/[^/]+`, (handle) => `/collections/${handle}`],
  ['/policies', '/legal'],
  [`/policies/${SEGMENT}`, (slug) => pageOf(slug) ?? '/legal'],
  [`/pages/${SEGMENT}`, pageOf],
  ['/password', '/'],
  // `/discount/…` and `/cart/…` are routes of their own.
];

/** Maps a path of Shopify's online store, without language prefix, to ours; else `null`. */
export function shopifyAddress(path: string): string | null {
  for (const [pattern, target] of ADDRESSES) {
    const match = new RegExp(`^${pattern}/?$`).exec(path);
    if (match) {
      return typeof target === 'string' ? target : target(match[1] ?? '');
    }
  }
  return null;
}

function pageOf(slug: string): string | null {
  return Object.hasOwn(PAGES, slug) ? (PAGES[slug] ?? null) : null;
}
