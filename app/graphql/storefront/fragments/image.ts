export const IMAGE_FRAGMENT = `#graphql
  fragment Picture on Image {
    id
    url
    altText
    width
    height
  }
` as const;
