import type {StorefrontEnv} from '~/lib/environment/env.server';

/** Oxygen gives every deployment a host of its own under this one. */
const DEPLOYMENT_HOST = /(?:^|\.)myshopify\.dev$/i;

/**
 * The environment of one request. What says that it is production, but is reached
 * under a deployment's own host instead of the shop's, is a preview: kept out of
 * search engines and caches, with the merchant's bar
 * (`docs/decisions/011-preview-deployments.md`). Who may frame a page stays as configured, since a
 * request must never decide that.
 */
export function environmentOf(
  request: Request,
  env: StorefrontEnv,
): StorefrontEnv {
  if (env.PUBLIC_ENVIRONMENT !== 'production') return env;
  const {host, hostname} = new URL(request.url);
  const isForeign = host !== new URL(env.PUBLIC_SITE_URL).host;
  return isForeign && DEPLOYMENT_HOST.test(hostname)
    ? {...env, PUBLIC_ENVIRONMENT: 'preview'}
    : env;
}
