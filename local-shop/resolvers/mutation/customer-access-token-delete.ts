import type {ShopContext} from '../../context';
import {deleteAccessToken} from '../../data/token-store';
import {customerError} from '../../domain/customer-error';

/** Signs out: ends one token. An unknown or expired one is an error. */
export function customerAccessTokenDelete(
  _root: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {shop, language}: ShopContext,
) {
  if (deleteAccessToken(shop, customerAccessToken)) {
    return {
      deletedAccessToken: customerAccessToken,
      deletedCustomerAccessTokenId: customerAccessToken,
      userErrors: [],
    };
  }
  return {
    deletedAccessToken: null,
    deletedCustomerAccessTokenId: null,
    userErrors: [
      customerError('accessTokenUnknown', language, ['customerAccessToken']),
    ],
  };
}
