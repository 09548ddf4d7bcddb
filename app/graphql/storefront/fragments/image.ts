export const IMAGE_FRAGMENT = `#graphql
  fragment Picture on Image {
    url
    altText
    width
    height
  }
` as const;
