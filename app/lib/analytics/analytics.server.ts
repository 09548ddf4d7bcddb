import {isStoreLinked, type StorefrontEnv} from '~/lib/environment/env.server';
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

/** @returns `null` where nothing is measured, as with the local shop. */
export function analyticsConfig(env: StorefrontEnv): AnalyticsConfig | null {
  const beaconToken = env.PUBLIC_ANALYTICS_TOKEN ?? null;
  if (beaconToken === null && !isStoreLinked(env)) return null;
  return {
    beaconToken,
    isStoreLinked: isStoreLinked(env),
    withdrawnPolicy: `connect-src ${ownConnectSources(env).join(' ')}`,
  };
}
