import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {marketTerms} from '~/lib/i18n/market-terms';
import {
  productData,
  productSeo,
  productStructuredData,
  deliveryData,
} from './product-seo';

const URL = 'https://shop.example/products/lamp';

type Facts = Parameters<typeof productData>[0];
type Offer = Facts['variants']['nodes'][number];

const variant = (number: number, changes: Partial<Offer> = {}): Offer => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `Size ${number}`,
  sku: `LAMP-${number}`,
  availableForSale: true,
  currentlyNotInStock: false,
  quantityAvailable: 100,
  quantityRule: {minimum: 1, maximum: null, increment: 1},
  selectedOptions: [{name: 'Size', value: String(number)}],
  price: {amount: '19.90', currencyCode: 'EUR'},
  image: {url: `https://cdn.example/${number}.webp`},
  requiresShipping: true,
  ...changes,
});

const dataOf = (variants: Offer[], changes: Partial<Facts> = {}) =>
  productData(
    {
      id: 'gid://shopify/Product/7',
      title: 'Lamp',
      description: 'Lights up.',
      vendor: 'METARmap',
      texts: [],
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
      priceRange: {
        minVariantPrice: {amount: '19.90', currencyCode: 'EUR'},
        maxVariantPrice: {amount: '49.90', currencyCode: 'EUR'},
      },
      ...changes,
    },
    URL,
    null,
  );

it.each([
  ['InStock', {}],
  ['LimitedAvailability', {quantityAvailable: 2}],
  ['BackOrder', {currentlyNotInStock: true}],
  ['OutOfStock', {availableForSale: false}],
] as const)(
  'a product without a choice has one offer, which is %s for %j',
  (name, changes) => {
    expect(dataOf([variant(1, changes)])).toMatchObject({
      '@type': 'Product',
      image: ['https://cdn.example/lamp.webp'],
      offers: {
        url: URL,
        price: '19.90',
        priceCurrency: 'EUR',
        availability: `https://schema.org/${name}`,
      },
    });
  },
);

it('a product leaves out what is not known', () => {
  const bare = dataOf([variant(1, {sku: null, image: null})], {
    vendor: '',
    featuredImage: null,
  });
  for (const key of ['sku', 'image', 'brand', 'aggregateRating']) {
    expect(bare).not.toHaveProperty(key);
  }
});

it('a rating is stated together with the reviews that the page shows', () => {
  const rating = {value: '{"value": "4.5", "scale_max": "5.0"}'};
  const body = {value: 'Good.'};
  const author = {value: 'Anna'};
  const review = {
    ...{id: 'gid://shopify/Metaobject/1', stars: rating, body, author},
    date: {value: '2026-08-02'},
  };
  const rated = dataOf([variant(1)], {
    rating,
    ratingCount: {value: '12'},
    reviews: {references: {nodes: [review]}},
  });
  expect(rated.aggregateRating).not.toHaveProperty('worstRating');
  expect(rated).toMatchObject({
    aggregateRating: {ratingValue: 4.5, ratingCount: 12},
    review: [{reviewBody: 'Good.', author: {name: 'Anna'}}],
  });
});

it('a product with variants offers each under its own address and number, and says once that all are new', () => {
  const data = dataOf([variant(1), variant(2)]);
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

it('a product with more variants than are listed says how many there are, and their price range', () => {
  const of = (variants: Offer[]) =>
    dataOf(variants, {encodedVariantExistence: 'v1_0-3,'});
  expect(of([variant(1), variant(2)])).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      offerCount: 4,
      lowPrice: '19.90',
      highPrice: '49.90',
      priceCurrency: 'EUR',
    },
  });
  expect(of([1, 2, 3, 4].map((number) => variant(number)))).not.toHaveProperty(
    'offers',
  );
});

