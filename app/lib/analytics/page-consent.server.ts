import {cookieScope, scopeText} from '~/lib/environment/cookie-scope.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {readConsent} from '~/lib/consent/consent-state';
import {analyticsConfig, type AnalyticsConfig} from './analytics.server';

/**
 * What a page says about consent. Only `isDecided` comes from the visitor; pages
 * are kept once for each of its two values (`PageCache`).
 */
export interface PageConsent {
  /** The banner has been answered. */
  readonly isDecided: boolean;
  /** The settings stay open until it is. */
  readonly isForced: boolean;
  /** Of the cookies that keep the decision; see `scopeText`. */
  readonly cookieAttributes: string;
  /** Nothing is measured when `null`. */
  readonly analytics: AnalyticsConfig | null;
}

/** Reads the visitor's cookie and the environment. */
export function pageConsent(request: Request, env: StorefrontEnv): PageConsent {
  const {isDecided} = readConsent(request.headers.get('Cookie'));
  return {
    isDecided,
    isForced: env.PUBLIC_CONSENT_FORCED,
    cookieAttributes: scopeText(cookieScope(env)),
    analytics: analyticsConfig(env),
  };
}
