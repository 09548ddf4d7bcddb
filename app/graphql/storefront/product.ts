import {ASKED_PROPERTIES_FRAGMENT} from './fragments/asked-properties';
import {PLAN_PRICE_FRAGMENT} from './fragments/plan-price';
import {
  PRODUCT_OFFER_FRAGMENT,
  PRODUCT_VARIANT_FRAGMENT,
  VARIANT_LINK_FRAGMENT,
} from './fragments/product-variant';
import {PRODUCT_RATING_FRAGMENT} from './fragments/product-rating';
import {PRODUCT_ROW_FRAGMENT} from './fragments/product-row';
import {PRODUCT_TEXTS_FRAGMENT} from './fragments/product-texts';
import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';
import {REVIEW_ENTRY_FRAGMENT} from './fragments/review-entry';
import {SELECTED_OPTIONS_FRAGMENT} from './fragments/selected-options';
import {VARIANT_STOCK_FRAGMENT} from './fragments/variant-stock';

const GALLERY_MEDIA_FRAGMENT = `#graphql
  fragment GalleryMedia on Media {
    id
    alt
    mediaContentType
    ... on MediaImage {
      image {
        ...Picture
      }
    }
    ... on Video {
      previewImage {
        ...Picture
      }
      sources {
        url
        mimeType
        width
      }
    }
    ... on ExternalVideo {
      previewImage {
        ...Picture
      }
      host
      embedUrl
    }
    ... on Model3d {
      previewImage {
        ...Picture
      }
      sources {
        url
        mimeType
        filesize
      }
    }
  }
` as const;

const MATCHING_PRODUCT_FRAGMENT = `#graphql
  fragment MatchingProduct on Product {
    ...ProductRow
    isGiftCard
    availableForSale
    selectedOrFirstAvailableVariant {
      requiresShipping
    }
  }
  ${PRODUCT_ROW_FRAGMENT}
` as const;

/** No variable for the chosen options, so that all URLs of a product share a cache entry. */
export const PRODUCT_QUERY = `#graphql
  query Product(
    $handle: String!
    $texts: [HasMetafieldsIdentifier!]!
    $reviews: Int = 4
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      handle
      vendor
      description
      isGiftCard
      availableForSale
      requiresSellingPlan
      encodedVariantExistence
      encodedVariantAvailability
      seo {
        title
        description
      }
      featuredImage {
        ...Picture
      }
      options(first: 250) {
        id
        name
        optionValues {
          id
          name
          # Another product's in a combined listing.
          firstSelectableVariant {
            ...VariantLink
          }
          swatch {
            color
            image {
              previewImage {
                url(transform: {maxWidth: 96, maxHeight: 96, crop: CENTER})
              }
              whole: previewImage {
                ...Picture
              }
            }
          }
        }
      }
      selectedOrFirstAvailableVariant {
        ...ProductVariant
      }
      adjacentVariants {
        ...VariantLink
      }
      variants(first: 50) {
        nodes {
          ...ProductOffer
        }
      }
      # Of all variants, also of those that are not among them.
      priceRange {
        ...PriceRange
      }
      ...ProductPictures
      media(first: 250) {
        nodes {
          ...GalleryMedia
        }
      }
      ...ProductTexts
      ...ProductRating
      ...SeoHidden
      durabilityLabel: metafield(namespace: "custom", key: "durability_label") {
        reference {
          ... on MediaImage {
            image {
              ...Picture
            }
          }
        }
      }
      energyLabel: metafield(namespace: "custom", key: "energy_label") {
        reference {
          ... on MediaImage {
            image {
              ...Picture
            }
          }
        }
      }
      ratingDistribution: metafield(
        namespace: "custom"
        key: "rating_distribution"
      ) {
        value
      }
      reviews: metafield(namespace: "custom", key: "reviews") {
        references(first: $reviews) {
          nodes {
            ...ReviewEntry
          }
          pageInfo {
            hasNextPage
          }
        }
      }
      press: metafield(namespace: "custom", key: "press") {
        reference {
          ... on Metaobject {
            link: field(key: "link") {
              value
            }
          }
        }
      }
      boxPicture: metafield(namespace: "custom", key: "box_picture") {
        reference {
          ... on MediaImage {
            image {
              ...Picture
            }
          }
        }
      }
      inTheBox: metafield(namespace: "custom", key: "in_the_box") {
        references(first: 20) {
          nodes {
            ... on Product {
              handle
            }
          }
        }
      }
      manual: metafield(namespace: "custom", key: "manual") {
        reference {
          ... on GenericFile {
            url
          }
        }
      }
      spareParts: metafield(namespace: "custom", key: "spare_parts") {
        references(first: 20) {
          nodes {
            ... on Product {
              handle
              requiresSellingPlan
              priceRange {
                ...PriceRange
              }
              selectedOrFirstAvailableVariant {
                ...UnitPricedVariant
              }
            }
          }
        }
      }
      ...AskedProperties
      addOns: metafield(namespace: "custom", key: "add_ons") {
        references(first: 5) {
          nodes {
            ... on Product {
              requiresSellingPlan
              selectedOrFirstAvailableVariant {
                id
                availableForSale
                quantityRule {
                  minimum
                }
                ...UnitPricedVariant
              }
            }
          }
        }
      }
      handlingDays: metafield(namespace: "custom", key: "handling_days") {
        value
      }
      filterColor: metafield(namespace: "custom", key: "filter_color") {
        references(first: 10) {
          nodes {
            ... on Metaobject {
              color: field(key: "color") {
                value
              }
            }
          }
        }
      }
      matchingColors: metafield(namespace: "custom", key: "matching_colors") {
        references(first: 10) {
          nodes {
            ... on Product {
              ...MatchingProduct
            }
          }
        }
      }
    }
    shop {
      paymentSettings {
        acceptedCardBrands
        supportedDigitalWallets
      }
    }
  }
  ${PRODUCT_TEXTS_FRAGMENT}
  ${ASKED_PROPERTIES_FRAGMENT}
  ${PRODUCT_RATING_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
  ${REVIEW_ENTRY_FRAGMENT}
  ${PRODUCT_VARIANT_FRAGMENT}
  ${VARIANT_LINK_FRAGMENT}
  ${PRODUCT_OFFER_FRAGMENT}
  ${GALLERY_MEDIA_FRAGMENT}
  ${SELECTED_OPTIONS_FRAGMENT}
  ${VARIANT_STOCK_FRAGMENT}
  ${PLAN_PRICE_FRAGMENT}
  ${MATCHING_PRODUCT_FRAGMENT}
` as const;

/** For `hreflang`. */
export const PRODUCT_HANDLE_QUERY = `#graphql
  query ProductHandle(
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      handle
    }
  }
` as const;

/** A product in the store's first language, with the texts that tell which are not translated. */
export const FIRST_PRODUCT_QUERY = `#graphql
  query FirstProduct(
    $handle: String!
    $texts: [HasMetafieldsIdentifier!]!
    $reviews: Int = 4
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      handle
      ...ProductTexts
    }
  }
  ${PRODUCT_TEXTS_FRAGMENT}
` as const;
