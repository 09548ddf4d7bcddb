import type {SettledChanges} from '~/lib/cart/cart-store';
import type {AnalyticsEvent} from './analytics-event';

/** The lines that a burst of changes added; none if anything in it was rejected. */
export function addedToCart({
  changes,
  problems,
}: SettledChanges): AnalyticsEvent[] {
  if (problems.some(({severity}) => severity === 'error')) return [];
  return changes.flatMap((change) => {
    if (change.kind !== 'add') return [];
    const {merchandiseId: variantId, quantity} = change.lines[0];
    return {
      type: 'added to cart' as const,
      title: change.title,
      variantId,
      quantity,
    };
  });
}
