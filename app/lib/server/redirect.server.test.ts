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

  it('keeps the 404, and the path out of the log, when the provider fails', async () => {
    const {query, storefront} = shop({});
    query.mockRejectedValueOnce(new Error('no answer'));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const request = new Request('https://example.com/account/reset/1/token/x');
    const response = await merchantRedirect(request, missing(), storefront);
    expect(query).toHaveBeenCalledOnce();
    expect(response.status).toBe(404);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('responds to a client navigation in the format of single fetch', async () => {
    const response = await visit('/en/map.data?_routes=root&a=1', {
      '/map': '/products/metarmap',
    });
    expect(response.status).toBe(202);
    expect(response.headers.get('X-Remix-Response')).toBe('yes');
    const body = response.body as ReadableStream<Uint8Array>;
    const {value, done} = await decode(body, {
      plugins: [
        (type, redirect) => type === 'SingleFetchRedirect' && {value: redirect},
      ],
    });
    await done;
    expect(value).toEqual({
      redirect: '/en/products/metarmap?a=1',
      status: 301,
      revalidate: false,
      reload: false,
      replace: false,
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

  it.each([
    ['what the merchant entered no redirect for', '/nothing', {}],
    ['?redirect=, which anybody can put into a link', '/x?redirect=/faq', {}],
    ['?return_to=', '/x?return_to=/faq', {}],
    ['a form post', '/map', {'/map': '/'}, 'POST'],
    ['a target that is no path', '/map', {'/map': 'javascript:alert(1)'}],
    ['a redirect to itself', '/map', {'/map': '/map'}],
  ])('passes the 404 through for %s', async (_, path, redirects, method?) => {
    const response = await visit(path, {...redirects}, method);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not found');
  });

  it.each([
    ...['/a%22%20OR%20path:b', '/a*', '/a:b', '/a%ZZ', `/${'a'.repeat(600)}`],
    ...['/api/shopify-storefront', '/assets/missing.js'],
  ])('does not ask the shop about %s', async (path) => {
    const {query, storefront} = shop({});
    const request = new Request(`https://example.com${path}`);
    await merchantRedirect(request, missing(), storefront);
    expect(query).not.toHaveBeenCalled();
  });
});
