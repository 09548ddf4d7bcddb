import type {ShopContext} from '../context';

/**
 * Address of a page of the storefront in the request's language: German at the
 * bare path, English under `/en`. `path` starts with a slash.
 */
export function storefrontUrl(
  {shop, language}: ShopContext,
  path: string,
): string {
  const prefix = language === 'EN' ? '/en' : '';
  return shop.storefrontOrigin + prefix + path;
}
