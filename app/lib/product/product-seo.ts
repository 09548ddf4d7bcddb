import type {Locale, LocaleCode} from '../i18n/locale';
import {pageSeo, type PageSeo, type SeoInput} from '~/lib/seo/seo';
import type {LoadedProduct} from './load-product.server';
import {productPath} from './variant-link';

interface Site {
  readonly env: {readonly PUBLIC_SITE_URL: string};
  readonly locale: Pick<Locale, 'code'>;
}

/**
 * How a product presents itself to search engines and link previews. The
 * canonical link is the bare product, whatever variant is chosen: each choice has an address.
 *
 * @param overrides For a page that shows the product under its own name and path.
 */
export function productSeo(
  {
    product,
    variant,
    handles,
  }: Pick<LoadedProduct, 'product' | 'variant' | 'handles'>,
  {env, locale}: Site,
  overrides: Partial<SeoInput> = {},
): PageSeo {
  const paths: Record<LocaleCode, string> = {
    de: productPath(handles.de),
    en: productPath(handles.en),
  };
  return pageSeo(
    {
      title: product.seo.title ?? product.title,
      description: product.seo.description ?? product.description,
      path: paths,
      image: variant?.image ?? product.featuredImage,
      type: 'product',
      ...overrides,
    },
    {siteUrl: env.PUBLIC_SITE_URL, locale},
  );
}
