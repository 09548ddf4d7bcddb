import {localizedPath, type Locale} from '../i18n/locale';
import {translatorFor} from '../i18n/messages';
import type {PageSeo} from '~/lib/seo/seo';
import {breadcrumbData} from '~/lib/seo/breadcrumb-data';
import {productData} from './product-data';
import type {LoadedProduct} from './load-product.server';

interface Site {
  readonly env: {readonly PUBLIC_SITE_URL: string};
  readonly locale: Locale;
}

/** A product page's description of itself, with what search engines read of it. */
export function withProductData(
  seo: PageSeo,
  {product}: Pick<LoadedProduct, 'product'>,
  {env, locale}: Site,
): PageSeo {
  const t = translatorFor(locale.code);
  const address = (path: string) =>
    env.PUBLIC_SITE_URL + localizedPath(path, locale);
  return {
    ...seo,
    structuredData: [
      productData(product, seo.canonical),
      breadcrumbData([
        {name: t('layout.nav.home'), url: address('/')},
        {name: t('collection.all.title'), url: address('/collections')},
        {name: product.title, url: seo.canonical},
      ]),
    ],
  };
}
