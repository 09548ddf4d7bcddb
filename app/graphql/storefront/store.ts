/** What `npm run store:check` and `npm run store:record` ask of a store. */
export const STORE_QUERY = `#graphql
  query Store($map: String) {
    shop {
      brand {
        colors {
          primary {
            background
          }
        }
      }
      primaryDomain {
        host
        url
      }
      paymentSettings {
        countryCode
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
      country {
        isoCode
      }
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
    social: menu(handle: "social") {
      ...StoreMenu
    }
    pages: metaobjects(type: "storefront_page", first: 250) {
      nodes {
        handle
        fields {
          key
          value
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    sections: metaobjects(type: "storefront_section", first: 250) {
      nodes {
        id
        handle
        fields {
          key
          value
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    announcements: metaobjects(type: "storefront_announcement", first: 250) {
      pageInfo {
        hasNextPage
      }
    }
    onlinePages: pages(first: 250, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        id
        handle
      }
      pageInfo {
        hasNextPage
      }
    }
    blogs(first: 250) {
      nodes {
        id
        handle
      }
      pageInfo {
        hasNextPage
      }
    }
    guarantees: metaobjects(type: "storefront_guarantee_notice", first: 10) {
      nodes {
        picture: field(key: "picture") {
          reference {
            ... on MediaImage {
              image {
                url
              }
            }
          }
        }
      }
    }
    markets: metaobjects(
      type: "storefront_market"
      first: 250
      sortKey: "updated_at"
      reverse: true
    ) {
      nodes {
        handle
        fields {
          key
          value
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    map: product(handle: $map) {
      id
    }
  }
  fragment StoreMenu on Menu {
    handle
    items {
      ...StoreMenuItem
      items {
        ...StoreMenuItem
        items {
          ...StoreMenuItem
        }
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

/** Whether a product or a collection with this handle is published. */
export const STORE_TARGET_QUERY = `#graphql
  query StoreTarget($handle: String!) {
    products: product(handle: $handle) {
      id
    }
    collections: collection(handle: $handle) {
      id
    }
  }
` as const;

/** Entries that pages leave out where a field is empty. */
export const STORE_ENTRIES_QUERY = `#graphql
  query StoreEntries {
    announcements: metaobjects(type: "storefront_announcement", first: 250) {
      ...StoreEntryList
    }
    tabs: metaobjects(type: "storefront_tab", first: 250) {
      ...StoreEntryList
    }
    reviews: metaobjects(type: "review", first: 250) {
      ...StoreEntryList
    }
    quotes: metaobjects(type: "press_quote", first: 250) {
      ...StoreEntryList
    }
  }
  fragment StoreEntryList on MetaobjectConnection {
    nodes {
      handle
      fields {
        key
        value
      }
    }
  }
` as const;

/** What `npm run store:check` looks for in offers, as a country's law requires. */
export const STORE_OFFERS_QUERY = `#graphql
  query StoreOffers($country: CountryCode!, $after: String)
  @inContext(country: $country) {
    products(first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        handle
        isGiftCard
        vendor
        durabilityLabel: metafield(namespace: "custom", key: "durability_label") {
          value
        }
        durabilityText: metafield(namespace: "custom", key: "durability_text") {
          value
        }
        energyLabel: metafield(namespace: "custom", key: "energy_label") {
          value
        }
        energyText: metafield(namespace: "custom", key: "energy_text") {
          value
        }
        priceRange {
          minVariantPrice {
            amount
            currencyCode
          }
        }
        selectedOrFirstAvailableVariant {
          price {
            amount
            currencyCode
          }
        }
        manufacturer: metafield(namespace: "custom", key: "manufacturer") {
          value
        }
        connectedDevice: metafield(
          namespace: "custom"
          key: "connected_device"
        ) {
          value
        }
        updatesUntil: metafield(namespace: "custom", key: "updates_until") {
          value
        }
        spareParts: metafield(namespace: "custom", key: "spare_parts") {
          value
        }
        repair: metafield(namespace: "custom", key: "repair") {
          value
        }
        deviceData: metafield(namespace: "custom", key: "device_data") {
          value
        }
        variants(first: 50) {
          nodes {
            price {
              amount
              currencyCode
            }
            compareAtPrice {
              amount
              currencyCode
            }
            unitPriceMeasurement {
              quantityUnit
              quantityValue
              referenceUnit
              referenceValue
            }
            lowestPrice: metafield(namespace: "custom", key: "lowest_price") {
              value
            }
          }
        }
      }
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

/** All redirects that the merchant has entered, page by page. */
export const STORE_REDIRECTS_QUERY = `#graphql
  query StoreRedirects($after: String) {
    urlRedirects(first: 250, after: $after) {
      nodes {
        path
        target
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;
