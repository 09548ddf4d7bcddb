import type {StorefrontEnv} from './env.server';

export interface CookieScope {
  /** A `__Host-` cookie name needs HTTPS. */
  readonly isHttps: boolean;
  readonly secure: boolean;
  readonly sameSite: 'Lax' | 'None';
  /** Stored separately per embedding site (CHIPS). */
  readonly partitioned: boolean;
}

/** Outside production, cookies work in the admin's frame (decision 011), which needs HTTPS. */
export function cookieScope(
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL' | 'PUBLIC_ENVIRONMENT'>,
): CookieScope {
  const isHttps = env.PUBLIC_SITE_URL.startsWith('https:');
  return env.PUBLIC_ENVIRONMENT !== 'production' && isHttps
    ? {isHttps, secure: true, sameSite: 'None', partitioned: true}
    : {isHttps, secure: isHttps, sameSite: 'Lax', partitioned: false};
}

/** The attributes as the end of a `Set-Cookie` value, from `SameSite` on. */
export function scopeText({
  secure,
  sameSite,
  partitioned,
}: CookieScope): string {
  return [
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
    ...(partitioned ? ['Partitioned'] : []),
  ].join('; ');
}
