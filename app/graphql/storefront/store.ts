/** What `npm run store:check` and `npm run store:record` ask of a store. */
export const STORE_QUERY = `#graphql
  query Store {
    shop {
      primaryDomain {
        url
      }
      privacyPolicy {
        id
      }
      refundPolicy {
        id
      }
      shippingPolicy {
        id
      }
      termsOfService {
        id
      }
    }
    localization {
      availableCountries {
        isoCode
        availableLanguages {
          isoCode
        }
      }
    }
    products(first: 50) {
      nodes {
        sellingPlanGroups(first: 1) {
          nodes {
            name
          }
        }
        variants(first: 10) {
          nodes {
            id
            availableForSale
            currentlyNotInStock
            quantityAvailable
          }
        }
      }
    }
    collections(first: 5) {
      nodes {
        products(first: 1) {
          filters {
            id
          }
        }
      }
    }
    mainMenu: menu(handle: "main-menu") {
      id
    }
    footer: menu(handle: "footer") {
      id
    }
    metaobjects(type: "unknown", first: 1) {
      nodes {
        id
      }
    }
    customer(customerAccessToken: "unknown") {
      id
    }
  }
` as const;

export const STORE_CHECKOUT_MUTATION = `#graphql
  mutation StoreCheckout($country: CountryCode!) {
    cartCreate(input: {buyerIdentity: {countryCode: $country}}) {
      cart {
        checkoutUrl
      }
    }
  }
` as const;
