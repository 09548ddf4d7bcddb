import type {CustomerResetInput} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {setPasswordByLink} from '../../data/password-link';
import {passwordLinkPayload} from './password-link-payload';

/** Chooses a new password with the token of a reset mail, and signs in. */
export async function customerReset(
  _root: unknown,
  {id, input}: {id: string; input: CustomerResetInput},
  {shop, language}: ShopContext,
) {
  const result = await setPasswordByLink(
    shop,
    'reset',
    id,
    input.resetToken,
    input.password,
  );
  return passwordLinkPayload(result, language, {
    password: ['input', 'password'],
    link: ['input', 'resetToken'],
  });
}
