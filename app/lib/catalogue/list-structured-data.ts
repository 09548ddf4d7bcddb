import type {CollectionPage} from 'schema-dts';
import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {
  breadcrumbData,
  jsonLd,
  type StructuredData,
} from '~/lib/seo/structured-data';
import type {PageSeo} from '~/lib/seo/seo';

interface Items {
  /** `null` for the page of all collections. */
  readonly title: string | null;
  readonly items: readonly {readonly title: string; readonly path: string}[];
}

/** Structured data of a collection, or of all collections. */
export function listStructuredData(
  seo: PageSeo,
  {title, items}: Items,
  {env, locale}: {env: {PUBLIC_SITE_URL: string}; locale: Locale},
): StructuredData[] {
  const t = translatorFor(locale.code);
  const urlOf = (path: string) =>
    env.PUBLIC_SITE_URL + localizedPath(path, locale);
  return [
    jsonLd<CollectionPage>({
      '@type': 'CollectionPage',
      name: seo.title,
      description: seo.description,
      url: seo.canonical,
      ...(seo.image && {image: seo.image.url}),
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: items.length,
        itemListElement: items.map((item, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: item.title,
          url: urlOf(item.path),
        })),
      },
    }),
    breadcrumbData([
      {name: t('layout.nav.home'), url: urlOf('/')},
      {name: t('collection.all.title'), url: urlOf('/collections')},
      ...(title === null ? [] : [{name: title, url: seo.canonical}]),
    ]),
  ];
}
