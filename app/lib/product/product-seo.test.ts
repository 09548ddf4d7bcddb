import {describe, expect, it} from 'vitest';
import {LOCALES} from '../i18n/locale';
import {productData, productSeo} from './product-seo';

const SITE = {
  env: {PUBLIC_SITE_URL: 'https://example.com'},
  locale: LOCALES.en,
};

type Loaded = Parameters<typeof productSeo>[0];

const loaded = {
  product: {
    title: 'Cleaning spray',
    description: 'Cleans acrylic.',
    seo: {title: null, description: null},
    featuredImage: {url: 'https://cdn.example/spray.webp'},
  },
  variant: null,
  handles: {de: 'reinigungsspray', en: 'cleaning-spray'},
} as unknown as Loaded;

describe('productSeo', () => {
  it('links to the product under each language’s own handle, in its own words', () => {
    expect(productSeo(loaded, SITE)).toMatchObject({
      canonical: 'https://example.com/en/products/cleaning-spray',
      alternates: {de: 'https://example.com/products/reinigungsspray'},
      title: 'Cleaning spray',
      description: 'Cleans acrylic.',
      image: {url: 'https://cdn.example/spray.webp'},
    });
  });

  it('lets a page show the product under its own path', () => {
    const seo = productSeo(loaded, SITE, {title: 'Buy', path: '/metarmap'});
    expect(seo.title).toBe('Buy');
    expect(seo.canonical).toBe('https://example.com/en/metarmap');
  });
});

const URL = 'https://shop.example/products/lamp';

type Facts = Parameters<typeof productData>[0];
type Offer = Facts['variants']['nodes'][number];

function variant(number: number, changes: Partial<Offer> = {}): Offer {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: `Size ${number}`,
    sku: `LAMP-${number}`,
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: 100,
    selectedOptions: [{name: 'Size', value: String(number)}],
    price: {amount: '19.90', currencyCode: 'EUR'},
    image: {url: `https://cdn.example/${number}.webp`},
    ...changes,
  };
}

function product(variants: Offer[], changes: Partial<Facts> = {}): Facts {
  return {
    id: 'gid://shopify/Product/7',
    title: 'Lamp',
    description: 'Lights up.',
    vendor: 'METARmap',
    options: [
      {
        id: 'size',
        name: 'Size',
        optionValues: variants.map(({id, title}) => ({id, name: title})),
      },
      {
        id: 'material',
        name: 'Material',
        optionValues: [{id: 'wood', name: 'wood'}],
      },
    ],
    featuredImage: {url: '//cdn.example/lamp.webp'},
    variants: {nodes: variants},
    ...changes,
  };
}

describe('a product without a choice', () => {
  const data = productData(product([variant(1)]), URL);

  it('is a Product with one offer', () => {
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Lamp',
      sku: 'LAMP-1',
      url: URL,
      image: ['https://cdn.example/lamp.webp'],
      brand: {'@type': 'Brand', name: 'METARmap'},
      offers: {
        '@type': 'Offer',
        url: URL,
        price: '19.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(data).not.toHaveProperty('hasVariant');
  });

  it('says nothing that it does not know', () => {
    const bare = productData(
      product([variant(1, {sku: null, image: null})], {
        vendor: '',
        featuredImage: null,
      }),
      URL,
    );
    for (const key of ['sku', 'image', 'brand']) {
      expect(bare).not.toHaveProperty(key);
    }
  });
});

it('a rating is told with the reviews that the page shows, and without any not at all', () => {
  const rating = {value: '{"value": "4.5", "scale_max": "5.0"}'};
  const rated = (nodes: object[]) =>
    productData(
      product([variant(1)], {
        rating,
        ratingCount: {value: '12'},
        reviews: {references: {nodes}},
      }),
      URL,
    );
  const [body, author, date] = ['Good.', 'Anna', '2026-08-02'];
  const review = {
    stars: rating,
    body: {value: body},
    author: {value: author},
    date: {value: date},
  };
  expect(rated([review])).toMatchObject({
    aggregateRating: {ratingValue: 4.5, ratingCount: 12},
    review: [{reviewBody: body, author: {name: author}, datePublished: date}],
  });
  expect(rated([])).not.toHaveProperty('aggregateRating');
});

it('a product with variants offers each under its own address and number, and says once that all are new', () => {
  const data = productData(product([variant(1), variant(2)]), URL);
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    variesBy: ['Size'],
    hasVariant: [
      {'@type': 'Product', sku: 'LAMP-1', offers: {url: `${URL}?variant=1`}},
      {'@type': 'Product', sku: 'LAMP-2', offers: {url: `${URL}?variant=2`}},
    ],
  });
  expect(JSON.stringify(data).match(/NewCondition/g)).toHaveLength(1);
});

describe('availability', () => {
  it.each([
    ['InStock', {}],
    ['LimitedAvailability', {quantityAvailable: 2}],
    ['BackOrder', {currentlyNotInStock: true}],
    ['OutOfStock', {availableForSale: false}],
  ] as const)('is %s for %j', (name, changes) => {
    expect(productData(product([variant(1, changes)]), URL)).toMatchObject({
      offers: {availability: `https://schema.org/${name}`},
    });
  });
});
