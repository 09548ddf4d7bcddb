import {PRICE_RANGE_FRAGMENT} from './fragments/product-card';
import {MONEY_FRAGMENT} from './fragments/money';
import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';
import {PRICED_VARIANT_FRAGMENT} from './fragments/priced-variant';

/** The products, for agents; best sellers first. */
export const AGENTS_QUERY = `#graphql
  query Agents(
    $products: Int!
    $collections: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: $products, sortKey: BEST_SELLING) {
      nodes {
        id
        handle
        title
        description(truncateAt: 300)
        requiresSellingPlan
        availableForSale
        ...SeoHidden
        priceRange {
          ...PriceRange
        }
        selectedOrFirstAvailableVariant {
          ...PricedVariant
        }
      }
    }
    collections(first: $collections, sortKey: TITLE) {
      nodes {
        handle
        title
        ...SeoHidden
      }
    }
  }
  ${SEO_HIDDEN_FRAGMENT}
  ${MONEY_FRAGMENT}
  ${PRICE_RANGE_FRAGMENT}
  ${PRICED_VARIANT_FRAGMENT}
` as const;
