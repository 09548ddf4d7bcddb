/** The options that make a variant: size, frame. */
export const SELECTED_OPTIONS_FRAGMENT = `#graphql
  fragment SelectedOptions on ProductVariant {
    selectedOptions {
      name
      value
    }
  }
` as const;
