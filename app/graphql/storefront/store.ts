/** What `npm run store:check` and `npm run store:record` ask of a store. */
export const STORE_QUERY = `#graphql
  query Store($map: String) {
    shop {
      primaryDomain {
        url
      }
      privacyPolicy {
        body
      }
      refundPolicy {
        body
      }
      shippingPolicy {
        body
      }
      termsOfService {
        body
      }
    }
    localization {
      language {
        isoCode
      }
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
      ...StoreMenu
    }
    footer: menu(handle: "footer") {
      ...StoreMenu
    }
    pages: metaobjects(type: "storefront_page", first: 250) {
      nodes {
        handle
        body: field(key: "body") {
          value
        }
      }
    }
    map: product(handle: $map) {
      id
    }
    customer(customerAccessToken: "unknown") {
      id
    }
  }
  fragment StoreMenu on Menu {
    handle
    items {
      ...StoreMenuItem
      items {
        ...StoreMenuItem
      }
    }
  }
  fragment StoreMenuItem on MenuItem {
    title
    type
    url
    resource {
      __typename
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
