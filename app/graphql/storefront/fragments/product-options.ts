/** Whether a product has options (`hasOptions`): the first two show it. */
export const PRODUCT_OPTIONS_FRAGMENT = `#graphql
  fragment ProductOptions on Product {
    options(first: 2) {
      optionValues {
        id
      }
    }
  }
` as const;
