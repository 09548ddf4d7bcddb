import gql from 'graphql-tag';
import {describe, expect, it} from 'vitest';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {firstVariantId} from '../support/shop-client';

const shop = commerceShop();

const MONEY = '{amount currencyCode}';
const IMAGE = '{id url altText width height}';
const PAGE_INFO =
  'pageInfo {startCursor endCursor hasNextPage hasPreviousPage}';
const ADDRESS = `{id firstName lastName name company address1 address2 city province provinceCode
  zip country countryCodeV2 phone latitude longitude formatted formattedArea}`;
const RANGE = `{minVariantPrice ${MONEY} maxVariantPrice ${MONEY}}`;
const VARIANT = `{id title sku availableForSale currentlyNotInStock quantityAvailable
  requiresShipping price ${MONEY} compareAtPrice ${MONEY} unitPrice ${MONEY} weight weightUnit
  selectedOptions {name value} image ${IMAGE}
  product {handle title featuredImage ${IMAGE}}}`;
const OPTIONS = `options(first: 250) {id name
  optionValues {id name swatch {color image {previewImage ${IMAGE}}}}}`;
const MEDIA = `media(first: 250) {nodes {id
  ... on MediaImage {image ${IMAGE}}
  ... on Model3d {sources {filesize format mimeType url}}
  ... on Video {sources {format height width}}}}`;
const SUMMARY = `availableForSale compareAtPriceRange ${RANGE} createdAt handle id ${MEDIA}
  ${OPTIONS} priceRange ${RANGE} productType publishedAt tags title updatedAt`;
const PRODUCT = `{${SUMMARY} description descriptionHtml featuredImage ${IMAGE} isGiftCard
  onlineStoreUrl totalInventory trackingParameters variants(first: 250) {nodes ${VARIANT}}
  filterColor: metafield(namespace: "custom", key: "filter_color") {
    references(first: 10) {nodes {... on Metaobject {id handle}}}}
  matchingColors: metafield(namespace: "custom", key: "matching_colors") {
    references(first: 10) {nodes {... on Product {id handle}}}}
  details: metafield(namespace: "custom", key: "details") {value}
  shipping: metafield(namespace: "custom", key: "shipping") {value}}`;
const FILTERS = `filters {id label type
  values {count id label swatch {color image {previewImage ${IMAGE}}}}}`;
const ORDER = `{canceledAt currencyCode customerUrl edited email fulfillmentStatus id
  lineItems(first: 10) {nodes {quantity title variant ${VARIANT}}}
  invoice: metafield(namespace: "custom", key: "invoice") {reference {... on GenericFile {url}}}
  name orderNumber processedAt shippingAddress ${ADDRESS} statusUrl subtotalPrice ${MONEY}
  totalPrice ${MONEY} totalRefunded ${MONEY} totalShippingPrice ${MONEY} totalTax ${MONEY}}`;
const LINES = `lines(first: 250) {${PAGE_INFO} nodes {id quantity
  cost {subtotalAmount ${MONEY} totalAmount ${MONEY}}
  discountAllocations {discountedAmount ${MONEY}}
  merchandise {... on ProductVariant ${VARIANT}}
  sellingPlanAllocation {sellingPlan {name}}}}`;
const CART = `{id checkoutUrl createdAt updatedAt totalQuantity
  cost {subtotalAmount ${MONEY} totalAmount ${MONEY}}
  buyerIdentity {countryCode email phone
    customer {id displayName email defaultAddress ${ADDRESS}}} ${LINES}}`;

/**
 * A query for each entity of the specification's section 3, with all of its fields. Texts, because
 * they are composed of selections, which `gql` takes only as fragments.
 */
const QUERIES = {
  product: `query ($handle: String) {product(handle: $handle) ${PRODUCT}}`,
  collection: `query ($collection: String) {collection(handle: $collection) {description
    descriptionHtml handle id image ${IMAGE} title trackingParameters updatedAt
    products(first: 250) {${FILTERS} ${PAGE_INFO} nodes {${SUMMARY}}}}}`,
  customer: `query ($t: String!) {customer(customerAccessToken: $t) {acceptsMarketing
    addresses(first: 250) {nodes ${ADDRESS}} createdAt defaultAddress ${ADDRESS} displayName email
    firstName id lastName numberOfOrders phone tags updatedAt
    orders(first: 250, sortKey: PROCESSED_AT, reverse: true) {nodes ${ORDER}}
    wishlist: metafield(namespace: "custom", key: "wishlist") {
      references(first: 100) {nodes {... on Product {id}}}}}}`,
  localization: `{localization {availableLanguages {endonymName isoCode name}
    availableCountries {currency {isoCode name symbol} isoCode name unitSystem}}}`,
  suggestions: `{predictiveSearch(query: "map") {products ${`{${SUMMARY}}`}
    collections {id handle title} queries {text styledText}}}`,
  cart: `query ($cart: ID!) {cart(id: $cart) ${CART}}`,
};

describe('the endpoint has every field that the specification names', () => {
  it.each(Object.entries(QUERIES))('of %s', async (_, query) => {
    const client = commerceClient(shop.origin);
    const login = await client.ask(
      gql`
        mutation ($i: CustomerAccessTokenCreateInput!) {
          customerAccessTokenCreate(input: $i) {
            customerAccessToken {
              accessToken
              expiresAt
            }
          }
        }
      `,
      {i: {email: 'wiebke@example.com', password: SEED_PASSWORD}},
    );
    const {customerAccessToken} = (login.data?.customerAccessTokenCreate ??
      {}) as {
      customerAccessToken: {accessToken: string; expiresAt: string};
    };
    const {accessToken} = customerAccessToken;
    const merchandiseId = await firstVariantId(shop.origin, 'metarmap');
    const made = await client.ask(
      gql`
        mutation ($i: CartInput!) {
          cartCreate(input: $i) {
            cart {
              id
            }
          }
        }
      `,
      {
        i: {
          lines: [{merchandiseId, quantity: 1}],
          buyerIdentity: {customerAccessToken: accessToken},
        },
      },
    );
    const {cart} = (made.data?.cartCreate ?? {}) as {cart: {id: string}};
    const variables = {handle: 'metarmap', collection: 'all', cart: cart.id};
    const used = Object.entries(variables).filter(([name]) =>
      query.includes(`$${name}:`),
    );
    const {status, json, data} = await client.ask(
      query,
      Object.fromEntries(used),
    );
    expect(json).not.toHaveProperty('errors');
    expect(status).toBe(200);
    expect(Object.values(data ?? {})).not.toContain(null);
  });
});
