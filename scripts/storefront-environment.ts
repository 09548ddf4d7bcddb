import {
  LOCAL_ADMIN_CLIENT,
  LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
  LOCAL_MAIL_TOKEN,
  LOCAL_PRIVATE_TOKEN,
  LOCAL_PUBLIC_TOKEN,
  LOCAL_SHOP_ID,
} from '@metarmap/local-shop/credentials';
import {isVariable, parseEnv} from '../app/lib/environment/env.server';

/** The same in both languages, and marked as a sample in each. */
const SAMPLE_MANUFACTURER =
  'METARmap Musterwerkstatt GmbH (Beispiel, sample)\nMusterweg 1, 12345 Musterstadt\ninfo@metarmap.example';

export interface StorefrontEnvironment {
  /** Checked variables for the worker. */
  readonly bindings: Record<string, string>;
  readonly usesLocalShop: boolean;
  readonly port: number;
  readonly shopPort: number;
  readonly siteUrl: string;
}

function portFrom(value: string | undefined, fallback: number): number {
  const port = Number(value ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${value} is not a port between 1 and 65535.`);
  }
  return port;
}

/**
 * The environment of the linked store, or of the local shop without `PUBLIC_STORE_DOMAIN`.
 *
 * @param variables Process environment merged with `.env`; `PORT` (3000) and `SHOP_PORT` (4000).
 * @throws {EnvironmentError} when a store is linked but variables are missing.
 */
export function storefrontEnvironment(
  variables: Record<string, string | undefined>,
): StorefrontEnvironment {
  const port = portFrom(variables.PORT, 3000);
  const shopPort = portFrom(variables.SHOP_PORT, 4000);
  const usesLocalShop = !variables.PUBLIC_STORE_DOMAIN;
  // The worker's fetch does not reach [::1], hence the IPv4 address.
  const shop = `http://127.0.0.1:${shopPort}`;
  const given = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const siteUrl = given.PUBLIC_SITE_URL ?? `http://localhost:${port}`;
  const bindings: Record<string, string> = usesLocalShop
    ? {
        SESSION_SECRET: 'local-development-secret-not-for-production',
        PUBLIC_ENVIRONMENT: 'production',
        CONTACT_ENDPOINT: `${shop}/outbox`,
        CONTACT_TOKEN: LOCAL_MAIL_TOKEN,
        SHOP_EMAIL: 'info@metarmap.example',
        // Another profile is the store of another merchant.
        ...((given.SHOP_PROFILE ?? 'sample') === 'sample' && {
          PUBLIC_MANUFACTURER: SAMPLE_MANUFACTURER,
        }),
        METAR_ENDPOINT: `${shop}/metar`,
        PUBLIC_CUSTOMER_ACCOUNTS: 'legacy',
        PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
        PUBLIC_CUSTOMER_ACCOUNT_API_URL: `${shop}/customer-account`,
        SHOP_ID: LOCAL_SHOP_ID,
        ...storefrontVariables(given),
        PUBLIC_SITE_URL: siteUrl,
        PUBLIC_STORE_DOMAIN: shop,
        PUBLIC_CHECKOUT_DOMAIN: shop,
        PUBLIC_STOREFRONT_API_TOKEN: LOCAL_PUBLIC_TOKEN,
        PRIVATE_STOREFRONT_API_TOKEN: LOCAL_PRIVATE_TOKEN,
        PRIVATE_ADMIN_CLIENT_ID: LOCAL_ADMIN_CLIENT.id,
        PRIVATE_ADMIN_CLIENT_SECRET: LOCAL_ADMIN_CLIENT.secret,
      }
    : storefrontVariables(given);
  parseEnv(bindings);
  return {bindings, usesLocalShop, port, shopPort, siteUrl};
}

/** The variables that the worker reads; it gets no other variables of this machine. */
function storefrontVariables(
  variables: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => isVariable(name)),
  );
}

/**
 * The same for a command: if variables are missing, prints their names and ends the
 * process.
 */
export function environmentOrExit(
  variables: Record<string, string | undefined>,
): StorefrontEnvironment {
  try {
    return storefrontEnvironment(variables);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