it('the chosen variant has an offer also where it is not among the loaded ones', () => {
  const [first, second, last] = [1, 2, 60].map((number) => variant(number));
  const offersOf = (chosen: Offer | undefined) => {
    const loaded = {
      product: {
        id: 'gid://shopify/Product/7',
        title: 'Lamp',
        options: [{name: 'Size', optionValues: [{}, {}, {}]}],
        variants: {nodes: [first, second]},
        encodedVariantExistence: 'v1_0-2,',
        priceRange: {minVariantPrice: {}, maxVariantPrice: {}},
        texts: [],
      },
      variant: chosen,
      market: marketTerms([], 'DE'),
    } as unknown as Parameters<typeof productStructuredData>[0];
    const site = {env: {PUBLIC_SITE_URL: ''}, locale: LOCALES.de};
    const [data] = productStructuredData(
      loaded,
      {canonical: URL},
      {...site, country: 'DE'},
    );
    const variants = data?.hasVariant as {offers: {url: string}}[];
    return variants.map(({offers}) => offers.url);
  };
  const listed = [`${URL}?variant=1`, `${URL}?variant=2`];
  expect(offersOf(last)).toEqual([`${URL}?variant=60`, ...listed]);
  expect(offersOf(second)).toEqual(listed);
  expect(offersOf(undefined)).toEqual(listed);
});

it('empty words for search engines give way to the title and the description', () => {
  const loaded = {
    product: {
      title: 'Lamp',
      description: 'Lights up.',
      seo: {title: '', description: ''},
    },
    handles: {de: 'lampe', en: 'lamp'},
  } as unknown as Parameters<typeof productSeo>[0];
  const site = {env: {PUBLIC_SITE_URL: ''}, locale: LOCALES.de};
  expect(productSeo(loaded, site)).toMatchObject({
    title: 'Lamp',
    description: 'Lights up.',
  });
});

it('offers refer to shipping and returns, which the page states once', () => {
  const data = (
    price: string,
    entry: Readonly<Record<string, string>>,
    requiresShipping = true,
  ) => {
    const fields = Object.entries(entry).map(([key, value]) => ({key, value}));
    const {termsOf, nodes} = deliveryData(
      {
        product: {handlingDays: {value: '2'}},
        market: marketTerms([{fields}], 'US'),
      } as unknown as Parameters<typeof deliveryData>[0],
      'US',
      URL,
    );
    const terms = termsOf({
      price: {amount: price, currencyCode: 'USD'},
      requiresShipping,
    });
    return {terms, nodes: nodes()};
  };
  const entry = {
    ...{currency: 'USD', shipping_price: '9.90', free_from: '150'},
    ...{transit_least: '5', transit_most: '9', return_days: '30'},
    returns_paid_by: 'shop',
  };
  const {terms, nodes} = data('19.90', entry);
  expect(terms).toEqual({
    shippingDetails: {'@id': `${URL}#shipping`},
    hasMerchantReturnPolicy: {'@id': `${URL}#returns`},
  });
  expect(nodes).toMatchObject([
    {
      '@id': `${URL}#returns`,
      applicableCountry: 'US',
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/FreeReturn',
    },
    {
      '@id': `${URL}#shipping`,
      shippingRate: {value: '9.90', currency: 'USD'},
      shippingDestination: {addressCountry: 'US'},
      deliveryTime: {
        handlingTime: {maxValue: 2},
        transitTime: {minValue: 5, maxValue: 9, unitCode: 'DAY'},
      },
    },
  ]);
  expect(data('150', entry).nodes[1]).toMatchObject({
    '@id': `${URL}#free-shipping`,
    shippingRate: {value: '0'},
  });
  expect(data('19.90', {})).toEqual({terms: {}, nodes: []});
  // A file beside the printed book is not sent, and nobody pays for its return.
  const file = data('19.90', entry, false);
  expect(file.terms).toEqual({
    hasMerchantReturnPolicy: {'@id': `${URL}#returns-of-unsent`},
  });
  expect(file.nodes).toHaveLength(1);
  expect(file.nodes[0]).not.toHaveProperty('returnMethod');
});

it('a rating states the worst grade of a scale that does not begin with one', () => {
  const rating = {
    value: '{"value": "0.0", "scale_min": "0.0", "scale_max": "5.0"}',
  };
  const review = {
    ...{id: 'gid://shopify/Metaobject/1', stars: rating},
    ...{body: {value: 'Broken.'}, author: {value: 'Anna'}},
    date: {value: '2026-08-02'},
  };
  expect(
    dataOf([variant(1)], {
      rating,
      ratingCount: {value: '1'},
      reviews: {references: {nodes: [review]}},
    }),
  ).toMatchObject({
    aggregateRating: {ratingValue: 0, worstRating: 0, bestRating: 5},
    review: [{reviewRating: {ratingValue: 0, worstRating: 0}}],
  });
});
