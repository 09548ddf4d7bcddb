import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {agentsDocument} from '~/lib/agents/agents-document.server';
import {loadSearch, loadSuggestions} from '~/lib/catalogue/load-search.server';
import {loadProductsById} from '~/lib/product/load-products-by-id.server';
import {formatMoney} from '~/lib/i18n/format';
import {loadHome, regionLinks} from '~/lib/home/load-home.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {loadCartAddOn} from '~/lib/product/load-cart-add-on.server';
import {loadRecommendations} from '~/lib/product/load-product-page.server';
import {loadReviews} from '~/lib/product/load-reviews.server';
import {productMarkdown} from '~/lib/product/product-markdown.server';
import {productStructuredData} from '~/lib/product/product-seo';
import {editResults} from '../support/edited-results';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';
import {smallCatalogue} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';

const LAMP = 'gid://shopify/Product/2';
const eur = (amount: string) => ({amount, currencyCode: 'EUR'});

const running = ownShop({
  catalogue: {
    ...smallCatalogue,
    products: smallCatalogue.products.map((product) =>
      product.id === LAMP
        ? product
        : {...product, relatedIds: [LAMP], complementaryIds: [LAMP]},
    ),
  },
});

/** A plan that pays a year at once. */
const PREPAID = {
  price: eur('162.18'),
  perDeliveryPrice: eur('13.52'),
  unitPrice: null,
};

/** A result in which the lamp is sold only with that plan. */
function onlyByPlan(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onlyByPlan);
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'priceAdjustments' ? [PREPAID] : onlyByPlan(field),
    ]),
  );
  return 'requiresSellingPlan' in fields && fields.id === LAMP
    ? {...fields, requiresSellingPlan: true}
    : fields;
}

/** The same of a plan that changes no price. */
function withoutAdjustments(value: unknown): unknown {
  return JSON.parse(JSON.stringify(onlyByPlan(value)), (name, field: unknown) =>
    name === 'priceAdjustments' ? [] : field,
  );
}

const OPERATIONS = [
  ...['Product', 'ProductRecommendations', 'ComplementaryProducts', 'Home'],
  ...['Search', 'Popular', 'PredictiveSearch', 'ProductsById', 'Agents'],
  'PlanPrices',
];

let asked: readonly string[] = [];
beforeEach(() => {
  asked = editResults(
    Object.fromEntries(OPERATIONS.map((name) => [name, onlyByPlan])),
  );
});
afterEach(() => vi.unstubAllGlobals());

const context = () =>
  storefrontContext(
    running.origin,
    'de',
    {},
    {PUBLIC_MAP_PRODUCT_HANDLE: 'handle-2'},
  );
const waitUntil = () => undefined;
const lampOf = <Card extends {handle: string}>(cards: readonly Card[]) =>
  cards.find(({handle}) => handle === 'handle-2');

