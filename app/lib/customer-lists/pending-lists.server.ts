import {
  readVisitorBackInStock,
  visitorBackInStock,
} from './visitor-back-in-stock.server';
import type {RequestContext} from '../context.server';
import {variantNumber} from '../product/variant-link';
import {productGid, productNumber} from './wishlist';
import {
  readVisitorWishlist,
  visitorWishlist,
} from './visitor-wishlist.server';
import type {CustomerListName} from './list-metafields';

type Session = RequestContext['session'];

/**
 * What was noted in this session without an account and is not in one yet, as
 * global ids, the newest first.
 */
export function pendingEntries(
  session: Pick<Session, 'get'>,
  name: CustomerListName,
): readonly string[] {
  return name === 'wishlist'
    ? readVisitorWishlist(session).map(productGid)
    : readVisitorBackInStock(session).map(variantGlobalId);
}

/** Takes entries out of the session: they are in the account, or in no shop. */
export async function dropPending(
  session: Session,
  name: CustomerListName,
  ids: readonly string[],
): Promise<void> {
  if (name === 'wishlist') {
    const numbers = ids.flatMap((id) => productNumber(id) ?? []);
    await visitorWishlist(session).remove(numbers);
  } else {
    await visitorBackInStock(session).remove(ids.map(variantNumber));
  }
}

function variantGlobalId(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}
