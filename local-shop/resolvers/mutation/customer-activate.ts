import type {CustomerActivateInput} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {setPasswordByLink} from '../../data/password-link';
import {passwordLinkPayload} from './password-link-payload';

/** Opens an invited customer's account with the token of the invitation, and signs in. */
export async function customerActivate(
  _root: unknown,
  {id, input}: {id: string; input: CustomerActivateInput},
  {shop, language}: ShopContext,
) {
  const result = await setPasswordByLink(
    shop,
    'activate',
    id,
    input.activationToken,
    input.password,
  );
  return passwordLinkPayload(result, language, {
    password: ['input', 'password'],
    link: ['input', 'activationToken'],
  });
}
