import type {ProductTextsFragment} from 'storefrontapi.generated';
import type {LanguageCode} from '../../../schemas/storefront-types';
import {
  PRODUCT_HANDLE_QUERY,
  FIRST_PRODUCT_QUERY,
} from '~/graphql/storefront/product';
import type {RequestContext} from '~/lib/context.server';
import {findFirstLanguage} from '~/lib/i18n/first-language.server';
import {readForLangs} from '~/lib/i18n/with-langs.server';
import {translatedHandles} from '~/lib/i18n/translated-handles.server';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {PRODUCT_TEXTS} from './product-metafields';

type Context = Pick<
  RequestContext,
  'storefront' | 'locale' | 'requestLog' | 'waitUntil'
>;

/**
 * A product in other languages than the page's: its handles for `hreflang`, and its texts in the store's
 * first language, in one request if the storefront has that language. Texts in any other language, and
 * those of the page's own, are not requested: nothing is compared with them.
 * @param reviews how many reviews are read.
 */
export function productInLanguages(
  context: Context,
  handle: string,
  reviews?: number,
) {
  const {storefront, locale} = context;
  const texts = new Map<LanguageCode, ProductTextsFragment>();
  const textsIn = async (language: LanguageCode) => {
    const {product} = await storefront.query(FIRST_PRODUCT_QUERY, {
      variables: {
        handle,
        language,
        texts: PRODUCT_TEXTS,
        ...(reviews && {reviews}),
      },
      cache: structureCache(storefront),
    });
    if (product) texts.set(language, product);
    return product;
  };
  const handleIn = async (language: LanguageCode) => {
    const first = await findFirstLanguage(context);
    if (first === null || first === language) return textsIn(language);
    const {product} = await storefront.query(PRODUCT_HANDLE_QUERY, {
      variables: {handle, language},
      cache: structureCache(storefront),
    });
    return product;
  };
  return {
    handles: translatedHandles(context, handle, handleIn),
    /** `null` while it cannot be read or is slow, and where the page's language is the first. Call it after `handles`. */
    originalIn: async (
      firstLanguage: LanguageCode,
    ): Promise<ProductTextsFragment | null> =>
      firstLanguage === locale.language
        ? null
        : (texts.get(firstLanguage) ??
          (await readForLangs(context, textsIn(firstLanguage))) ??
          null),
  };
}
