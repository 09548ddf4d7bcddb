import {NAMED_PICTURES_FRAGMENT} from './named-pictures';

/** Pictures for visitors of other regions. Includes `NamedPictures`, spreads `Picture`. */
export const PRODUCT_PICTURES_FRAGMENT = `#graphql
  fragment ProductPictures on Product {
    regional: metafield(namespace: "custom", key: "pictures") {
      ...NamedPictures
    }
  }
  ${NAMED_PICTURES_FRAGMENT}
` as const;
