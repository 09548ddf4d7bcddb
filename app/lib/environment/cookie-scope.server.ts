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
 * The attributes of every cookie of ours. A merchant looks at a preview in a
 * frame of the admin, where browsers send `Lax` cookies to nobody; everywhere but
 * in production they are `SameSite=None; Secure; Partitioned`
 * (`docs/decisions/011-preview-deployments.md`). Over plain http browsers refuse that, on
 * localhost too, so that a server on this machine keeps `Lax`.
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
