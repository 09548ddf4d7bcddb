import {
  cookieScope,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import type {RequestContext} from '~/lib/context.server';
import {isStoreLinked} from '~/lib/environment/env.server';
import {
  consentScripts,
  destinationsOf,
  type Destinations,
  type ItemScript,
} from '~/lib/consent/item-scripts.server';
import {ownConnectSources} from '~/lib/server/security-headers.server';

export interface AnalyticsConfig {
  readonly scripts: readonly ItemScript[];
  readonly isStoreLinked: boolean;
  /** What a page connects to without any of the items. */
  readonly ownSources: readonly string[];
  readonly destinations: Destinations;
}

export interface PageConsent {
  readonly isDecided: boolean;
  /** The settings stay open until a decision. */
  readonly isForced: boolean;
  /** Scope of the cookies that store the decision. */
  readonly cookieScope: CookieScope;
  /** `null` disables all analytics. */
  readonly analytics: AnalyticsConfig | null;
}

/** Reads the visitor's cookie and the environment. */
export function pageConsent({
  consent: {isDecided},
  env,
}: Pick<RequestContext, 'consent' | 'env'>): PageConsent {
  const analytics = {
    scripts: consentScripts(env),
    isStoreLinked: isStoreLinked(env),
    ownSources: ownConnectSources(env),
    destinations: destinationsOf(env, isStoreLinked(env)),
  };
  const isMeasured = analytics.scripts.length > 0 || analytics.isStoreLinked;
  return {
    isDecided,
    isForced: env.PUBLIC_CONSENT_FORCED,
    cookieScope: cookieScope(env),
    analytics: isMeasured ? analytics : null,
  };
}
