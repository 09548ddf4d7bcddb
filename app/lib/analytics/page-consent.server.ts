import {cookieScope, scopeText} from '~/lib/environment/cookie-scope.server';
import {isStoreLinked, type StorefrontEnv} from '~/lib/environment/env.server';
import {readConsent} from '~/lib/consent/consent-state';
import {ownConnectSources} from '~/lib/server/security-headers.server';

/** What the browser needs to load once statistics are allowed; the same for everybody. */
export interface AnalyticsConfig {
  /** Site token of the beacon; `null` when there is none. */
  readonly beaconToken: string | null;
  /** Shopify's own statistics and Customer Privacy API are there to be fed. */
  readonly isStoreLinked: boolean;
  /** Policy that silences what still runs after a withdrawal. */
  readonly withdrawnPolicy: string;
}

/** What a page says about consent. Only `isDecided` comes from the visitor. */
export interface PageConsent {
  /** The banner has been answered. */
  readonly isDecided: boolean;
  /** The settings stay open until it is. */
  readonly isForced: boolean;
  /** Of the cookies that store the decision; see `scopeText`. */
  readonly cookieAttributes: string;
  /** Nothing is measured when `null`. */
  readonly analytics: AnalyticsConfig | null;
}

/** Reads the visitor's cookie and the environment. */
export function pageConsent(request: Request, env: StorefrontEnv): PageConsent {
  const {isDecided} = readConsent(request.headers.get('Cookie'));
  const analytics = {
    beaconToken: env.PUBLIC_ANALYTICS_TOKEN ?? null,
    isStoreLinked: isStoreLinked(env),
    withdrawnPolicy: `connect-src ${ownConnectSources(env).join(' ')}`,
  };
  const isMeasured = analytics.beaconToken !== null || analytics.isStoreLinked;
  return {
    isDecided,
    isForced: env.PUBLIC_CONSENT_FORCED,
    cookieAttributes: scopeText(cookieScope(env)),
    analytics: isMeasured ? analytics : null,
  };
}
