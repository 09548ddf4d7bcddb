import {COMPLEMENTARY_PRODUCTS_QUERY} from '~/graphql/storefront/recommendations';
import {withLangs, type LangsContext} from '~/lib/i18n/with-langs.server';
import {lawOf} from '~/lib/i18n/law';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {addableVariant} from './availability';
import {
  productCard,
  type ProductCardView,
  asListed,
} from './product-card.server';
import {rowPicture, type RowPicture} from './picture-source';
import {MAX_ADD_ONS} from '~/lib/limits/limits';

export interface CartAddOnView extends Pick<
  ProductCardView,
  'handle' | 'title' | 'path' | 'price' | 'langs'
> {
  readonly picture: RowPicture;
  /** The beginning of its description, of 160 characters at most; empty without one. */
  readonly about: string;
  /** `null` where the customer has to choose a variant. */
  readonly merchandiseId: string | null;
}

/**
 * One product that the merchant chose to go with the products of a cart and that is not in it, preferably
 * one that needs no choice; `null` where there is none. Spare parts and gift cards are added to nothing.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadCartAddOn(
  context: LangsContext,
  handles: readonly string[],
): Promise<CartAddOnView | null> {
  const {storefront} = context;
  const results = await Promise.all(
    [...new Set(handles)].slice(0, MAX_ADD_ONS).map((handle) =>
      storefront.query(COMPLEMENTARY_PRODUCTS_QUERY, {
        variables: {handle},
        cache: stockCache(storefront),
      }),
    ),
  );
  for (const result of results) {
    assertNoErrors('ComplementaryProducts', result);
  }
  const law = lawOf(storefront.i18n.country);
  const candidates = results
    .flatMap(({productRecommendations}) => productRecommendations ?? [])
    .filter(
      ({handle, availableForSale, isGiftCard}) =>
        availableForSale && !isGiftCard && !handles.includes(handle),
    );
  const addOns = (await asListed(context, candidates))
    .map((product) => ({
      card: {...productCard(product, law), description: product.beginning},
      merchandiseId: addableVariant(product)?.id ?? null,
    }))
    .filter(({card}) => !card.badges.includes('sparePart'));
  const found =
    addOns.find(({merchandiseId}) => merchandiseId !== null) ?? addOns[0];
  if (!found) return null;
  const [card] = await withLangs(context, [found.card]);
  const {handle, title, path, images, price, langs, description} =
    card ?? found.card;
  return {
    langs,
    handle,
    title,
    about: description,
    path,
    picture: rowPicture(images),
    price,
    merchandiseId: found.merchandiseId,
  };
}
