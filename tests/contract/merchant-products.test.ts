import {setTimeout as sleep} from 'node:timers/promises';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {PLAN_GROUPS_QUERY} from '~/graphql/storefront/selling-plans';
import {loadCollection} from '~/lib/catalogue/load-collection.server';
import {loadBackInStockVariants} from '~/lib/customer-lists/load-back-in-stock-variants.server';
import {ATTEMPT_TIMEOUT_MS, LANGS_TIMEOUT_MS} from '~/lib/limits/limits';
import {loadProductsById} from '~/lib/product/load-products-by-id.server';
import {productSeo} from '~/lib/product/product-seo';
import {loadSitemapPage} from '~/lib/sitemap/load-sitemap.server';
import {PAGES, seedCatalogue} from '@metarmap/local-shop/seed';
import {adminMetaobjectUpsert} from '@metarmap/local-shop/stores';
import {text} from '@metarmap/store/localized-text';
import {
  same,
  type Metafield,
  type Product,
} from '@metarmap/local-shop/catalogue';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {shownProduct} from '../support/shown-product';
import {storefrontContext} from '../support/storefront-context';
import {withoutTimeouts} from '../support/without-timeouts';

/** Its options are not translated. */
const PINS = 'kartennadeln';

const TAB = 'gid://shopify/Metaobject/690000000301';

const custom = (key: string, value: Metafield['value']): Metafield => ({
  ...{namespace: 'custom', key, value},
});

const richText = (words: string) =>
  JSON.stringify({
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value: words}]}],
  });

const WRITTEN: readonly Metafield[] = [
  custom('badges', {
    type: 'list.single_line_text_field',
    value: same(JSON.stringify([' Handgemacht ', '', 'x'.repeat(40)])),
  }),
  custom('size_guide', {type: 'page_reference', id: PAGES[1]?.id ?? ''}),
  custom('tabs', {type: 'list.metaobject_reference', ids: [TAB]}),
  {
    ...{namespace: 'seo', key: 'hidden'},
    value: {type: 'number_integer', value: '1'},
  },
];

const plans = (count: number, first: number) =>
  Array.from({length: count}, (_plan, index) => ({
    id: `gid://shopify/SellingPlan/${first + index}`,
    name: text(`Plan ${first + index}`, `Plan ${first + index}`),
    description: same(''),
    percentageOff: 5,
  }));

const GROUPS = [
  {name: text('Abo', 'Subscription'), appName: 'a', plans: plans(12, 100)},
  {
    name: text('Vorbestellung', 'Pre-order'),
    appName: 'b',
    plans: plans(1, 200),
  },
];

function edited(product: Product): Product {
  if (product.handle.DE === PINS) {
    const options = product.options.map(({name, values, ...option}) => ({
      ...option,
      name: same(name.DE),
      values: values.map((value) => ({...value, name: same(value.name.DE)})),
    }));
    return {...product, options};
  }
  if (product.handle.DE !== 'mikrofasertuch') return product;
  return {
    ...product,
    // Not translated.
    title: same('Mikrofasertuch'),
    productType: same('Pflege'),
    descriptionHtml: same('<p>Ein Tuch.</p>'),
    metafields: [...product.metafields, ...WRITTEN],
    sellingPlanGroups: GROUPS,
    variants: product.variants.map((variant) => ({
      ...variant,
      sellingPlanIds: GROUPS.flatMap(({plans: all}) => all.map(({id}) => id)),
    })),
  };
}

const shop = ownShop({
  catalogue: {
    ...seedCatalogue,
    products: seedCatalogue.products.map(edited),
    metaobjects: [
      ...seedCatalogue.metaobjects,
      {
        ...{id: TAB, type: 'storefront_tab', handle: 'pflege'},
        fields: [
          {
            ...{key: 'title', type: 'single_line_text_field'},
            value: text('Pflege', 'Care'),
          },
          {
            ...{key: 'text', type: 'rich_text_field'},
            value: text(richText('Kalt waschen'), richText('Wash cold')),
          },
        ],
      },
    ],
  },
});

const handleOf = (code: 'de' | 'en') =>
  seedCatalogue.products.find(({handle}) => handle.DE === 'mikrofasertuch')
    ?.handle[code === 'de' ? 'DE' : 'EN'] ?? '';

const shown = (code: 'de' | 'en' = 'de') =>
  shownProduct(shop.origin, handleOf(code), '', code);

afterEach(() => void vi.unstubAllGlobals());

