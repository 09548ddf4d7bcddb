import {
  releaseCart,
  replaceCart,
  type CartOwner,
} from '../cart/replace-cart.server';
import type {RequestContext} from '../context.server';
import {joinPendingLists} from '../customer-lists/customer-list.server';

/** What belonged to the visitor who was here before a login or logout. */
const PREVIOUS_VISITOR_KEYS = [
  'cartProblems',
  'wishlistProblem',
  'backInStockProblem',
  'accountNotice',
  'customerOpaqueToken',
] as const;

/** Takes out of the session what the visitor before a login or logout had to be told. */
export function forgetVisitor(session: RequestContext['session']): void {
  for (const key of PREVIOUS_VISITOR_KEYS) session.unset(key);
}

/** The contents of the cart go into a new one, the customer's; the lists join theirs. */
export async function welcomeCustomer(
  context: RequestContext,
  token: string,
): Promise<void> {
  forgetVisitor(context.session);
  await Promise.all([replaceCart(context, token), joinPendingLists(context)]);
}

/** What is in the customer's cart goes into a new one, which is nobody's. */
export async function leaveCart(context: CartOwner): Promise<void> {
  if (!(await replaceCart(context, null))) await releaseCart(context);
}
