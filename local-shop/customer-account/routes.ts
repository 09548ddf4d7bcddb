import {confirmConsent} from '../data/consent-store';
import {accountSessionOf, endAccountSession} from '../data/oauth-store';
import type {Faults} from '../faults';
import {redirect, type Exchange, type Route} from '../http';
import {sendAccountNote} from '../pages/sign-in-page';
import type {RequestLog} from '../request-log';
import {
  AUTHORIZE_PATH,
  CONSENT_PATH,
  LOGOUT_PATH,
  logoutUrls,
  PROFILE_PATH,
  reachable,
} from './account-urls';
import {localeOfQuery} from './authorization-request';
import {showSignIn, submitSignIn} from './authorize-route';
import {discoveryRoutes} from './discovery-routes';
import {createAccountApiRoute} from './graphql-route';
import {readSessionCookie, setSessionCookie} from './session-cookie';
import {sessionOfIdToken} from './id-token';
import {createTokenRoute} from './token-route';

/** Shopify's current customer accounts: sign-in by OAuth, and the Customer Account API. */
export function createCustomerAccountRoutes(services: {
  readonly faults: Faults;
  readonly log: RequestLog;
}): readonly Route[] {
  return [
    ...discoveryRoutes,
    {methods: ['GET'], path: AUTHORIZE_PATH, handle: showSignIn},
    {methods: ['POST'], path: AUTHORIZE_PATH, handle: submitSignIn},
    createTokenRoute(services),
    {methods: ['GET'], path: LOGOUT_PATH, handle: signOut},
    createAccountApiRoute(services),
    {
      methods: ['GET'],
      path: CONSENT_PATH,
      handle: (exchange) => {
        const {shop, url} = exchange;
        const token = CONSENT_PATH.exec(url.pathname)?.[1] ?? '';
        const locale = localeOfQuery(url.searchParams);
        return confirmConsent(shop, token)
          ? sendAccountNote(exchange, 200, locale, 'consented')
          : sendAccountNote(exchange, 404, locale, 'badConsent');
      },
    },
    {
      methods: ['GET'],
      path: PROFILE_PATH,
      handle: (exchange) =>
        sendAccountNote(
          exchange,
          200,
          localeOfQuery(exchange.url.searchParams),
          'profile',
        ),
    },
  ];
}

/**
 * `GET …/logout`: ends the session that the id_token names, the browser's own, and every
 * token of both, then leads to a registered URL or says that it is done. Nothing
 * happens without an id_token of this shop, so that no other page can sign anybody out.
 */
async function signOut(exchange: Exchange): Promise<void> {
  const {request, response, shop, url} = exchange;
  const locale = localeOfQuery(url.searchParams);
  const sid = await sessionOfIdToken(
    shop,
    url.searchParams.get('id_token_hint') ?? '',
  );
  if (sid === null) return sendAccountNote(exchange, 400, locale, 'badSignOut');
  const own = accountSessionOf(shop, readSessionCookie(request));
  for (const id of [sid, own?.id]) if (id) endAccountSession(shop, id);
  setSessionCookie(response, null);
  const target = url.searchParams.get('post_logout_redirect_uri') ?? '';
  if (logoutUrls(shop).includes(target)) {
    return redirect(response, reachable(shop, target), 302);
  }
  sendAccountNote(exchange, 200, locale, 'signedOut');
}
