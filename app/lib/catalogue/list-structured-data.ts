import type {RequestContext} from '../context.server';
import {localizedPath} from '../i18n/locale';
import {translatorFor} from '../i18n/messages';
import {
  breadcrumbData,
  collectionPageData,
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
  {env, locale}: Pick<RequestContext, 'env' | 'locale'>,
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
      items: items.map((item) => ({name: item.title, url: address(item.path)})),
    }),
    breadcrumbData([
      {name: t('layout.nav.home'), url: address('/')},
      {name: t('collection.all.title'), url: address('/collections')},
      ...(title === null ? [] : [{name: title, url: seo.canonical}]),
    ]),
  ];
}
