import {afterEach, describe, expect, it, vi} from 'vitest';
import {PLAN_GROUPS_QUERY} from '~/graphql/storefront/selling-plans';
import {loadCollection} from '~/lib/catalogue/load-collection.server';
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
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {shownProduct} from '../support/shown-product';
import {storefrontContext} from '../support/storefront-context';

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
  if (product.handle.DE !== 'mikrofasertuch') return product;
  return {
    ...product,
    // Not translated.
    title: same('Mikrofasertuch'),
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
  it('is shown: badges, cut where they are long, a size guide and further texts', async () => {
    const {badges, sizeGuide, tabs} = await shown();
    expect(badges).toEqual(['Handgemacht', `${'x'.repeat(23)}…`]);
    expect(sizeGuide).toMatchObject({
      title: 'So hängt die Karte gerade',
      html: expect.stringContaining('<p>Halte die Wandleiste an') as string,
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
    expect(english).toMatchObject({titleLang: 'de', descriptionLang: 'de'});
    const german = await shown();
    expect(german.titleLang).toBeUndefined();
    const other = await shownProduct(shop.origin, 'platzlampe', '', 'de');
    expect(other.descriptionLang).toBeUndefined();
  });
});

describe('selling plans', () => {
  it('are all offered, below the names of their groups', async () => {
    const {variant} = await shown();
    expect(variant?.plans).toHaveLength(13);
    const groups = [...new Set(variant?.plans.map(({group}) => group))];
    expect(groups).toEqual(['Abo', 'Vorbestellung']);
  });

  it('are offered without the names when these cannot be read', async () => {
    const original = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: {body?: string} = {}) =>
      init.body?.includes('query PlanGroups')
        ? Promise.reject(new TypeError('no network'))
        : original(url, init),
    );
    const {variant} = await shown();
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
    expect(first?.sellingPlans.nodes[0]).toEqual({
      id: 'gid://shopify/SellingPlan/100',
    });
  });
});
