import {localizedPath, type Locale} from '../i18n/locale';
import {translatorFor} from '../i18n/messages';
import type {PageSeo} from '~/lib/seo/seo';
import {breadcrumbData} from '~/lib/seo/breadcrumb-data';
import type {StructuredData} from '~/lib/seo/schema-org';
import {productData} from './product-data';
import type {LoadedProduct} from './load-product.server';

interface Site {
  readonly env: {readonly PUBLIC_SITE_URL: string};
  readonly locale: Locale;
}

/** What search engines read of a product's page. */
export function productThings(
  {product}: Pick<LoadedProduct, 'product'>,
  {canonical}: Pick<PageSeo, 'canonical'>,
  {env, locale}: Site,
): StructuredData[] {
  const t = translatorFor(locale.code);
  const address = (path: string) =>
    env.PUBLIC_SITE_URL + localizedPath(path, locale);
  return [
    productData(product, canonical),
    breadcrumbData([
      {name: t('layout.nav.home'), url: address('/')},
      {name: t('collection.all.title'), url: address('/collections')},
      {name: product.title, url: canonical},
    ]),
  ];
}
