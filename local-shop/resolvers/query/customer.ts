import type {ShopContext} from '../../context';
import {customerById} from '../../data/customer-store';
import {customerIdForToken} from '../../data/token-store';
import {customerSource} from '../object/customer';

/** The token's customer; `null` when the token is unknown or expired. */
export function customer(
  _root: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {shop}: ShopContext,
) {
  const id = customerIdForToken(shop, customerAccessToken);
  const found = id === null ? null : customerById(shop, id);
  return found && customerSource(found);
}
