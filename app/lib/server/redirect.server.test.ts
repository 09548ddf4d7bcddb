import {decode} from 'turbo-stream';
import type {I18nBase, Storefront} from '@shopify/hydrogen';
import {describe, expect, it, vi} from 'vitest';
import {merchantRedirect} from './redirect.server';

function shop(redirects: Record<string, string>) {
  const query = vi.fn(
    (_document: string, options: {variables: {query: string}}) => {
      const path = options.variables.query.replace(/^path:/, '');
      const target = redirects[path];
      return Promise.resolve({
        urlRedirects: {edges: target ? [{node: {target}}] : []},
      });
    },
  );
  const storefront = {
    query,
    CacheShort: () => ({mode: 'public'}),
    getShopifyDomain: () => 'https://shop.example',
  };
  return {query, storefront: storefront as unknown as Storefront<I18nBase>};
}

const missing = () =>
  new Response('not found', {
    status: 404,
    headers: {'Set-Cookie': 'session=1', 'Content-Type': 'text/html'},
  });

const visit = (
  path: string,
  redirects: Record<string, string>,
  method = 'GET',
) =>
  merchantRedirect(
    new Request(`https://example.com${path}`, {method}),
    missing(),
    shop(redirects).storefront,
  );

describe('merchantRedirect', () => {
  it('redirects a document with 301 and keeps cookies and query', async () => {
    const response = await visit('/map?utm=a', {'/map': '/products/metarmap'});
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/products/metarmap?utm=a');
    expect(response.headers.getSetCookie()).toEqual(['session=1']);
  });

  it('looks an English path up without /en and adds it to the target', async () => {
    const response = await visit('/en/map', {'/map': '/products/metarmap'});
    expect(response.headers.get('Location')).toBe('/en/products/metarmap');
  });

  it('answers a client navigation in the form of single fetch', async () => {
    const response = await visit('/en/map.data?_routes=root&a=1', {
      '/map': '/products/metarmap',
    });
    expect(response.status).toBe(202);
    expect(response.headers.get('X-Remix-Response')).toBe('yes');
    const {value, done} = await decode(
      response.body as ReadableStream<Uint8Array>,
      {
        plugins: [
          (type, ...rest) =>
            type === 'SingleFetchRedirect'
              ? {value: {redirected: rest[0]}}
              : false,
        ],
      },
    );
    await done;
    expect(value).toEqual({
      redirected: {
        redirect: '/en/products/metarmap?a=1',
        status: 301,
        revalidate: false,
        reload: false,
        replace: false,
      },
    });
  });

  it('knows the addresses of Shopify’s own online store, unless the merchant entered them', async () => {
    const path = '/en/collections/maps/products/metarmap?variant=1';
    const own = await visit(path, {}, 'HEAD');
    expect(own.status).toBe(301);
    expect(own.headers.get('Location')).toBe('/en/products/metarmap?variant=1');
    const entered = await visit('/pages/contact', {'/pages/contact': '/faq'});
    expect(entered.headers.get('Location')).toBe('/faq');
  });

  it('passes the 404 through when the merchant entered no redirect', async () => {
    const response = await visit('/nothing', {});
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not found');
  });

  it('ignores ?redirect= and ?return_to=, which anybody can put into a link', async () => {
    for (const name of ['redirect', 'return_to']) {
      const response = await visit(`/nothing?${name}=/account`, {});
      expect(response.status).toBe(404);
    }
  });

  it.each([
    '/a%22%20OR%20path:b',
    '/a*',
    '/a:b',
    '/a%ZZ',
    '/api/shopify-storefront',
    '/assets/missing.js',
    `/${'a'.repeat(600)}`,
  ])('does not ask the shop about %s', async (path) => {
    const {query, storefront} = shop({});
    const request = new Request(`https://example.com${path}`);
    await merchantRedirect(request, missing(), storefront);
    expect(query).not.toHaveBeenCalled();
  });

  it('does not redirect a form post', async () => {
    const response = await visit('/map', {'/map': '/'}, 'POST');
    expect(response.status).toBe(404);
  });

  it('refuses a target that is neither a path nor http(s)', async () => {
    const response = await visit('/map', {'/map': 'javascript:alert(1)'});
    expect(response.status).toBe(404);
  });

  it('does not loop on a redirect to itself', async () => {
    expect((await visit('/map', {'/map': '/map'})).status).toBe(404);
  });
});
