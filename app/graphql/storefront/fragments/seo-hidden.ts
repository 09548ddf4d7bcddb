/** What Shopify asks for to hide a product, collection, page, blog or article from search engines. */
export const SEO_HIDDEN_FRAGMENT = `#graphql
  fragment SeoHidden on HasMetafields {
    hidden: metafield(namespace: "seo", key: "hidden") {
      value
    }
  }
` as const;
