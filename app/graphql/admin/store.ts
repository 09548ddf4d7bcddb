/** What `npm run store:check` asks; codegen has no schema of the Admin API. */
export const STORE_SETTINGS_QUERY = `#graphql
  query StoreSettings {
    currentAppInstallation {
      accessScopes {
        handle
      }
    }
    shop {
      customerAccountsV2 {
        customerAccountsVersion
      }
    }
  }
` as const;

export const STORE_DEFINITIONS_QUERY = `#graphql
  query StoreDefinitions($ownerType: MetafieldOwnerType!) {
    metafieldDefinitions(ownerType: $ownerType, first: 250) {
      nodes {
        namespace
        key
        type {
          name
        }
        access {
          storefront
          customerAccount
        }
      }
    }
  }
` as const;
