import {
  same,
  type Product,
  type ProductVariant,
} from '@metarmap/local-shop/catalogue';
import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {EMPTY_CATALOGUE, type CatalogueSeed} from '@metarmap/local-shop/seed';

/** Ids of the variants of `smallCatalogue`. */
export const VARIANT = {
  /** 199.00 EUR, 219.00 USD, compare-at 249.00 EUR, 3 in stock. */
  map: 'gid://shopify/ProductVariant/1',
  /** 19.99 EUR, 100 in stock, subscription with 10 % off. */
  lamp: 'gid://shopify/ProductVariant/2',
  soldOut: 'gid://shopify/ProductVariant/3',
  /** Sold out, but can still be ordered. */
  backOrder: 'gid://shopify/ProductVariant/4',
  /** 50.00 EUR, without stock and shipping. */
  giftCard: 'gid://shopify/ProductVariant/5',
} as const;

/** The subscription of the lamp. */
export const LAMP_PLAN = 'gid://shopify/SellingPlan/1';

const CREATED = '2025-01-01T00:00:00Z';

function both(text: string): LocalizedText {
  return {...same(text), DE: `${text} (de)`};
}

function product(
  number: number,
  title: string,
  variant: Partial<ProductVariant>,
  rest: Partial<Product> = {},
): Product {
  const id = `gid://shopify/Product/${number}`;
  return {
    id,
    handle: same(`handle-${number}`),
    title: both(title),
    descriptionHtml: both('<p>Text</p>'),
    vendor: 'METARmap',
    productType: both('Test'),
    tags: [],
    isGiftCard: false,
    createdAt: CREATED,
    publishedAt: CREATED,
    updatedAt: CREATED,
    sold: 0,
    // Shopify's own option of a product without any.
    options: [
      {
        id: `gid://shopify/ProductOption/${number}`,
        name: text('Titel', 'Title'),
        values: [
          {
            id: `gid://shopify/ProductOptionValue/${number}`,
            name: same('Default Title'),
          },
        ],
      },
    ],
    variants: [
      {
        id: `gid://shopify/ProductVariant/${number}`,
        productId: id,
        sku: `SKU-${number}`,
        optionValueIndexes: [0],
        prices: {EUR: 1_999},
        requiresShipping: true,
        weight: 100,
        stock: {tracked: true, initial: 100, policy: 'deny'},
        sellingPlanIds: [],
        ...variant,
      },
    ],
    media: [],
    metafields: [],
    sellingPlanGroups: [],
    relatedIds: [],
    complementaryIds: [],
    ...rest,
  };
}

/** Five products, enough to show every rule of the cart. */
export const smallCatalogue: CatalogueSeed = {
  ...EMPTY_CATALOGUE,
  products: [
    product(1, 'Map', {
      prices: {EUR: 19_900, USD: 21_900},
      compareAtPrices: {EUR: 24_900},
      stock: {tracked: true, initial: 3, policy: 'deny'},
    }),
    product(
      2,
      'Lamp',
      {sellingPlanIds: [LAMP_PLAN]},
      {
        sellingPlanGroups: [
          {
            name: both('Subscription'),
            appName: 'local',
            plans: [
              {
                id: LAMP_PLAN,
                name: both('Monthly'),
                description: both('Every month'),
                percentageOff: 10,
              },
            ],
          },
        ],
      },
    ),
    product(3, 'Sold out', {
      stock: {tracked: true, initial: 0, policy: 'deny'},
    }),
    product(4, 'Back-order', {
      stock: {tracked: true, initial: 0, policy: 'continue'},
    }),
    product(
      5,
      'Gift card',
      {
        prices: {EUR: 5_000},
        requiresShipping: false,
        stock: {tracked: false, initial: 0, policy: 'deny'},
      },
      {isGiftCard: true},
    ),
  ],
  collections: [
    {
      id: 'gid://shopify/Collection/1',
      handle: text('karten', 'maps'),
      title: both('Maps'),
      descriptionHtml: both(''),
      updatedAt: CREATED,
      productIds: ['gid://shopify/Product/1'],
    },
  ],
};
