import type {RequestContext} from '../../context.server';
import {fetchWithTimeout} from '~/lib/http/fetch-with-timeout.server';
import {localizedPath} from '../../i18n/locale';
import {logAccountFailure} from '../account-log.server';
import {leaveCart, forgetVisitor} from '../change-of-visitor.server';
import type {CustomerAccounts} from '../customer-accounts';
import {endAccount, requireAccountToken} from './account-session.server';
import {currentAddresses} from './addresses.server';
import {currentLists} from './lists.server';
import {loadOrder, loadOrders} from './orders.server';
import {
  customerId,
  loadCustomer,
  saveConsent,
  saveProfile,
} from './profile.server';
import {beginSignIn, finishSignIn} from './provider-sign-in.server';
import {accountClient, USER_AGENT} from './token-endpoint.server';

const LONGEST_SIGN_OUT_MS = 5000;

/** Accounts of the Customer Account API: the provider's own pages sign in, by a mailed code. */
export const currentAccounts: CustomerAccounts<RequestContext> = {
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
  saveProfile,
  saveConsent,
  ...currentAddresses,
  loadOrders,
  loadOrder,
};

/**
 * Ends the session here, and at the provider, where every copy of the cookie ends with
 * it. The provider's own cookie goes when the browser has been at the address returned.
 */
async function signOut(context: RequestContext): Promise<URL | null> {
  const {account, env, locale, session} = context;
  const idToken = account?.tokens?.idToken ?? null;
  if (account?.tokens) await leaveCart(context);
  endAccount(context);
  forgetVisitor(session);
  if (idToken === null) return null;
  const url = new URL(accountClient(env).logout);
  url.searchParams.set('id_token_hint', idToken);
  context.waitUntil(endAtProvider(context, url.href));
  url.searchParams.set(
    'post_logout_redirect_uri',
    env.PUBLIC_SITE_URL + localizedPath('/', locale),
  );
  return url;
}

/** Never throws. */
async function endAtProvider(
  context: RequestContext,
  url: string,
): Promise<void> {
  try {
    const status = await fetchWithTimeout(
      url,
      {redirect: 'manual', headers: {'User-Agent': USER_AGENT}},
      LONGEST_SIGN_OUT_MS,
      (response) => Promise.resolve(response.status),
    );
    if (status >= 400) throw new Error(`HTTP status ${status}`);
  } catch (error) {
    logAccountFailure(context, 'logout', error);
  }
}
