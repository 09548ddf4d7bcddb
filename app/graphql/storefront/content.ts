import {IMAGE_FRAGMENT} from './fragments/image';

const CONTENT_FRAGMENT = `#graphql
  fragment Content on QueryRoot {
    announcements: metaobjects(type: "storefront_announcement", first: 20) {
      nodes {
        ...ContentEntry
      }
    }
    sections: metaobjects(type: "storefront_section", first: 50) {
      nodes {
        ...ContentEntry
      }
    }
    pages: metaobjects(type: "storefront_page", first: 50) {
      nodes {
        ...ContentEntry
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
  ${IMAGE_FRAGMENT}
` as const;

/** All texts of the merchant, for all pages, so that one result serves them all. */
export const CONTENT_QUERY = `#graphql
  query Content($mapHandle: String, $language: LanguageCode)
  @inContext(language: $language) {
    ...Content
  }
  ${CONTENT_FRAGMENT}
` as const;

/** The same in the shop's first language, with that language's code. */
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
