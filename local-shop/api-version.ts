import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

const {version} = require('storefront-api-newest/package.json') as {
  version: string;
};
const [year = '', month = ''] = version.split('.');

/**
 * The version whose schemas the local shop executes, such as `2026-04`; the package is named after
 * it.
 */
export const SCHEMA_VERSION = `${year}-${month.padStart(2, '0')}`;

/**
 * The version that responds to a request for `asked`. As on Shopify, the oldest supported
 * version stands in for one that has ended, and `X-Shopify-API-Version` names it. A newer
 * version responds under its own name, with the same schema.
 */
export function usedVersion(asked: string): string {
  return asked < SCHEMA_VERSION ? SCHEMA_VERSION : asked;
}
