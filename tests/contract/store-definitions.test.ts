import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {LOCALES, localizedPath} from '~/lib/i18n/locale';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {loadHome} from '~/lib/home/load-home.server';
import {loadProduct} from '~/lib/product/load-product.server';
import {PRODUCT_TEXTS} from '~/lib/product/merchant-texts';
import {productView} from '~/lib/product/product-view.server';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';
import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '@metarmap/store/definitions';
import type {Shop} from '@metarmap/local-shop';
import {storefrontUrls} from '@metarmap/local-shop/testing';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {mapCache} from '../support/map-cache';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';
import {productText} from '~/lib/product/product-text.server';

const DOCUMENTS = join(import.meta.dirname, '../../app/graphql');

describe('definitions of metafields', () => {
  it('exist for each metafield that a document names', () => {
    const named = readdirSync(DOCUMENTS, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(DOCUMENTS, file), 'utf8').matchAll(
          /metafield\(namespace: "(\w+)", key: "(\w+)"\)/g,
        ),
      ])
      .map(([, namespace, key]) => `${namespace}.${key}`)
      .concat(PRODUCT_TEXTS.map(({namespace, key}) => `${namespace}.${key}`));
    expect(named.length).toBeGreaterThan(8);
    const defined = METAFIELD_DEFINITIONS.map(
      ({namespace, key}) => `${namespace}.${key}`,
    );
    expect(named.filter((name) => !defined.includes(name))).toEqual([]);
  });
});

describe('definitions of metaobjects', () => {
  it('offer each language of the storefront, and the local shop knows its addresses in each', () => {
    const choices = METAOBJECT_DEFINITIONS.flatMap(({fields}) =>
      fields.filter(({key}) => key === 'language'),
    ).map((field) => field.choices);
    expect(choices.length).toBeGreaterThan(0);
    for (const codes of choices) expect(codes).toEqual(Object.keys(LOCALES));
    const shop = {storefrontOrigin: 'https://shop.example'} as Shop;
    expect(storefrontUrls(shop, '/cart')).toEqual(
      Object.values(LOCALES).map(
        (locale) => `https://shop.example${localizedPath('/cart', locale)}`,
      ),
    );
  });
});

async function load(
  origin: string,
  handle: string,
  options: Parameters<typeof storefrontContext>[2] = {},
) {
  const loaded = await loadProduct(
    storefrontContext(origin, 'de', options),
    handle,
    new URLSearchParams(),
  );
  if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
  return {...productView(loaded), ...productText(loaded)};
}

describe('a store without any definition', () => {
  const shop = ownShop({definitions: []});

  it('shows its products without metafields', async () => {
    const page = await load(shop.origin, 'metarmap');
    expect(page.title).toBe('METARmap');
    expect(page.variant?.price.price.currencyCode).toBe('EUR');
    expect(page.texts.flatMap(({lines}) => lines)).toEqual([]);
  });
});

describe('a store whose metaobjects storefronts may not read', () => {
  const open = ownShop();
  const closed = ownShop({
    metaobjectDefinitions: METAOBJECT_DEFINITIONS.map((definition) => ({
      ...definition,
      storefront: 'NONE',
    })),
  });

  it('shows its products without the colours, which are metaobjects', async () => {
    const [shown, hidden] = await Promise.all(
      [open, closed].map(({origin}) => load(origin, 'metarmap-erstausgabe')),
    );
    expect(shown?.colors.map(({name}) => name)).toContain('Messing');
    expect(hidden?.title).toBe(shown?.title);
    expect(hidden?.colors).toEqual([]);
  });
});

describe('a store whose storefronts may not read stock', () => {
  const shop = ownShop({
    withoutScopes: ['unauthenticated_read_product_inventory'],
  });

  it('shows and sells its products, with one request', async () => {
    const cache = mapCache();
    const before = await load(shop.origin, 'kniebrett', {cache});
    expect(before.variant?.availability).toEqual({state: 'available'});
    await forgetRequests(shop.origin);
    expect(await load(shop.origin, 'kniebrett', {cache})).toEqual(before);
    expect(await loggedRequests(shop.origin)).toEqual([]);
    const shopper = createVisitor(shop.origin);
    const answer = await shopper.act(add(before.variant?.id ?? '', 1));
    expect(answer.problems).toEqual([]);
    expect(cartOf(await shopper.read()).lines).toHaveLength(1);
  });
});

describe('a store whose storefronts may not read tags', () => {
  const shop = ownShop({withoutScopes: ['unauthenticated_read_product_tags']});
  const context = () => storefrontContext(shop.origin, 'de');

  it('shows its lists without what tags add, and asks for them once', async () => {
    const found = () => loadSearch(context(), new URLSearchParams('q=karte'));
    expect((await found()).total).toBeGreaterThan(3);
    await forgetRequests(shop.origin);
    expect((await found()).list?.products).not.toEqual([]);
    // At the same time as the markets, whose first language is that of the texts.
    const asked = await loggedRequests(shop.origin);
    expect(asked.map(({operation}) => operation).sort()).toEqual([
      'Markets',
      'Search',
    ]);
    const home = await loadHome(context());
    expect(home?.featured).not.toEqual([]);
    expect(context().requestLog.usesFallbackContent).toBe(false);
  });
});

describe('a store whose storefronts may not read selling plans', () => {
  const shop = ownShop({withoutScopes: ['unauthenticated_read_selling_plans']});

  it('fails with a 503 instead of showing its products as sold out', async () => {
    const context = storefrontContext(shop.origin, 'de');
    const loading = orErrorResponse(
      loadProduct(context, 'kniebrett', new URLSearchParams()),
    );
    await expect(loading).rejects.toMatchObject({status: 503});
    expect(context.requestLog.usesFallbackContent).toBe(true);
  });
});
