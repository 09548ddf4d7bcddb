/** A product, collection, page, blog or article, with Shopify's metafield `seo.hidden`. */
export interface Hideable {
  readonly hidden?: {readonly value: string} | null;
}

/**
 * Whether the merchant hides something from search engines by Shopify's metafield `seo.hidden`: it stays
 * at its URL with `noindex`, and is in no sitemap, search and document for agents.
 * https://help.shopify.com/en/manual/promoting-marketing/seo/hide-a-page-from-search-engines
 */
export function isHiddenFromSearch({hidden}: Hideable): boolean {
  return hidden?.value === '1' || hidden?.value === 'true';
}
