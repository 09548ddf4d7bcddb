import type {ShopContext} from '../../context';
import {setPasswordByLink} from '../../data/password-link';
import {customerError} from '../../domain/customer-error';
import {customerFailure} from '../../domain/customer-failure';
import {globalId} from '../../domain/global-id';
import {parseMailLink} from '../../domain/shop-urls';
import {passwordLinkPayload} from './password-link-payload';

/** Does what `customerReset` does, for the whole link of the mail. */
export async function customerResetByUrl(
  _root: unknown,
  {resetUrl, password}: {resetUrl: string; password: string},
  {shop, language}: ShopContext,
) {
  const link = parseMailLink(shop, 'reset', resetUrl);
  if (!link) {
    return customerFailure(
      customerError('resetUrlInvalid', language, ['resetUrl']),
    );
  }
  const id = globalId('Customer', link.customerNumber);
  const result = await setPasswordByLink(
    shop,
    'reset',
    id,
    link.token,
    password,
  );
  return passwordLinkPayload(result, language, {
    password: ['password'],
    link: ['resetUrl'],
  });
}
