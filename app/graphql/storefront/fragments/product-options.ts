/** Whether a product has options (`hasOptions`), and their words, which may not be translated. */
export const PRODUCT_OPTIONS_FRAGMENT = `#graphql
  fragment ProductOptions on Product {
    # Shopify allows three.
    options(first: 3) {
      name
      optionValues {
        name
      }
    }
  }
` as const;
