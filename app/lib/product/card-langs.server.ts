import type {RequestContext} from '~/lib/context.server';
import {withLangs} from '~/lib/i18n/with-langs.server';
import {ownBadges, type ProductCardView} from './product-card';

/** `withLangs` for cards, with the language of the merchant's own badges. Never rejects. */
export function withCardLangs(
  context: Pick<RequestContext, 'storefront'>,
  cards: readonly ProductCardView[],
): Promise<ProductCardView[]> {
  return withLangs(context, cards, {badgesOf: ownBadges});
}
