import type {ShopContext} from '../../context';
import {setPasswordByLink} from '../../data/password-link';
import {customerError} from '../../domain/customer-error';
import {customerFailure} from '../../domain/customer-failure';
import {globalId} from '../../domain/global-id';
import {parseMailLink} from '../../domain/shop-urls';
import {passwordLinkPayload} from './password-link-payload';

/** Does what `customerActivate` does, for the whole link of the mail. */
export async function customerActivateByUrl(
  _root: unknown,
  {activationUrl, password}: {activationUrl: string; password: string},
  {shop, language}: ShopContext,
) {
  const link = parseMailLink(shop, 'activate', activationUrl);
  if (!link) {
    return customerFailure(
      customerError('activationUrlInvalid', language, ['activationUrl']),
    );
  }
  const id = globalId('Customer', link.customerNumber);
  const result = await setPasswordByLink(
    shop,
    'activate',
    id,
    link.token,
    password,
  );
  return passwordLinkPayload(result, language, {
    password: ['password'],
    link: ['activationUrl'],
  });
}
