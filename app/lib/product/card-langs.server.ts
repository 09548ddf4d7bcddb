import {withLangs, type LangsContext} from '~/lib/i18n/with-langs.server';
import {ownBadges, type ProductCardView} from './product-card';

/** `withLangs` for cards, with the language of the merchant's own badges. Never rejects. */
export function withCardLangs(
  context: LangsContext,
  cards: readonly ProductCardView[],
): Promise<ProductCardView[]> {
  return withLangs(context, cards, {badgesOf: ownBadges});
}
