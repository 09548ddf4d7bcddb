import {localizedPath, type Locale} from '../i18n/locale';
import {translatorFor} from '../i18n/messages';
import {productPath} from '../product/variant-link';
import type {PageSeo} from '~/lib/seo/seo';
import {
  breadcrumbData,
  collectionPageData,
  type StructuredData,
} from '~/lib/seo/structured-data';
import {collectionPath} from './collection-path';

interface Site {
  readonly env: {readonly PUBLIC_SITE_URL: string};
  readonly locale: Locale;
}

interface Named {
  readonly handle: string;
  readonly title: string;
}

/** What search engines read of a collection's page. */
export function collectionThings(
  seo: PageSeo,
  title: string,
  products: readonly Named[],
  site: Site,
): StructuredData[] {
  return listThings(seo, title, products, productPath, site);
}

/** The same for the page of all collections. */
export function collectionsThings(
  seo: PageSeo,
  collections: readonly Named[],
  site: Site,
): StructuredData[] {
  return listThings(seo, null, collections, collectionPath, site);
}

function listThings(
  seo: PageSeo,
  title: string | null,
  items: readonly Named[],
  pathOf: (handle: string) => string,
  {env, locale}: Site,
): StructuredData[] {
  const t = translatorFor(locale.code);
  const address = (path: string) =>
    env.PUBLIC_SITE_URL + localizedPath(path, locale);
  return [
    collectionPageData({
      name: seo.title,
      description: seo.description,
      url: seo.canonical,
      image: seo.image?.url,
      items: items.map((item) => ({
        name: item.title,
        url: address(pathOf(item.handle)),
      })),
    }),
    breadcrumbData([
      {name: t('layout.nav.home'), url: address('/')},
      {name: t('collection.all.title'), url: address('/collections')},
      ...(title === null ? [] : [{name: title, url: seo.canonical}]),
    ]),
  ];
}
