import {describe, expect, it} from 'vitest';
import {editTarget} from './edit-target';

describe('editTarget', () => {
  const product = {product: {id: 'gid://shopify/Product/12', title: 'Map'}};
  const collection = {collection: {id: 'gid://shopify/Collection/7'}};

  it.each([
    ['product', '/products/metarmap', product, '/products/12'],
    ['product', '/en/metarmap', product, '/products/12'],
    ['collection', '/collections/karten', collection, '/collections/7'],
  ])('finds the %s of %s in the admin', (kind, at, data, path) => {
    expect(editTarget(at, data, {})).toEqual({kind, path});
  });

  it.each([
    ['/products/draft', '/products'],
    ['/en/collections/hidden/', '/collections'],
  ])('knows that %s is not in this sales channel', (path, list) => {
    expect(editTarget(path, undefined, {}, true)).toEqual({
      kind: 'missing',
      path: list,
    });
  });

  it.each([
    ['/faq', 'app/content/de/faq.md'],
    ['/en/legal', 'app/content/en/legal/index.md'],
    [
      '/legal/revocation/withdraw',
      'app/content/de/legal/revocation/withdraw.md',
    ],
    ['/docs/metarmap-connect/', 'app/content/de/docs/metarmap-connect.md'],
  ])('names the file of %s', (path, file) => {
    expect(editTarget(path, {}, {})).toEqual({kind: 'text', file});
  });

  it.each(['/', '/en/faq/', '/pages/workshop'])(
    'finds what the merchant has written for %s',
    (path) => {
      const shown = path.replace(/^\/en|(?<=.)\/$/g, '');
      const editPaths = {[shown]: '/content/1', '/connect': '/content/2'};
      const found = editTarget(path, {}, editPaths);
      expect(found).toEqual({kind: 'entry', path: '/content/1'});
    },
  );

  it.each([
    ['/', {}],
    ['/en', {}],
    ['/cart', {}],
    ['/collections', {}],
    ['/faq', undefined],
    // Not missing: it could not be loaded.
    ['/products/metarmap', undefined],
    ['/cart', {product: {id: 'no id'}}],
    ['/cart', {product: 'text'}],
    ['/cart', null],
  ])('has nothing in particular for %s with %j', (path, data) => {
    expect(editTarget(path, data, {})).toEqual({kind: 'none'});
  });
});
