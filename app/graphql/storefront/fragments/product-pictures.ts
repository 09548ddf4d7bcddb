/** Pictures for visitors of other regions. Needs `Picture`. */
export const PRODUCT_PICTURES_FRAGMENT = `#graphql
  fragment ProductPictures on Product {
    regional: metafield(namespace: "custom", key: "pictures") {
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
