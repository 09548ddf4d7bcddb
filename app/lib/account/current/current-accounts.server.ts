import type {RequestContext} from '../../context.server';
import {localizedPath} from '../../i18n/locale';
import {leaveCart, forgetVisitor} from '../change-of-visitor.server';
import type {CustomerAccounts} from '../customer-accounts';
import {endAccount, requireAccountToken} from './account-session.server';
import {
  deleteAddress,
  loadAddresses,
  loadAddressForm,
  makeDefaultAddress,
  saveAddress,
} from './addresses.server';
import {currentLists} from './lists.server';
import {loadOrder, loadOrders} from './orders.server';
import {
  customerId,
  loadCustomer,
  readCustomer,
  saveConsent,
  saveProfile,
} from './profile.server';
import {beginSignIn, finishSignIn} from './provider-sign-in.server';
import {accountClient} from './token-endpoint.server';

/** Accounts of the Customer Account API: the provider's own pages sign in, by a mailed code. */
export const currentAccounts: CustomerAccounts<RequestContext> = {
  can: {
    password: false,
    changeEmail: false,
    changePhone: false,
    deleteDefaultAddress: false,
  },
  passwords: null,
  provider: {
    beginSignIn,
    finishSignIn,
    customerId,
    profileUrl: ({env}) => accountClient(env).profile,
  },
  lists: currentLists,
  requireCustomerToken: (context, request) =>
    Promise.resolve().then(() => requireAccountToken(context, request)),
  signOut,
  loadCustomer,
  readCustomer,
  saveProfile,
  saveConsent,
  loadAddresses,
  loadAddressForm,
  saveAddress,
  deleteAddress,
  makeDefaultAddress,
  loadOrders,
  loadOrder,
};

/** Ends the session here at once, and at the provider when the browser has been there. */
async function signOut(context: RequestContext): Promise<URL | null> {
  const {account, env, locale, session} = context;
  const idToken = account?.tokens?.idToken ?? null;
  if (account?.tokens) await leaveCart(context);
  endAccount(context);
  forgetVisitor(session);
  if (idToken === null) return null;
  const url = new URL(accountClient(env).logout);
  url.searchParams.set('id_token_hint', idToken);
  url.searchParams.set(
    'post_logout_redirect_uri',
    env.PUBLIC_SITE_URL + localizedPath('/', locale),
  );
  return url;
}