describe('a product that is sold only with a selling plan has the plan’s price', () => {
  it('on its page, in its structured data and its Markdown', async () => {
    const {loaded, variant, isPlanRequired} = await shownProduct(
      running.origin,
      'handle-2',
    );
    expect(isPlanRequired).toBe(true);
    expect(variant?.price).toEqual({price: PREPAID.price, was: null});
    expect(variant?.plans).toMatchObject([{price: PREPAID.price}]);
    const canonical = 'http://localhost:3000/products/handle-2';
    const {env, locale} = context();
    const data = JSON.stringify(
      productStructuredData(loaded, {canonical}, {env, locale, country: 'DE'}),
    );
    expect(data).toContain('"price":"162.18"');
    expect(data.match(/"price":/g)).toHaveLength(1);
    const text = productMarkdown(loaded, canonical, env);
    expect(text).toContain('162,18');
  });

  it('which is the variant’s own where the plan changes none', async () => {
    vi.unstubAllGlobals();
    editResults(
      Object.fromEntries(OPERATIONS.map((name) => [name, withoutAdjustments])),
    );
    const {products} = await loadProductsById(context(), [LAMP]);
    expect(products[0]?.card.price.price).toEqual(eur('19.99'));
  });

  it.each([
    [
      'in a search',
      async () =>
        lampOf(
          (await loadSearch(context(), new URLSearchParams('q=lamp'))).list
            ?.products ?? [],
        )?.price,
    ],
    [
      'on the wishlist',
      async () => {
        const {products} = await loadProductsById(context(), [LAMP]);
        return products[0]?.card.price;
      },
    ],
    [
      'among recommendations',
      async () =>
        lampOf(
          await loadRecommendations(
            {...context(), waitUntil},
            'handle-1',
            Promise.resolve(),
          ),
        )?.price,
    ],
    [
      'beside the cart',
      async () => (await loadCartAddOn(context(), ['handle-1']))?.price,
    ],
    [
      'among suggestions',
      async () => {
        const groups = await loadSuggestions(context(), 'lamp');
        return groups
          .flatMap(({options}) => options)
          .find(({label}) => label.startsWith('Lamp'))?.price;
      },
    ],
    [
      'among what is popular',
      async () => {
        const groups = await loadSuggestions(context(), '');
        return groups
          .flatMap(({options}) => options)
          .find(({label}) => label.startsWith('Lamp'))?.price;
      },
    ],
  ])('%s', async (_where, load) => {
    expect(await load()).toEqual({
      price: PREPAID.price,
      was: null,
      isFrom: false,
    });
  });

  it('on the home page, if it is the map', async () => {
    vi.unstubAllGlobals();
    const variant = {id: 'gid://shopify/ProductVariant/2', price: eur('15.90')};
    const optionValues = [{name: 'US', firstSelectableVariant: variant}];
    editResults({
      PlanPrices: onlyByPlan,
      Home: ({map, ...data}) =>
        onlyByPlan({
          ...data,
          map: {...(map as object), options: [{optionValues}]},
        }),
    });
    const home = await loadHome(context());
    const termsOf = await loadMarketTerms(context());
    const regions = regionLinks(
      home?.map?.options ?? [],
      context(),
      termsOf('DE'),
      undefined,
    );
    expect(regions.map(({from}) => from)).toEqual([
      `ab ${formatMoney(PREPAID.price, context().locale)}`,
    ]);
  });

  it('on the page of its reviews', async () => {
    vi.unstubAllGlobals();
    const review = {
      id: 'gid://shopify/Metaobject/1',
      stars: {value: '{"value": "5.0", "scale_max": "5.0"}'},
      body: {value: 'Bright.'},
      author: {value: 'Ada'},
      date: {value: '2026-11-01'},
    };
    editResults({
      PlanPrices: onlyByPlan,
      ProductReviews: ({product}) =>
        onlyByPlan({
          product: {
            ...(product as object),
            reviews: {references: {nodes: [review]}},
          },
        }),
    });
    const {offer} = await loadReviews(
      {...context(), waitUntil} as unknown as Parameters<typeof loadReviews>[0],
      'handle-2',
      new URL('http://localhost:3000/products/handle-2/reviews'),
    );
    expect(offer?.price).toEqual({
      price: PREPAID.price,
      was: null,
      isFrom: false,
    });
  });

  it('in the text for agents', async () => {
    const text = await (
      await agentsDocument(
        {...context(), country: 'DE'},
        new Request('http://localhost:3000/llms.txt'),
      )
    ).text();
    expect(text).toMatch(/Lamp.*162,18/);
  });
});

it('prices of plans are asked for only where a plan is needed', async () => {
  await shownProduct(running.origin, 'handle-1');
  expect(asked).not.toContain('PlanPrices');
});

it('the lowest of several plans and variants is the price in a list, with “from”', async () => {
  vi.unstubAllGlobals();
  const allocation = (price: string) => ({
    priceAdjustments: [{...PREPAID, price: eur(price)}],
  });
  const variant = (id: string, available: boolean, ...prices: string[]) => ({
    id: `gid://shopify/ProductVariant/${id}`,
    availableForSale: available,
    unitPriceMeasurement: null,
    sellingPlanAllocations: {nodes: prices.map(allocation)},
  });
  editResults({
    ProductsById: onlyByPlan,
    PlanPrices: () => ({
      nodes: [
        {
          id: LAMP,
          variants: {
            nodes: [
              variant('2', true, '162.18', '90.0'),
              variant('22', true, '80.50', '200.0'),
              variant('23', false, '10.0'),
            ],
          },
        },
      ],
    }),
  });
  const {products} = await loadProductsById(context(), [LAMP]);
  expect(products[0]?.card.price).toMatchObject({
    price: eur('80.50'),
    isFrom: true,
  });
});

it('what has no plan is left out of lists', async () => {
  vi.unstubAllGlobals();
  editResults({ProductsById: onlyByPlan, PlanPrices: () => ({nodes: [null]})});
  expect((await loadProductsById(context(), [LAMP])).products).toEqual([]);
});
