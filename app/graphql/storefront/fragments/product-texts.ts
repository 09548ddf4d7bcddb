/**
 * The merchant's texts of a product. They are also requested in the store's first language: a text that is
 * equal in both is not translated. Needs `$texts` (metafields) and `$reviews` (how many).
 */
export const PRODUCT_TEXTS_FRAGMENT = `#graphql
  fragment ProductTexts on Product {
    title
    productType
    descriptionHtml
    options(first: 250) {
      name
      optionValues {
        name
      }
    }
    media(first: 250) {
      nodes {
        id
        alt
      }
    }
    variants(first: 50) {
      nodes {
        id
        dataSheet: metafield(namespace: "custom", key: "data_sheet") {
          type
          value
        }
      }
    }
    texts: metafields(identifiers: $texts) {
      key
      type
      value
    }
    badges: metafield(namespace: "custom", key: "badges") {
      value
    }
    promises: metafield(namespace: "custom", key: "promises") {
      type
      value
    }
    limitedWarranty: metafield(namespace: "custom", key: "limited_warranty") {
      value
    }
    durabilityText: metafield(namespace: "custom", key: "durability_text") {
      type
      value
    }
    energyText: metafield(namespace: "custom", key: "energy_text") {
      type
      value
    }
    durabilityLabel: metafield(namespace: "custom", key: "durability_label") {
      reference {
        ... on MediaImage {
          image {
            altText
          }
        }
      }
    }
    energyLabel: metafield(namespace: "custom", key: "energy_label") {
      reference {
        ... on MediaImage {
          image {
            altText
          }
        }
      }
    }
    boxPicture: metafield(namespace: "custom", key: "box_picture") {
      reference {
        ... on MediaImage {
          image {
            altText
          }
        }
      }
    }
    sizeGuide: metafield(namespace: "custom", key: "size_guide") {
      reference {
        ... on Page {
          title
          body
        }
      }
    }
    tabs: metafield(namespace: "custom", key: "tabs") {
      references(first: 128) {
        nodes {
          ... on Metaobject {
            id
            title: field(key: "title") {
              value
            }
            text: field(key: "text") {
              value
            }
          }
        }
      }
    }
    press: metafield(namespace: "custom", key: "press") {
      reference {
        ... on Metaobject {
          text: field(key: "text") {
            value
          }
          source: field(key: "source") {
            value
          }
        }
      }
    }
    reviews: metafield(namespace: "custom", key: "reviews") {
      references(first: $reviews) {
        nodes {
          ... on Metaobject {
            id
            body: field(key: "body") {
              value
            }
            picture: field(key: "picture") {
              reference {
                ... on MediaImage {
                  image {
                    altText
                  }
                }
              }
            }
          }
        }
      }
    }
    filterColor: metafield(namespace: "custom", key: "filter_color") {
      references(first: 10) {
        nodes {
          ... on Metaobject {
            id
            label: field(key: "label") {
              value
            }
          }
        }
      }
    }
    addOns: metafield(namespace: "custom", key: "add_ons") {
      references(first: 5) {
        nodes {
          ... on Product {
            id
            title
            description(truncateAt: 240)
          }
        }
      }
    }
    inTheBox: metafield(namespace: "custom", key: "in_the_box") {
      references(first: 20) {
        nodes {
          ... on Product {
            id
            title
            productType
          }
        }
      }
    }
    spareParts: metafield(namespace: "custom", key: "spare_parts") {
      references(first: 20) {
        nodes {
          ... on Product {
            id
            title
            productType
          }
        }
      }
    }
    matchingColors: metafield(namespace: "custom", key: "matching_colors") {
      references(first: 10) {
        nodes {
          ... on Product {
            id
            title
            productType
          }
        }
      }
    }
  }
` as const;
