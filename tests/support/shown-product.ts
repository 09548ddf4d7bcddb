import type {LocaleCode} from '~/lib/i18n/locale';
import {loadProduct} from '~/lib/product/load-product.server';
import {productView} from '~/lib/product/product-view.server';
import {storefrontContext} from './storefront-context';
import {productText} from '~/lib/product/product-text.server';

/**
 * What a product's page shows, for the shop that listens at `origin`. Throws when there is no such
 * product in this language.
 * @param options `i18n` and variables of the context, and the time at which it is shown.
 */
export async function shownProduct(
  origin: string,
  handle: string,
  search = '',
  code: LocaleCode = 'de',
  {
    now,
    variables,
    ...options
  }: Parameters<typeof storefrontContext>[2] & {
    now?: Date;
    variables?: Readonly<Record<string, string>>;
  } = {},
) {
  const loaded = await loadProduct(
    storefrontContext(origin, code, options, variables),
    handle,
    new URLSearchParams(search),
  );
  if (!loaded || 'movedTo' in loaded)
    throw new Error(`${handle} was not loaded.`);
  return {loaded, ...productView(loaded, now), ...productText(loaded)};
}
