import type {StorefrontEnv} from '~/lib/environment/env.server';
import {OPTIONAL, type OptionalId} from './consent-cookies';

interface ConsentScript {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Origins that it sends to. */
  readonly sendsTo: readonly string[];
}

interface ItemScripts {
  /** A script of another host; `null` where the environment has no account for it. */
  readonly script?: (env: StorefrontEnv) => ConsentScript | null;
  /** Origins that Hydrogen's own code sends to where a store is linked. */
  readonly linkedStoreSendsTo?: readonly string[];
}

const SCRIPTS: Readonly<Record<OptionalId, ItemScripts>> = {
  analytics: {
    // Cloudflare Web Analytics, which sets no cookies.
    script: ({PUBLIC_ANALYTICS_TOKEN: token}) =>
      token
        ? {
            src: 'https://static.cloudflareinsights.com/beacon.min.js',
            attributes: {'data-cf-beacon': JSON.stringify({token})},
            sendsTo: ['https://cloudflareinsights.com'],
          }
        : null,
    linkedStoreSendsTo: ['https://monorail-edge.shopifysvc.com'],
  },
};

export interface ItemScript extends ConsentScript {
  readonly id: OptionalId;
}

/** Origins that each item sends to. */
export type Destinations = Readonly<Record<OptionalId, readonly string[]>>;

/** @param isStoreLinked see `isStoreLinked` of the environment. */
export function destinationsOf(
  env: StorefrontEnv,
  isStoreLinked: boolean,
): Destinations {
  const entries = OPTIONAL.map(({id}) => {
    const {script, linkedStoreSendsTo = []} = SCRIPTS[id];
    return [
      id,
      [
        ...(script?.(env)?.sendsTo ?? []),
        ...(isStoreLinked ? linkedStoreSendsTo : []),
      ],
    ];
  });
  return Object.fromEntries(entries) as Destinations;
}

/** The scripts that the environment configures. */
export function consentScripts(env: StorefrontEnv): ItemScript[] {
  return OPTIONAL.flatMap(({id}) => {
    const configured = SCRIPTS[id].script?.(env);
    return configured ? [{id, ...configured}] : [];
  });
}
