/** Needs `Picture`. */
export const REVIEW_ENTRY_FRAGMENT = `#graphql
  fragment ReviewEntry on Metaobject {
    id
    stars: field(key: "rating") {
      value
    }
    body: field(key: "body") {
      value
    }
    author: field(key: "author_display_name") {
      value
    }
    place: field(key: "author_place") {
      value
    }
    date: field(key: "submitted_at") {
      value
    }
    verified: field(key: "verified") {
      value
    }
    picture: field(key: "picture") {
      reference {
        ... on MediaImage {
          image {
            ...Picture
          }
        }
      }
    }
  }
` as const;
