import type {ShopContext} from '../context';
import {localeOfLanguage, storefrontUrl as urlInLocale} from './shop-urls';

/** Address of a page of the storefront in the request's language. `path` starts with a slash. */
export function storefrontUrl(
  {shop, language}: ShopContext,
  path: string,
): string {
  return urlInLocale(shop, localeOfLanguage(language), path);
}
