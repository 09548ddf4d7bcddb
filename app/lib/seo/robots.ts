import {LOCALES} from '~/lib/i18n/locale';

/** Pages of one visitor; none of them means anything to a search engine. */
const PRIVATE_PATHS = ['/cart', '/account', '/auth'];

/** Parameters that order or narrow a list: the same products once more. */
const LIST_PARAMETERS = ['filter.', 'sort_by=', 'q='];

/**
 * The text of `/robots.txt`. Only production may be crawled. Pages that say `noindex`
 * themselves are not listed: a crawler has to see that they do.
 */
export function robotsText(env: {
  readonly PUBLIC_ENVIRONMENT: string;
  readonly PUBLIC_SITE_URL: string;
}): string {
  if (env.PUBLIC_ENVIRONMENT !== 'production') {
    return 'User-agent: *\nDisallow: /\n';
  }
  const disallowed = [
    ...Object.values(LOCALES).flatMap(({prefix}) =>
      PRIVATE_PATHS.map((path) => prefix + path),
    ),
    '/api/',
    ...LIST_PARAMETERS.flatMap((name) => [`/*?${name}`, `/*?*&${name}`]),
  ];
  return `User-agent: *
${disallowed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${env.PUBLIC_SITE_URL}/sitemap.xml
`;
}
