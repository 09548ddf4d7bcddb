import {API_VERSION} from '../schemas/version';

/**
 * The version that responds to a request for `asked`. As on Shopify, the oldest supported
 * version stands in for one that has ended, and `X-Shopify-API-Version` names it. A newer
 * version responds under its own name, with the same schema.
 */
export function usedVersion(asked: string): string {
  return asked < API_VERSION ? API_VERSION : asked;
}
