/** Pictures for other regions and for dark mode. Needs `Picture`. */
export const COLLECTION_PICTURES_FRAGMENT = `#graphql
  fragment CollectionPictures on Collection {
    pictures: metafield(namespace: "custom", key: "pictures") {
      references(first: 16) {
        nodes {
          ... on MediaImage {
            image {
              ...Picture
            }
          }
        }
      }
    }
  }
` as const;
