/** Which of `LINE_PROPERTIES` a product asks for: one metafield for each. */
export const ASKED_PROPERTIES_FRAGMENT = `#graphql
  fragment AskedProperties on Product {
    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {
      value
    }
  }
` as const;
