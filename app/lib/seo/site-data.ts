import type {
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import {BRAND} from '~/lib/environment/brand';
import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {jsonLd, type StructuredData} from './schema-org';

/** Who runs the site, and the site itself with its search, for the home page. */
export function siteData(
  siteUrl: string,
  locale: Pick<Locale, 'tag' | 'prefix'>,
): StructuredData[] {
  const search = siteUrl + localizedPath('/search', locale);
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    jsonLd<Organization>({
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: BRAND,
      url: siteUrl,
      logo: `${siteUrl}/apple-touch-icon.png`,
    }),
    jsonLd<WebSite>({
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: BRAND,
      url: siteUrl + localizedPath('/', locale),
      inLanguage: locale.tag,
      publisher: {'@id': `${siteUrl}/#organization`},
      potentialAction: searchAction,
    }),
  ];
}
