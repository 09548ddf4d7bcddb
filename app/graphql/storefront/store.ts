/** Only `npm run store:check` and `npm run store:record` send these. */
export const STORE_FACTS_QUERY = `#graphql
  query StoreFacts {
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
  }
` as const;

/** Everything that a token can be refused; nothing of it has to be there. */
export const STORE_ACCESS_QUERY = `#graphql
  query StoreAccess {
    products(first: 1) {
      nodes {
        variants(first: 1) {
          nodes {
            quantityAvailable
            sellingPlanAllocations(first: 1) {
              nodes {
                sellingPlan {
                  id
                }
              }
            }
          }
        }
      }
    }
    collections(first: 1) {
      nodes {
        products(first: 1) {
          filters {
            id
          }
        }
      }
    }
    articles(first: 1) {
      nodes {
        id
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

export const STORE_VARIANTS_QUERY = `#graphql
  query StoreVariants {
    products(first: 50) {
      nodes {
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
  }
` as const;
