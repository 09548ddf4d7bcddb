import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

const {version} = require('storefront-api-newest/package.json') as {
  version: string;
};
const [year = '', month = ''] = version.split('.');

/** The version whose schemas the local shop executes, such as `2026-04`; the package is named after it. */
export const SCHEMA_VERSION = `${year}-${month.padStart(2, '0')}`;

/**
 * The version that responds to a request for another one. As Shopify does, the shop
 * answers in place of versions that it no longer has by the oldest one that it has,
 * and says so in `X-Shopify-API-Version`. A newer one answers as itself, by the same schema.
 */
export function usedVersion(asked: string): string {
  return asked < SCHEMA_VERSION ? SCHEMA_VERSION : asked;
}
