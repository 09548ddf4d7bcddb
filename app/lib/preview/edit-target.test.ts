import {describe, expect, it} from 'vitest';
import {editTarget} from './edit-target';

describe('editTarget', () => {
  const product = {product: {id: 'gid://shopify/Product/12', title: 'Map'}};

  it('finds a product on a page with an address of its own', () => {
    expect(editTarget('/en/metarmap', product, {})).toEqual({
      kind: 'product',
      path: '/products/12',
    });
  });

  it.each([
    ['/pages/about', {page: {id: 'gid://shopify/Page/3'}}, '/pages/3'],
    ['/blogs/news', {blog: {id: 'gid://shopify/Blog/4'}}, '/blogs/4'],
    [
      '/en/blogs/news/harvest',
      {article: {id: 'gid://shopify/Article/5'}, blog: {handle: 'news'}},
      '/content/articles/5',
    ],
  ])('finds the text of the Online Store at %s', (path, data, edited) => {
    expect(editTarget(path, data, {})).toEqual({kind: 'entry', path: edited});
  });

  it.each([
    ['/en/legal', 'app/content/en/legal/index.md'],
    ['/docs/metarmap-connect/', 'app/content/de/docs/metarmap-connect.md'],
  ])('names the file of %s', (path, file) => {
    expect(editTarget(path, {}, {})).toEqual({kind: 'text', file});
  });

  it.each([
    ['/', '/'],
    ['/en/faq/', '/faq'],
  ])('finds what the merchant has written for %s', (path, shown) => {
    const editPaths = {[shown]: '/content/1', '/connect': '/content/2'};
    const found = editTarget(path, {}, editPaths);
    expect(found).toEqual({kind: 'entry', path: '/content/1'});
  });

  it.each([
    ['/en', {}],
    ['/collections', {}],
    ['/faq', undefined],
    // Not missing: it could not be loaded.
    ['/products/metarmap', undefined],
    ['/cart', {product: {id: 'no id'}}],
    ['/cart', {product: 'text'}],
    ['/cart', null],
  ])('has no target for %s with %j', (path, data) => {
    expect(editTarget(path, data, {})).toEqual({kind: 'none'});
  });
});
