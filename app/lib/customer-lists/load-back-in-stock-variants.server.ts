import {BACK_IN_STOCK_VARIANTS_QUERY} from '~/graphql/storefront/customer-lists';
import {hasOptions, shownOptions} from '~/lib/cart/has-options';
import {unbrokenMeasures} from '~/lib/i18n/inches';
import {withLangs, type LangsContext} from '~/lib/i18n/with-langs.server';
import {pictureSource, type PictureData} from '~/lib/product/picture-source';
import {availabilityOf, type Availability} from '~/lib/product/availability';
import {variantPath} from '~/lib/product/product-paths';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {listEntry} from './list-kinds';

export interface BackInStockVariant {
  readonly id: string;
  readonly title: string;
  /** BCP 47, where the title is not in the page's language. */
  readonly titleLang?: string;
  /** Options such as `Eiche, 60 × 60 cm`; may be empty. */
  readonly choice: string;
  /** BCP 47, where none of the options is in the page's language. */
  readonly choiceLang?: string;
  readonly path: string;
  readonly image: PictureData | null;
  readonly availability: Availability;
}

/**
 * Loads variants in order, omitting deleted ones.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadBackInStockVariants(
  context: LangsContext,
  ids: readonly string[],
): Promise<BackInStockVariant[]> {
  const {storefront} = context;
  if (ids.length === 0) return [];
  const {nodes, errors} = await storefront.query(BACK_IN_STOCK_VARIANTS_QUERY, {
    variables: {ids: [...ids]},
    cache: storefront.CacheNone(),
  });
  assertNoErrors('BackInStockVariants', {errors});
  const variants = nodes.flatMap((node) =>
    node && 'product' in node ? [node] : [],
  );
  const products = await withLangs(
    context,
    variants.map(({product}) => product),
    {optionsOf: shownOptions},
  );
  return variants.map((variant, index) => {
    const {id, selectedOptions, image} = variant;
    const product = products[index] ?? {...variant.product, langs: undefined};
    const {title: titleLang, options: langs} = product.langs ?? {};
    const hasChoice = hasOptions(product);
    const [choiceLang] = langs?.values() ?? [];
    const isForeign = selectedOptions.every(({name}) => langs?.has(name));
    return {
      id,
      title: product.title,
      ...(titleLang && {titleLang}),
      choice: hasChoice
        ? unbrokenMeasures(selectedOptions.map(({value}) => value).join(', '))
        : '',
      ...(hasChoice && isForeign && {choiceLang}),
      path: variantPath(product.handle, id),
      image: image ?? null,
      availability: availabilityOf(variant),
    };
  });
}

/**
 * What a form shows of a variant, by id or number; `null` for an unknown one.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function wantedVariant(context: LangsContext, id: unknown) {
  const entry = listEntry('backInStock', id);
  const [found] = await loadBackInStockVariants(context, entry ? [entry] : []);
  return found
    ? {
        id: found.id,
        name: [found.title, found.choice].filter(Boolean).join(', '),
        path: found.path,
        /** URL of a square picture, for the mail. */
        picture: found.image
          ? pictureSource(found.image, 1, 400).src
          : undefined,
        isSoldOut: found.availability.state === 'soldOut',
      }
    : null;
}
