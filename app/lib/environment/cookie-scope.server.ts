import type {StorefrontEnv} from './env.server';

export interface CookieScope {
  /** A `__Host-` cookie name needs HTTPS. */
  readonly isHttps: boolean;
  readonly secure: boolean;
  readonly sameSite: 'lax' | 'none';
  /** Stored separately per embedding site (CHIPS). */
  readonly partitioned: boolean;
}

/** Outside production, cookies work in the admin's frame (decision 011), which needs HTTPS. */
export function cookieScope(
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL' | 'PUBLIC_ENVIRONMENT'>,
): CookieScope {
  const isHttps = env.PUBLIC_SITE_URL.startsWith('https:');
  return env.PUBLIC_ENVIRONMENT !== 'production' && isHttps
    ? {isHttps, secure: true, sameSite: 'none', partitioned: true}
    : {isHttps, secure: isHttps, sameSite: 'lax', partitioned: false};
}
