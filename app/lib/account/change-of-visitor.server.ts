import {replaceCart} from '~/lib/cart/replace-cart.server';
import type {RequestContext} from '~/lib/context.server';
import {joinPendingLists} from '~/lib/customer-lists/customer-list.server';

const PREVIOUS_VISITOR_KEYS = [
  'cartProblems',
  'wishlistProblem',
  'backInStockProblem',
  'accountNotice',
  'customerOpaqueToken',
] as const;

/** Removes the previous visitor's messages from the session, at login and logout. */
export function clearVisitorMessages(session: RequestContext['session']): void {
  for (const key of PREVIOUS_VISITOR_KEYS) session.unset(key);
}

/** Copies the cart into a new one of the customer who has signed in, and merges the lists. */
export async function adoptCartAndLists(
  context: RequestContext,
): Promise<void> {
  clearVisitorMessages(context.session);
  await Promise.all([
    replaceCart(context, context.token.value),
    joinPendingLists(context),
  ]);
}
