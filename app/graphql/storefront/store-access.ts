/*
 * Each field of a page for which a token needs a scope of its own, in a document of its own: where Shopify
 * leaves out a whole list because of several fields, its errors may name only one of them.
 */

export const STORE_TAGS_ACCESS_QUERY = `#graphql
  query StoreTagsAccess {
    products(first: 1) {
      nodes {
        tags
      }
    }
  }
` as const;

export const STORE_STOCK_ACCESS_QUERY = `#graphql
  query StoreStockAccess {
    products(first: 1) {
      nodes {
        variants(first: 1) {
          nodes {
            quantityAvailable
          }
        }
      }
    }
  }
` as const;

export const STORE_PLANS_ACCESS_QUERY = `#graphql
  query StorePlansAccess {
    products(first: 1) {
      nodes {
        variants(first: 1) {
          nodes {
            sellingPlanAllocations(first: 1) {
              nodes {
                sellingPlan {
                  id
                }
              }
            }
          }
        }
      }
    }
  }
` as const;

export const STORE_MENUS_ACCESS_QUERY = `#graphql
  query StoreMenuAccess {
    menu(handle: "main-menu") {
      id
    }
  }
` as const;

export const STORE_ENTRIES_ACCESS_QUERY = `#graphql
  query StoreEntriesAccess {
    metaobjects(type: "storefront_page", first: 1) {
      nodes {
        id
      }
    }
  }
` as const;

export const STORE_CONTENT_ACCESS_QUERY = `#graphql
  query StoreContentAccess {
    pages(first: 1) {
      nodes {
        id
      }
    }
  }
` as const;

export const STORE_CUSTOMERS_ACCESS_QUERY = `#graphql
  query StoreCustomersAccess {
    customer(customerAccessToken: "unknown") {
      id
    }
  }
` as const;
