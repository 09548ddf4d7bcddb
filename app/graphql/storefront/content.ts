import {IMAGE_FRAGMENT} from './fragments/image';

/** Everything that the merchant writes, for all pages: one result serves them all. */
export const CONTENT_QUERY = `#graphql
  query Content($language: LanguageCode) @inContext(language: $language) {
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
  }
  fragment ContentEntry on Metaobject {
    id
    handle
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
