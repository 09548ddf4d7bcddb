import {expect, it} from 'vitest';

import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

/**
 * The fields that Shopify's demo store (Shopify/hydrogen-demo-store) asks for on its
 * layout, home, collection, product, search and journal pages, in documents of our own:
 * a second client with other habits than the starter template.
 */
const CARD = `
  id title handle vendor publishedAt
  variants(first: 1) {
    nodes {
      id availableForSale
      image {url altText width height}
      price {amount currencyCode}
      compareAtPrice {amount currencyCode}
      selectedOptions {name value}
      product {handle title}
    }
  }`;

const MEDIA = `
  __typename mediaContentType alt
  previewImage {url}
  ... on MediaImage {id image {id url width height}}
  ... on Video {id sources {mimeType url}}
  ... on Model3d {id sources {mimeType url}}
  ... on ExternalVideo {id embedUrl host}`;

const VARIANT = `
  id title sku availableForSale
  selectedOptions {name value}
  image {id url altText width height}
  price {amount currencyCode}
  compareAtPrice {amount currencyCode}
  unitPrice {amount currencyCode}
  product {title handle}`;

const PAGE_INFO =
  'pageInfo {hasPreviousPage hasNextPage startCursor endCursor}';
const CONTEXT = '@inContext(country: US, language: EN)';
const MENU_ITEM = 'id resourceId tags title type url';

const DOCUMENTS: Readonly<Record<string, string>> = {
  layout: `query ${CONTEXT} {
    shop {id name description primaryDomain {url} brand {logo {image {url}}}}
    header: menu(handle: "main-menu") {id items {${MENU_ITEM} items {${MENU_ITEM}}}}
    footer: menu(handle: "footer") {id items {${MENU_ITEM} items {${MENU_ITEM}}}}
  }`,
  home: `query ${CONTEXT} {
    hero: collection(handle: "maps") {
      id handle title descriptionHtml
      heading: metafield(namespace: "hero", key: "title") {value}
      spread: metafield(namespace: "hero", key: "spread") {reference {... on Media {${MEDIA}}}}
    }
    products(first: 8) {nodes {${CARD}}}
    collections(first: 4, sortKey: UPDATED_AT) {
      nodes {id title handle image {altText width height url}}
    }
  }`,
  collection: `query ${CONTEXT} {
    collection(handle: "maps") {
      id handle title description
      seo {title description}
      image {id url width height altText}
      products(first: 8, sortKey: BEST_SELLING, filters: [{available: true}]) {
        filters {id label type values {id label count input}}
        nodes {${CARD}}
        ${PAGE_INFO}
      }
    }
    collections(first: 100) {edges {node {title handle}}}
  }`,
  product: `query ${CONTEXT} {
    product(handle: "metarmap") {
      id title vendor handle description descriptionHtml
      encodedVariantExistence encodedVariantAvailability
      options {
        name
        optionValues {
          name
          firstSelectableVariant {${VARIANT}}
          swatch {color image {previewImage {url}}}
        }
      }
      selectedOrFirstAvailableVariant(
        selectedOptions: [{name: "Size", value: "70 × 100 cm"}]
        ignoreUnknownOptions: true
        caseInsensitiveMatch: true
      ) {${VARIANT}}
      adjacentVariants(selectedOptions: []) {${VARIANT}}
      seo {title description}
      media(first: 7) {nodes {${MEDIA}}}
    }
    shop {
      name primaryDomain {url}
      shippingPolicy {body handle}
      refundPolicy {body handle}
    }
  }`,
  journal: `query ${CONTEXT} {
    blog(handle: "journal") {
      title seo {title description}
      articles(first: 10) {
        edges {
          node {
            author: authorV2 {name}
            contentHtml handle id publishedAt title
            image {id altText url width height}
          }
        }
      }
      articleByHandle(handle: "vier-farben") {
        title contentHtml publishedAt
        author: authorV2 {name}
        image {id altText url width height}
        seo {title description}
      }
    }
  }`,
  countries: `query ${CONTEXT} {
    localization {
      country {isoCode currency {isoCode}}
      availableCountries {isoCode name currency {isoCode symbol}}
    }
  }`,
};

const running = ownShop();

it.each(Object.entries(DOCUMENTS))(
  'answers what the demo store asks for its %s',
  async (_name, document) => {
    const {data, errors} = await queryShop<Record<string, unknown>>(
      running.origin,
      document,
    );
    expect(errors).toBeUndefined();
    expect(Object.values(data)).not.toContain(null);
  },
);

it('finds things by a handle in any case, as the demo store asks for its journal', async () => {
  const {data, errors} = await queryShop<Record<string, {handle: string}>>(
    running.origin,
    `query ${CONTEXT} {
      blog(handle: "Journal") {handle articleByHandle(handle: "Vier-Farben") {handle}}
      product(handle: "METARmap") {handle}
      collection(handle: "Maps") {handle}
      page(handle: "Ueber-Uns") {handle}
      menu(handle: "Main-Menu") {handle}
    }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    blog: {handle: 'journal', articleByHandle: {handle: 'vier-farben'}},
    product: {handle: 'metarmap'},
    collection: {handle: 'maps'},
    page: {handle: 'ueber-uns'},
    menu: {handle: 'main-menu'},
  });
});

it('links pictures and the checkout with the host name that the client called it by', async () => {
  const {port} = new URL(running.origin);
  for (const origin of [`http://localhost:${port}`, running.origin]) {
    const {data} = await queryShop<{product: {featuredImage: {url: string}}}>(
      origin,
      'query {product(handle: "metarmap") {featuredImage {url}}}',
    );
    expect(new URL(data.product.featuredImage.url).origin).toBe(origin);
    const created = await queryShop<{
      cartCreate: {cart: {checkoutUrl: string}};
    }>(origin, 'mutation {cartCreate {cart {checkoutUrl}}}');
    expect(new URL(created.data.cartCreate.cart.checkoutUrl).origin).toBe(
      origin,
    );
  }
});
