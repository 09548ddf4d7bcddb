import type {StorefrontEnv} from './env.server';

interface CustomerAccountUrls {
  /** Allowed for form posts and redirects. */
  readonly origin: string;
  /** `iss` of the id tokens. */
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  readonly logout: string;
  readonly graphql: string;
  readonly profile: string;
}

/** As in the shop's `/.well-known/openid-configuration`; `null` for legacy accounts. */
export function customerAccountUrls(
  env: Pick<
    StorefrontEnv,
    | 'PUBLIC_CUSTOMER_ACCOUNTS'
    | 'PUBLIC_CUSTOMER_ACCOUNT_API_URL'
    | 'PUBLIC_CUSTOMER_ACCOUNT_API_VERSION'
    | 'SHOP_ID'
  >,
): CustomerAccountUrls | null {
  if (env.PUBLIC_CUSTOMER_ACCOUNTS !== 'current') return null;
  const shopId = env.SHOP_ID ?? '';
  const base = (
    env.PUBLIC_CUSTOMER_ACCOUNT_API_URL ?? `https://shopify.com/${shopId}`
  ).replace(/\/$/, '');
  const {origin} = new URL(base);
  const issuer = `${origin}/authentication/${shopId}`;
  return {
    origin,
    issuer,
    authorize: `${issuer}/oauth/authorize`,
    token: `${issuer}/oauth/token`,
    logout: `${issuer}/logout`,
    graphql: `${base}/account/customer/api/${env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION}/graphql`,
    profile: `${base}/account/profile`,
  };
}
