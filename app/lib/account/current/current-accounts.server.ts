import type {RequestContext} from '~/lib/context.server';
import {USER_AGENT} from '~/lib/environment/brand';
import {localizedPath} from '~/lib/i18n/locale';
import {clearVisitorMessages} from '~/lib/account/change-of-visitor.server';
import {replaceCart} from '~/lib/cart/replace-cart.server';
import type {CustomerAccounts} from '~/lib/account/customer-accounts';
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
import {beginSignIn, finishSignIn} from './shopify-sign-in.server';
import {accountClient} from './token-endpoint.server';
import {log, namedReason} from '~/lib/logging/log.server';
import {ACCOUNT_EVENTS} from '~/lib/logging/log-events';
import {SIGN_OUT_TIMEOUT_MS} from '~/lib/limits/limits';

/** Current accounts (Customer Account API): customers sign in on Shopify's pages. */
export const currentAccounts: CustomerAccounts<RequestContext> = {
  passwords: null,
  shopifySignIn: {
    beginSignIn,
    finishSignIn,
    customerId,
    profileUrl: ({env}) => accountClient(env).profile,
  },
  lists: currentLists,
  requireCustomerToken: (context) =>
    Promise.resolve().then(() => requireAccountToken(context)),
  signOut,
  loadCustomer,
  saveProfile,
  saveConsent,
  ...currentAddresses,
  loadOrders,
  loadOrder,
};

/**
 * Also ends the session at Shopify, whose cookie is deleted when the browser visits
 * the URL.
 */
async function signOut(context: RequestContext): Promise<URL | null> {
  const {env, locale, session} = context;
  const {tokens} = context.token;
  if (tokens) await replaceCart(context, null);
  endAccount(context);
  clearVisitorMessages(session);
  if (!tokens?.idToken) return null;
  const url = new URL(accountClient(env).logout);
  url.searchParams.set('id_token_hint', tokens.idToken);
  context.waitUntil(endAtShopify(context, url.href));
  url.searchParams.set(
    'post_logout_redirect_uri',
    env.PUBLIC_SITE_URL + localizedPath('/', locale),
  );
  return url;
}

async function endAtShopify(
  context: RequestContext,
  url: string,
): Promise<void> {
  try {
    const {status, body} = await fetch(url, {
      redirect: 'manual',
      headers: {'User-Agent': USER_AGENT},
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
    });
    await body?.cancel();
    if (status >= 400) throw new Error(`HTTP status ${status}`);
  } catch (error) {
    log(context, 'error', ACCOUNT_EVENTS.logout, {reason: namedReason(error)});
  }
}
