import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadProduct} from '~/lib/product/load-product.server';
import {productPage, productText} from '~/lib/product/product-page.server';
import {METAFIELD_DEFINITIONS} from '../../local-shop/data/definitions';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const DOCUMENTS = join(import.meta.dirname, '../../app/graphql');

describe('definitions of metafields', () => {
  it('there is one for each metafield that a document names', () => {
    const named = readdirSync(DOCUMENTS, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(DOCUMENTS, file), 'utf8').matchAll(
          /metafield\(namespace: "(\w+)", key: "(\w+)"\)/g,
        ),
      ])
      .map(([, namespace, key]) => `${namespace}.${key}`);
    expect(named.length).toBeGreaterThan(8);
    const defined = METAFIELD_DEFINITIONS.map(
      ({namespace, key}) => `${namespace}.${key}`,
    );
    expect(named.filter((name) => !defined.includes(name))).toEqual([]);
  });
});

describe('a store without any definition', () => {
  const shop = ownShop({definitions: []});

  it('shows its products, without what metafields would say', async () => {
    const loaded = await loadProduct(
      storefrontContext(shop.origin, 'de'),
      'metarmap',
      new URLSearchParams(),
    );
    if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
    const page = {...productPage(loaded), ...productText(loaded)};
    expect(page.title).toBe('METARmap');
    expect(page.variant?.price.price.currencyCode).toBe('EUR');
    expect(page.texts).toEqual({});
  });
});
