import {describe, expect, it, afterEach, beforeEach, vi} from 'vitest';
import {productCard, asListed} from './product-card.server';
import type {RequestContext} from '~/lib/context.server';

const eur = (amount: string) => ({amount, currencyCode: 'EUR' as const});

const PRODUCT: Parameters<typeof productCard>[0] = {
  id: 'gid://shopify/Product/1',
  handle: 'mug',
  title: 'Mug',
  requiresSellingPlan: false,
  isGiftCard: false,
  productType: 'Gift',
  availableForSale: false,
  publishedAt: '2024-01-01T00:00:00Z',
  tags: [],
  images: {nodes: []},
  priceRange: {minVariantPrice: eur('9.0'), maxVariantPrice: eur('12.0')},
  options: [
    {id: '1', name: 'Size', optionValues: [{id: '1', name: 'Small'}]},
    {
      id: '2',
      name: 'Colour',
      optionValues: [
        {id: '2', name: 'Sky', swatch: {color: '#8ec5e8'}},
        {id: '3', name: 'Plain', swatch: null},
      ],
    },
  ],
};

const TODAY = new Date().toISOString();

describe('productCard', () => {
  it('leads from a list by price to the variant that costs the lowest one', () => {
    const pathOf = (amount: string, isByPrice: boolean) =>
      productCard(
        {
          ...PRODUCT,
          selectedOrFirstAvailableVariant: {
            id: 'gid://shopify/ProductVariant/7',
            requiresShipping: true,
            price: eur(amount),
          },
        },
        null,
        null,
        [],
        isByPrice,
      ).path;
    expect(pathOf('9.0', true)).toBe('/products/mug?variant=7');
    expect(pathOf('9.0', false)).toBe('/products/mug');
    // Another variant costs the lowest price.
    expect(pathOf('12.0', true)).toBe('/products/mug');
  });

  it('shows the chosen variant, then its gallery’s night or next picture', () => {
    const picture = (name: string, altText: string) => ({
      url: `${name}.webp`,
      altText,
      width: 1,
      height: 1,
    });
    const front = picture('black-front', 'Map with black frame');
    const variant = {
      id: 'gid://shopify/ProductVariant/1',
      image: front,
      price: eur('9.0'),
      selectedOptions: [
        {name: 'Size', value: '50 × 70 cm'},
        {name: 'Frame', value: 'Black'},
      ],
    };
    const options = [
      {
        id: '1',
        name: 'Size',
        optionValues: [
          {id: '1', name: '50 × 70 cm'},
          {id: '2', name: '70 × 100 cm'},
        ],
      },
      {
        id: '2',
        name: 'Frame',
        optionValues: [
          {id: '3', name: 'Oak', swatch: {color: '#c8a26b'}},
          {id: '4', name: 'Black', swatch: {color: '#1c1c1e'}},
        ],
      },
    ];
    const images = {nodes: [front, picture('oak-room', '')]};
    const shown = (pictures: readonly ReturnType<typeof picture>[]) =>
      productCard(
        {...PRODUCT, options, images},
        null,
        {...variant},
        pictures,
      ).images.map(({url}) => url);
    const night = picture('black-night', 'Map with black frame, at night');
    expect(
      shown([
        front,
        picture('oak-room', 'Map, 50 × 70 cm, with oak frame, in a room'),
        picture('black-large', 'Map, 70 × 100 cm, with black frame, in a room'),
        picture('black-room', 'Map, 50 × 70 cm, with black frame, in a room'),
      ]),
    ).toEqual(['black-front.webp', 'black-room.webp']);
    expect(shown([picture('cloud', 'A blackbird'), front, night])).toEqual([
      'black-front.webp',
      'black-night.webp',
    ]);
    // Without another one that fits, the product's own.
    expect(shown([front])).toEqual(['black-front.webp', 'oak-room.webp']);
  });

  it('shows the swatches of the first option that has any', () => {
    expect(productCard(PRODUCT, null).swatches).toEqual([
      {name: 'Sky', color: '#8ec5e8', image: null},
    ]);
  });

  it('says that a product is sold out, and its lowest price', () => {
    expect(
      productCard({...PRODUCT, tags: ['Bestseller'], publishedAt: TODAY}, null),
    ).toMatchObject({
      badges: ['soldOut'],
      price: {price: eur('9.0'), isFrom: true, was: null},
    });
  });

  it('shows badges for new, reduced and bestselling products, and for no other tag', () => {
    const range = {minVariantPrice: eur('9.0'), maxVariantPrice: eur('9.0')};
    const reduced = {
      ...PRODUCT,
      availableForSale: true,
      priceRange: range,
      selectedOrFirstAvailableVariant: {
        id: 'gid://shopify/ProductVariant/7',
        requiresShipping: true,
        price: eur('9.0'),
        compareAtPrice: eur('12.0'),
      },
      publishedAt: TODAY,
      tags: ['USB-C', 'bestseller'],
    };
    const card = productCard(reduced, null);
    // Without a lowest price the law of the European Union forbids it.
    expect(productCard(reduced, 'eu').badges).toEqual(['new', 'bestseller']);
    expect(card.badges).toEqual(['sale', 'new', 'bestseller']);
    expect(
      productCard({...PRODUCT, availableForSale: true, tags: ['USB-C']}, null)
        .badges,
    ).toEqual([]);
  });
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows the product’s own pictures, on a page that is cached briefly, when Shopify is slow to send the pictures for the visitor’s country', async () => {
  const query = vi.fn(() => new Promise(() => undefined));
  const storefront = {
    i18n: {country: 'US', language: 'EN'},
    query,
    CacheCustom: (strategy: object) => strategy,
  } as unknown as RequestContext['storefront'];
  const product = {
    id: 'gid://shopify/Product/1',
    featuredImage: null,
    options: [{name: 'Plug', optionValues: [{name: 'Germany'}, {name: 'USA'}]}],
  };
  const requestLog = {usesFallbackContent: false};
  const listed = asListed({storefront, requestLog}, [product as never]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(query).toHaveBeenCalledOnce();
  expect(await listed).toEqual([product]);
  expect(requestLog.usesFallbackContent).toBe(true);
});
