/** Slugs of pages and policies as Shopify and its merchants name them, and ours. */
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

/** A segment of a path. */
const SEGMENT = '([^/]+)';

/** Addresses of Shopify's own online store; the first that fits counts. */
const ADDRESSES: readonly (readonly [
  pattern: string,
  target: string | ((segment: string) => string | null),
])[] = [
  ['/account/login', '/auth/login'],
  ['/account/register', '/auth/register'],
  ['/account/recover', '/auth/recover'],
  // Logging out changes something, so that no link does it; its button is there.
  ['/account/logout', '/account'],
  ['/account/addresses', '/account'],
  ['/checkout', '/cart'],
  ['/products', '/collections'],
  // The provider's automatic collections; their query `q` is ours, too.
  ['/collections/(?:vendors|types)', '/search'],
  ['/collections/frontpage', '/collections'],
  [`/collections/[^/]+/products/${SEGMENT}`, (handle) => `/products/${handle}`],
  // Narrowed down to a tag.
  [`/collections/${SEGMENT}/[^/]+`, (handle) => `/collections/${handle}`],
  ['/policies', '/legal'],
  [`/policies/${SEGMENT}`, (slug) => pageOf(slug) ?? '/legal'],
  [`/pages/${SEGMENT}`, pageOf],
  ['/password', '/'],
  // `/discount/…` and `/cart/…` are routes, since they do something. There is no
  // blog: `/blogs/…` is a page that does not exist.
];

/**
 * Where an address of Shopify's own online store leads in this one: mails, ads,
 * apps and bookmarks link to them.
 *
 * @param path without language and query, as the one returned.
 * @returns `null` when we have nothing like it.
 */
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
