import {describe, expect, it} from 'vitest';
import {editTarget} from './edit-target';

describe('editTarget', () => {
  const product = {product: {id: 'gid://shopify/Product/12', title: 'Map'}};

  it.each(['/products/metarmap', '/en/metarmap'])(
    'finds the product of %s in the admin',
    (path) => {
      expect(editTarget(path, product)).toEqual({
        kind: 'product',
        path: '/products/12',
      });
    },
  );

  it('finds a collection', () => {
    const data = {collection: {id: 'gid://shopify/Collection/7'}};
    expect(editTarget('/collections/karten', data)).toEqual({
      kind: 'collection',
      path: '/collections/7',
    });
  });

  it.each([
    ['/products/draft', '/products'],
    ['/en/collections/hidden/', '/collections'],
  ])('knows that %s is not in this sales channel', (path, list) => {
    expect(editTarget(path, undefined, true)).toEqual({
      kind: 'missing',
      path: list,
    });
  });

  it('does not call missing what could not be loaded', () => {
    expect(editTarget('/products/metarmap', undefined)).toEqual({kind: 'none'});
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
    expect(editTarget(path, {})).toEqual({kind: 'text', file});
  });

  it.each([
    ['/', {}],
    ['/en', {}],
    ['/cart', {}],
    ['/collections', {}],
    ['/faq', undefined],
    ['/cart', {product: {id: 'no id'}}],
    ['/cart', {product: 'text'}],
    ['/cart', null],
  ])('has nothing in particular for %s with %j', (path, data) => {
    expect(editTarget(path, data)).toEqual({kind: 'none'});
  });
});