describe('what a merchant writes at a product', () => {
  withoutTimeouts();

  it('is shown: badges, cut where they are long, a size guide and further texts', async () => {
    const {badges, sizeGuide, tabs} = await shown();
    expect(badges).toEqual(['Handgemacht', `${'x'.repeat(23)}…`]);
    expect(sizeGuide).toMatchObject({
      title: 'So hängt die Karte gerade',
      html: expect.stringContaining('<li>Halte die Wandleiste an') as string,
    });
    expect(tabs).toEqual([{title: 'Pflege', html: '<p>Kalt waschen</p>'}]);
    const english = await shown('en');
    expect(english.sizeGuide?.title).toBe('How to hang the map');
    expect(english.tabs[0]?.title).toBe('Care');
  });

  it('is shown as it was changed last, and no longer as a draft', async () => {
    const change = (status: 'ACTIVE' | 'DRAFT') =>
      adminMetaobjectUpsert(shop.shop, {
        handle: {type: 'storefront_tab', handle: 'pflege'},
        metaobject: {
          capabilities: {publishable: {status}},
          fields: [{key: 'title', value: 'Waschen'}],
        },
      });
    expect(change('ACTIVE').userErrors).toEqual([]);
    expect((await shown()).tabs).toMatchObject([{title: 'Waschen'}]);
    change('DRAFT');
    expect((await shown()).tabs).toEqual([]);
  });

  it('is on its card, too', async () => {
    const loaded = await loadCollection(
      storefrontContext(shop.origin, 'de'),
      'zubehoer',
      new URLSearchParams(),
    );
    if (!loaded || 'movedTo' in loaded) throw new Error('Not loaded.');
    const card = loaded.list.products.find(
      ({handle}) => handle === 'mikrofasertuch',
    );
    expect(card?.ownBadges).toHaveLength(2);
  });

  it('hides it from search engines by seo.hidden', async () => {
    const context = storefrontContext(shop.origin, 'de');
    const {loaded} = await shown();
    expect(productSeo(loaded, context)).toMatchObject({isHidden: true});
    const listed = await loadSitemapPage(context, 'products', null);
    const paths = listed?.map(({paths: {de}}) => de);
    expect(paths).not.toContain('/products/mikrofasertuch');
    expect(paths?.length).toBeGreaterThan(20);
  });

  it('names its language where it is not translated', async () => {
    const english = await shown('en');
    expect(english).toMatchObject({
      ...{titleLang: 'de', typeLang: 'de', badgesLang: 'de'},
      descriptionLang: 'de',
    });
    const german = await shown();
    expect(german.titleLang).toBeUndefined();
    const other = await shownProduct(shop.origin, 'platzlampe', '', 'de');
    expect(other.descriptionLang).toBeUndefined();
    const {products} = await loadProductsById(
      storefrontContext(shop.origin, 'en'),
      [english.id],
    );
    expect(products[0]?.card.langs).toMatchObject({title: 'de', badges: 'de'});
  });

  it('names the language of options that are not translated, on the page, in the cart and in the list to wait for', async () => {
    const pins = await shownProduct(shop.origin, 'chart-pins', '', 'en');
    expect(pins.titleLang).toBeUndefined();
    expect(pins.optionGroups).toMatchObject([{name: 'Farbe', lang: 'de'}]);
    const german = await shownProduct(shop.origin, PINS);
    expect(german.optionGroups[0]?.lang).toBeUndefined();
    const translated = await shownProduct(shop.origin, 'metarmap', '', 'en');
    expect(translated.titleLang).toBeUndefined();
    expect(translated.optionGroups.map(({lang}) => lang)).toEqual(
      translated.optionGroups.map(() => undefined),
    );

    const visitor = createVisitor(shop.origin, {language: 'EN'});
    const id = pins.variant?.id ?? '';
    const map = translated.variant?.id ?? '';
    await visitor.act(add(map, 1));
    const {lines} = cartOf(await visitor.act(add(id, 1)));
    const byTitle = new Map(lines.map((line) => [line.title, line]));
    expect(byTitle.get(pins.title)).toMatchObject({
      options: [{name: 'Farbe', lang: 'de'}],
    });
    expect(byTitle.get('METARmap')?.lang).toBeUndefined();
    expect(JSON.stringify(byTitle.get('METARmap')?.options)).not.toContain(
      'lang',
    );
    const [waiting] = await loadBackInStockVariants(
      storefrontContext(shop.origin, 'en'),
      [id],
    );
    expect(waiting).toMatchObject({choiceLang: 'de'});
    expect(waiting?.titleLang).toBeUndefined();
  });
});

describe('selling plans', () => {
  describe('that are read', () => {
    withoutTimeouts();

    it('are all offered, below the names of their groups', async () => {
      const {variant} = await shown();
      expect(variant?.plans).toHaveLength(13);
      const groups = [...new Set(variant?.plans.map(({group}) => group))];
      expect(groups).toEqual(['Abo', 'Vorbestellung']);
    });
  });

  it('keep the names of their groups when these take longer than languages may', async () => {
    const original = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: {body?: string} = {}) => {
      const isNamesRequest = init.body?.includes('query PlanGroups');
      if (isNamesRequest) await sleep(2 * LANGS_TIMEOUT_MS);
      return original(url, init);
    });
    const {variant} = await shown();
    expect(variant?.plans[0]?.group).toBe('Abo');
  });

  it.each([
    ['cannot be read', () => Promise.reject(new TypeError('no network'))],
    ['are late', () => new Promise<Response>(() => undefined)],
  ])('are offered without the names when these %s', async (_case, respond) => {
    const original = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: {body?: string} = {}) =>
      init.body?.includes('query PlanGroups') ? respond() : original(url, init),
    );
    const start = performance.now();
    const {variant} = await shown();
    expect(performance.now() - start).toBeLessThan(ATTEMPT_TIMEOUT_MS);
    expect(variant?.plans).toHaveLength(13);
    expect(variant?.plans[0]?.group).toBeUndefined();
  });

  it('have the same ids in a group as in a variant', async () => {
    const {data} = await queryShop<{
      product: {
        sellingPlanGroups: {nodes: {sellingPlans: {nodes: object[]}}[]};
      };
    }>(shop.origin, PLAN_GROUPS_QUERY, {handle: 'mikrofasertuch'});
    const [first] = data.product.sellingPlanGroups.nodes;
    expect(first?.sellingPlans.nodes[0]).toMatchObject({
      id: 'gid://shopify/SellingPlan/100',
    });
  });
});
