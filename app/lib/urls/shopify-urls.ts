/** Slugs of pages and policies (Shopify's, usual ones and ours), by our path. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['about', 'about-us', 'ueber-uns'],
  '/contact': ['contact', 'contact-us', 'kontakt'],
  '/faq': ['faq', 'faqs'],
  '/docs': ['help', 'support'],
  '/wishlist': ['wishlist'],
  '/legal/accessibility': ['accessibility', 'barrierefreiheit'],
  '/legal/cookies': ['data-sharing-opt-out', 'cookies'],
  '/legal/imprint': [
    'contact-information',
    'legal-notice',
    'imprint',
    'impressum',
  ],
  '/legal/privacy': ['privacy-policy', 'privacy', 'datenschutz'],
  '/legal/revocation': [
    'refund-policy',
    'return-policy',
    'returns',
    'widerruf',
  ],
  '/legal/shipping': ['shipping-policy', 'shipping', 'versand'],
  '/legal/terms': [
    'subscription-policy',
    'terms-of-service',
    'terms-of-sale',
    'terms',
    'agb',
  ],
};

const SEGMENT = '([^/]+)';

type Target = string | ((segment: string, second: string) => string | null);

/** Paths that have no page here, in the order in which they are tried. */
const REDIRECTS: readonly (readonly [pattern: string, target: Target])[] = [
  ['/account/login', '/auth/login'],
  ['/account/register', '/auth/register'],
  ['/account/recover', '/auth/recover'],
  // A link must not log out; the account page has the button.
  ['/account/logout', '/account'],
  ['/account/addresses', '/account'],
  // Where themes sign in to the current customer accounts.
  ['/customer_authentication/(?:login|redirect)', '/account'],
  ['/checkout', '/cart'],
  ['/products', '/collections'],
  // Shopify's automatic collections; `/search` takes their `q`.
  ['/collections/(?:vendors|types)', '/search'],
  ['/collections/frontpage', '/collections'],
  [`/collections/[^/]+/products/${SEGMENT}`, (handle) => `/products/${handle}`],
  [`/collections/${SEGMENT}/${SEGMENT}`, taggedCollection],
  // Themes filter a blog by a tag.
  [`/blogs/${SEGMENT}/tagged/${SEGMENT}`, taggedPath],
  ['/policies', '/legal'],
  [`/policies/${SEGMENT}`, (slug) => usualPath(slug) ?? '/legal'],
  [`/pages/${SEGMENT}`, usualPath],
  ['/password', '/'],
  // `/discount/…` and `/cart/…` are routes of their own.
];

const PATTERNS = REDIRECTS.map(
  ([pattern, target]) => [new RegExp(`^${pattern}/?$`), target] as const,
);

/** Maps a path of Shopify's online store, without language prefix, to ours; else `null`. */
export function fromShopifyPath(path: string): string | null {
  for (const [pattern, target] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) {
      const [, segment = '', second = ''] = match;
      return typeof target === 'string' ? target : target(segment, second);
    }
  }
  return null;
}

/** Our path for a page that goes by a usual name (`impressum`); else `null`. */
export function usualPath(slug: string): string | null {
  const [path = null] =
    Object.entries(PAGES).find(([, slugs]) =>
      slugs.includes(slug.toLowerCase()),
    ) ?? [];
  return path;
}

/** The usual names of the page at a path of ours. */
export function usualNames(path: string): readonly string[] {
  return Object.hasOwn(PAGES, path) ? (PAGES[path] ?? []) : [];
}

/** Themes filter a collection by tags: `/collections/tea/green+loose`. */
function taggedCollection(collection: string, tags: string): string {
  const query = tags
    .split('+')
    .filter(Boolean)
    .map((tag) => `filter.p.tag=${tag}`);
  return `/collections/${collection}?${query.join('&')}`;
}

function taggedPath(blog: string, tag: string): string {
  return `/blogs/${blog}?tag=${tag}`;
}
