import {cookieScope, scopeText} from '~/lib/environment/cookie-scope.server';
import type {RequestContext} from '~/lib/context.server';
import {isStoreLinked} from '~/lib/environment/env.server';
import {consentScripts, type ItemScript} from '~/lib/consent/consent-cookies';
import {ownConnectSources} from '~/lib/server/security-headers.server';

export interface AnalyticsConfig {
  readonly scripts: readonly ItemScript[];
  readonly isStoreLinked: boolean;
  /** Policy that blocks scripts still running after a withdrawal. */
  readonly withdrawnPolicy: string;
}

export interface PageConsent {
  readonly isDecided: boolean;
  /** The settings stay open until a decision. */
  readonly isForced: boolean;
  /** Attributes of the cookies that store the decision; see `scopeText`. */
  readonly cookieAttributes: string;
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
    withdrawnPolicy: `connect-src ${ownConnectSources(env).join(' ')}`,
  };
  const isMeasured = analytics.scripts.length > 0 || analytics.isStoreLinked;
  return {
    isDecided,
    isForced: env.PUBLIC_CONSENT_FORCED,
    cookieAttributes: scopeText(cookieScope(env)),
    analytics: isMeasured ? analytics : null,
  };
}
