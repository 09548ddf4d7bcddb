/** What `npm run store:check` asks of a store; Shopify's documents name `first` as needed. */
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

export const STORE_LOCALES_QUERY = `#graphql
  query StoreLocales {
    shopLocales {
      locale
      published
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
