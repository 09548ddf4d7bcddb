import {IMAGE_FRAGMENT} from './fragments/image';
import {PRODUCT_CARD_FRAGMENT} from './fragments/product-card';
import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';

const CONTENT_ENTRY_FRAGMENT = `#graphql
  fragment ContentEntry on Metaobject {
    id
    handle
    updatedAt
    fields {
      key
      value
      reference {
        ... on MediaImage {
          image {
            ...Picture
          }
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

const CONTENT_FRAGMENT = `#graphql
  fragment Content on QueryRoot {
    announcements: metaobjects(
      type: "storefront_announcement"
      first: 250
      sortKey: "updated_at"
      reverse: true
    ) {
      nodes {
        ...ContentEntry
      }
      pageInfo {
        hasNextPage
      }
    }
    sections: metaobjects(type: "storefront_section", first: 250) {
      nodes {
        ...ContentEntry
      }
      pageInfo {
        hasNextPage
      }
    }
    pages: metaobjects(
      type: "storefront_page"
      first: 250
      sortKey: "updated_at"
      reverse: true
    ) {
      nodes {
        ...ContentEntry
      }
      pageInfo {
        hasNextPage
      }
    }
    onlinePages: pages(first: 250, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        id
        handle
        ...SeoHidden
      }
      pageInfo {
        hasNextPage
      }
    }
    blogs(first: 250) {
      nodes {
        id
        handle
        ...SeoHidden
      }
      pageInfo {
        hasNextPage
      }
    }
    guarantees: metaobjects(type: "storefront_guarantee_notice", first: 10) {
      nodes {
        ...ContentEntry
      }
    }
    mainMenu: menu(handle: "main-menu") {
      ...ContentMenu
    }
    footer: menu(handle: "footer") {
      ...ContentMenu
    }
    social: menu(handle: "social") {
      ...ContentMenu
    }
    map: product(handle: $mapHandle) {
      id
    }
    collections(first: 12) {
      nodes {
        id
        handle
        title
        products(first: 1) {
          nodes {
            id
          }
        }
      }
    }
    shop {
      brand {
        slogan
        colors {
          primary {
            background
          }
        }
        logo {
          image {
            altText
            width
            height
            single: url(transform: {maxWidth: 130, preferredContentType: WEBP})
            double: url(transform: {maxWidth: 260, preferredContentType: WEBP})
          }
        }
        squareLogo {
          image {
            url(transform: {maxWidth: 640, preferredContentType: WEBP})
            icon: url(
              transform: {
                maxWidth: 180
                maxHeight: 180
                crop: CENTER
                preferredContentType: PNG
              }
            )
          }
        }
        coverImage {
          image {
            altText
            url(
              transform: {
                maxWidth: 1200
                maxHeight: 630
                crop: CENTER
                preferredContentType: WEBP
              }
            )
          }
        }
      }
      name
      description
      primaryDomain {
        host
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
  }
  fragment ContentMenu on Menu {
    items {
      ...ContentMenuItem
      items {
        ...ContentMenuItem
        items {
          ...ContentMenuItem
        }
      }
    }
  }
  fragment ContentMenuItem on MenuItem {
    id
    title
    url
  }
  ${CONTENT_ENTRY_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
` as const;

/** All texts of the merchant, for all pages, so that one result serves them all. */
export const CONTENT_QUERY = `#graphql
  query Content($mapHandle: String, $language: LanguageCode)
  @inContext(language: $language) {
    ...Content
  }
  ${CONTENT_FRAGMENT}
` as const;

/** All texts of the merchant in the shop's first language, with the code of that language. */
export const FIRST_CONTENT_QUERY = `#graphql
  query FirstContent($mapHandle: String) {
    localization {
      language {
        isoCode
      }
    }
    ...Content
  }
  ${CONTENT_FRAGMENT}
` as const;

/** One page's entry, for stores with more pages than `Content` reads. */
export const PAGE_ENTRY_QUERY = `#graphql
  query PageEntry($handle: String!, $language: LanguageCode)
  @inContext(language: $language) {
    metaobject(handle: {type: "storefront_page", handle: $handle}) {
      ...ContentEntry
    }
  }
  ${CONTENT_ENTRY_FRAGMENT}
` as const;

/** Collections of which a page of the merchant's shows products. */
export const PAGE_COLLECTIONS_QUERY = `#graphql
  query PageCollections(
    $ids: [ID!]!
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Collection {
        id
        handle
        title
        products(first: 8) {
          nodes {
            ...ProductCard
          }
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** A page of the Online Store. */
export const ONLINE_PAGE_QUERY = `#graphql
  query OnlinePage($handle: String!, $language: LanguageCode)
  @inContext(language: $language) {
    page(handle: $handle) {
      id
      handle
      title
      body
      ...SeoHidden
      seo {
        title
        description
      }
    }
  }
  ${SEO_HIDDEN_FRAGMENT}
` as const;

/** For `hreflang`. */
export const ONLINE_PAGE_HANDLE_QUERY = `#graphql
  query OnlinePageHandle($handle: String!, $language: LanguageCode)
  @inContext(language: $language) {
    page(handle: $handle) {
      handle
    }
  }
` as const;

/** The one policy that has no page of ours. */
export const SUBSCRIPTION_POLICY_QUERY = `#graphql
  query SubscriptionPolicy($language: LanguageCode)
  @inContext(language: $language) {
    shop {
      subscriptionPolicy {
        title
        body
      }
    }
  }
` as const;
