import type {ShopContext} from '../../context';
import {renewAccessToken} from '../../data/token-store';
import {customerError} from '../../domain/customer-error';

/** Lets a token live longer. An unknown or expired one cannot be renewed. */
export function customerAccessTokenRenew(
  _root: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {shop, language}: ShopContext,
) {
  const renewed = renewAccessToken(shop, customerAccessToken);
  return {
    customerAccessToken: renewed,
    userErrors: renewed
      ? []
      : [
          customerError('accessTokenUnknown', language, [
            'customerAccessToken',
          ]),
        ],
  };
}
