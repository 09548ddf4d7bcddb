import {LOCALES} from '~/lib/i18n/locale';

/** Pages of one visitor; `/buy/` fills a cart. */
const PRIVATE_PATHS = ['/cart', '/buy/', '/account', '/auth'];

/** Parameters that sort or filter a list of the same products. */
const LIST_PARAMETERS = ['filter.', 'sort_by=', 'q='];

/** Only production may be crawled; `noindex` pages are absent, so that crawlers read the tag. */
export function robotsText(env: {
  readonly PUBLIC_ENVIRONMENT: string;
  readonly PUBLIC_SITE_URL: string;
  readonly PUBLIC_AGENTS: 'on' | 'off';
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
  // The longer path wins; old crawlers take the first.
  const allowed =
    env.PUBLIC_AGENTS === 'on'
      ? `# Agents: ${env.PUBLIC_SITE_URL}/agents.md\nAllow: /api/ucp/\n`
      : '';
  return `User-agent: *
${allowed}${disallowed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${env.PUBLIC_SITE_URL}/sitemap.xml
`;
}
