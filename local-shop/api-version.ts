import {createRequire} from 'node:module';

/**
 * The version whose schema Hydrogen ships, such as `2025-04`: the only one that the
 * local shop has. Hydrogen's own versions are named after it.
 */
const SCHEMA_VERSION = versionOf('@shopify/hydrogen');

/**
 * The version that responds to a request for another one. As Shopify does, the shop
 * answers in place of versions that it no longer has by the oldest one that it has,
 * and says so in `X-Shopify-API-Version`. A newer one answers as itself, by the schema
 * of the oldest.
 */
export function usedVersion(asked: string): string {
  return asked < SCHEMA_VERSION ? SCHEMA_VERSION : asked;
}

/**
 * What to add to an error about a field, argument or type that the schema does not
 * have; empty for a client that asks for the schema's own version or an older one.
 */
export function hintAboutVersion(asked: string): string {
  return asked > SCHEMA_VERSION
    ? ` The local shop answers ${asked} by the schema of ${SCHEMA_VERSION}; it does not have what came later.`
    : '';
}

/** The API version after which an installed package of Shopify's is named. */
export function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  const {version} = require(`${name}/package.json`) as {version: string};
  const [year = '', month = ''] = version.split('.');
  return `${year}-${month.padStart(2, '0')}`;
}
