/**
 * The metafield `custom.pictures`: pictures for other regions and for dark mode, as their file names say.
 * Spreads `Picture`.
 */
export const NAMED_PICTURES_FRAGMENT = `#graphql
  fragment NamedPictures on Metafield {
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
` as const;
