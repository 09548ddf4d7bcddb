import type {Shop} from './context';
import type {MetafieldOwner} from './data/definitions';

/** What the app of the Admin token may do; writing includes reading. */
const SCOPES = ['read_orders', 'read_products', 'write_customers'];

/** What the Admin API knows of a merchant's settings. */
export function adminSettings({definitions, accountOrigin}: Shop) {
  return {
    currentAppInstallation: {accessScopes: SCOPES.map((handle) => ({handle}))},
    shop: {
      customerAccountsV2: {
        // Both kinds are answered; the checkout leads to the page of one.
        customerAccountsVersion: accountOrigin
          ? 'NEW_CUSTOMER_ACCOUNTS'
          : 'CLASSIC',
      },
    },
    metafieldDefinitions: ({ownerType}: {ownerType: MetafieldOwner}) => ({
      nodes: definitions
        .filter(({owner}) => owner === ownerType)
        .map(({namespace, key, type, storefront, customerAccount}) => ({
          namespace,
          key,
          type: {name: type},
          access: {storefront, customerAccount},
        })),
    }),
  };
}
