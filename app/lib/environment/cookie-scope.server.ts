import type {StorefrontEnv} from './env.server';

export interface CookieScope {
  /** A `__Host-` cookie name needs HTTPS. */
  readonly isHttps: boolean;
  readonly secure: boolean;
  readonly sameSite: 'lax' | 'none';
  /** Stored separately per embedding site (CHIPS). */
  readonly partitioned: boolean;
}

/**
 * The name with `__Host-`, which stops other hosts of the domain from setting the cookie; without it on
 * HTTP, where browsers reject it.
 */
export function hostCookieName(
  name: string,
  {isHttps}: Pick<CookieScope, 'isHttps'>,
): string {
  return isHttps ? `__Host-${name}` : name;
}

/** Outside production, cookies work in the admin's frame (`docs/decisions/011-preview-deployments.md`), which needs HTTPS. */
export function cookieScope(
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL' | 'PUBLIC_ENVIRONMENT'>,
): CookieScope {
  const isHttps = env.PUBLIC_SITE_URL.startsWith('https:');
  return env.PUBLIC_ENVIRONMENT !== 'production' && isHttps
    ? {isHttps, secure: true, sameSite: 'none', partitioned: true}
    : {isHttps, secure: isHttps, sameSite: 'lax', partitioned: false};
}
