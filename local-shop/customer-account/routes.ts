import {confirmConsent} from '../data/consent-store';
import type {Faults} from '../faults';
import type {Route} from '../http';
import {sendAccountNote} from '../pages/sign-in-page';
import type {RequestLog} from '../request-log';
import {
  AUTHORIZE_PATH,
  CONSENT_PATH,
  LOGOUT_PATH,
  PROFILE_PATH,
} from './addresses';
import {localeOfQuery} from './authorization-request';
import {showSignIn, submitSignIn} from './authorize-route';
import {discoveryRoutes} from './discovery-routes';
import {createAccountApiRoute} from './graphql-route';
import {signOut} from './logout-route';
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
