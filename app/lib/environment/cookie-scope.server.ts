import type {StorefrontEnv} from './env.server';

/** Where and how a browser sends our cookies back. */
export interface CookieScope {
  /** The site is served over HTTPS, which a `__Host-` name needs. */
  readonly isHttps: boolean;
  readonly secure: boolean;
  readonly sameSite: 'Lax' | 'None';
  /** The cookie has a jar of its own for each site that frames the page (CHIPS). */
  readonly partitioned: boolean;
}

/**
 * The attributes of every cookie of ours. Everywhere but in production they work in a frame
 * of the admin (`docs/decisions/011-preview-deployments.md`), which browsers refuse over
 * plain http.
 */
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
