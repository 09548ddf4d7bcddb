import {decode} from 'turbo-stream';
import {describe, expect, it, vi} from 'vitest';
import {loggedLines} from '../../../tests/support/logged-lines';
import {merchantRedirect} from './redirect.server';

type Context = Parameters<typeof merchantRedirect>[2];

const env = {
  PUBLIC_SITE_URL: 'https://example.com',
  PUBLIC_STORE_DOMAIN: 'store.myshopify.com',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
};

/** Finds, like Shopify's search, more than what was asked for. */
function shop(redirects: Record<string, string>) {
  const nodes = Object.entries(redirects).map(([path, target]) => ({
    path,
    target,
  }));
  const query = vi.fn(
    (_document: string, _options: {variables: {query: string}}) =>
      Promise.resolve({
        urlRedirects: {nodes},
        shop: {primaryDomain: {host: 'www.alt.example'}},
      }),
  );
  const storefront = {query, CacheShort: () => ({mode: 'public'})};
  const log = vi.fn();
  const context = {env, storefront, requestLog: {log}} as unknown as Context;
  return {query, log, context};
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
    shop(redirects).context,
  );

describe('merchantRedirect', () => {
  it('redirects a document with 301 and keeps cookies and query', async () => {
    const response = await visit('/map?utm=a', {'/map': '/products/metarmap'});
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/products/metarmap?utm=a');
    expect(response.headers.getSetCookie()).toEqual(['session=1']);
  });

  it('keeps the 404, and the path out of the log, when Shopify fails', async () => {
    const {query, context} = shop({});
    query.mockRejectedValueOnce(new Error('no answer'));
    const log = vi.spyOn(console, 'error');
    const request = new Request('https://example.com/account/reset/1/token/x');
    const response = await merchantRedirect(request, missing(), context);
    expect(query).toHaveBeenCalledOnce();
    expect(response.status).toBe(404);
    expect(loggedLines('/account/reset')).toEqual([]);
    log.mockRestore();
  });

  it('keeps the 404 where the token may not read redirects', async () => {
    const {query, context} = shop({});
    // The field is never `null`, so that its error leaves no data at all.
    query.mockResolvedValueOnce({
      errors: [{message: 'Access denied for urlRedirects field.'}],
    } as never);
    const request = new Request('https://example.com/unknown');
    expect((await merchantRedirect(request, missing(), context)).status).toBe(
      404,
    );
  });

  it.each([
    ['/fr/products/x?a=1', '/products/x?a=1'],
    ['/en-us/products/x', '/en/products/x'],
    ['/en-us', '/en'],
    ['/de-ch', '/'],
    ['/fr-ca/policies/refund-policy', '/legal/revocation'],
    ['/fr/blogs/news/tagged/oak', '/blogs/news?tag=oak'],
  ])(
    'leads from %s, of a theme with more languages, to %s',
    async (from, to) => {
      const response = await visit(from, {});
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(to);
    },
  );

  it.each(['/fr', '/xx/products/x', '/qq-qq', '/docs/faq', '/fr/unknown'])(
    'takes nothing in %s for a language',
    async (path) => {
      expect((await visit(path, {})).status).toBe(404);
    },
  );

  it.each([
    ['/products/metarmap', '/en/products/metarmap?a=1', false],
    // A page does not know the routes of another language.
    ['/de/products/metarmap', '/products/metarmap?a=1', true],
  ])(
    'responds to a client navigation in the format of single fetch: %s',
    async (target, location, reload) => {
      const response = await visit('/en/map.data?_routes=root&a=1', {
        '/map': target,
      });
      expect(response.status).toBe(202);
      expect(response.headers.get('X-Remix-Response')).toBe('yes');
      const body = response.body as ReadableStream<Uint8Array>;
      const {value, done} = await decode(body, {
        plugins: [
          (type, redirect) =>
            type === 'SingleFetchRedirect' && {value: redirect},
        ],
      });
      await done;
      expect(value).toEqual({
        redirect: location,
        status: 301,
        revalidate: false,
        reload,
        replace: false,
      });
    },
  );

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
    ...['/a%00b', `/${'a'.repeat(600)}`],
    ...['/api/shopify-storefront', '/assets/missing.js', '/old/style.css'],
  ])('does not ask the shop about %s', async (path) => {
    const {query, context} = shop({});
    const request = new Request(`https://example.com${path}`);
    await merchantRedirect(request, missing(), context);
    expect(query).not.toHaveBeenCalled();
  });

  it.each([
    ['a page of Magento', '/artikel.html', '/artikel.html'],
    [
      'a page of OXID',
      '/Shop/Karten/Mappa-Mundi.html',
      '/shop/karten/mappa-mundi.html',
    ],
    ['a script', '/index.php', '/index.php'],
    ['a comma', '/shop/a,b', '/shop/a,b'],
    ['a blank', '/shop/a%20b', '/shop/a b'],
    ['a blank that was entered encoded', '/shop/a%20b', '/shop/a%20b'],
    ['a plus', '/shop/a+b', '/shop/a+b'],
    ['brackets', '/shop/(neu)[1]', '/shop/(neu)[1]'],
    ['a colon and a star', '/tag:neu*', '/tag:neu*'],
    ['quotes', '/%22neu%22', '/"neu"'],
    ['a backslash', '/a%5Cb', '/a\\b'],
    ['a per cent sign', '/100%25', '/100%'],
    ['a per cent sign before an umlaut', '/50%-f%C3%BCr-alle', '/50%-für-alle'],
    ['an umlaut', '/%C3%9Cber-uns', '/über-uns'],
    ['a decomposed umlaut', '/u%CC%88ber-uns', '/über-uns'],
    ['a slash at the end', '/alt', '/alt/'],
    ['a language', '/en/artikel.html', '/artikel.html'],
    ['a client navigation', '/artikel.html.data', '/artikel.html'],
  ])('finds the redirect of an address with %s', async (_, asked, entered) => {
    const response = await visit(asked, {[entered]: '/products/metarmap'});
    expect([301, 202]).toContain(response.status);
  });

  it.each([
    ['https://alt.example/products/a?b=1#c', '/en/products/a?b=1#c'],
    ['http://www.alt.example/', '/en'],
    ['https://store.myshopify.com/en/pages/a', '/en/pages/a'],
    [
      '/cdn/shop/files/katalog.pdf?v=1',
      'https://store.myshopify.com/cdn/shop/files/katalog.pdf?v=1',
    ],
    [
      'https://cdn.shopify.com/s/files/1/a.pdf',
      'https://cdn.shopify.com/s/files/1/a.pdf',
    ],
    [
      'https://eur-lex.europa.eu/eli/dir/2023/2673',
      'https://eur-lex.europa.eu/eli/dir/2023/2673',
    ],
  ])(
    'follows a redirect to %s, which the shop or the code names',
    async (target, location) => {
      const response = await visit('/en/alt', {'/alt': target});
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(location);
    },
  );

  it.each([
    'https://bank.example/login',
    'http://alt.example.bank.example/',
    '//bank.example/login',
    'https://example.com//x//bank.example/login',
    '/.//x//bank.example/login',
    '/.//bank.example/login',
    'https:\\\\bank.example',
    'https://example.com@bank.example/',
    'https://user:secret@cdn.shopify.com/',
    'mailto:a@example.com',
  ])('does not follow one to %s, which is said in the log', async (target) => {
    const {context, log} = shop({'/alt': target});
    const request = new Request('https://example.com/alt');
    const response = await merchantRedirect(request, missing(), context);
    expect(response.status).toBe(404);
    expect(log.mock.calls).toEqual([
      ['warn', {event: 'redirect of the merchant is not followed'}],
    ]);
  });

  it.each([
    ['/alt', '/en/products/a', '/en/products/a'],
    ['/en/alt', '/de/products/a', '/products/a'],
    ['/en/alt', '/fr/products/a?b=1', '/en/products/a?b=1'],
    ['/alt', '/fr/products/a', '/products/a'],
    ['/en/alt', '/en-gb/pages/contact#form', '/en/contact#form'],
    ['/en/alt', '/de-at', '/'],
    ['/en/alt', '/de', '/'],
    ['/en/alt', '/sitemap.xml', '/sitemap.xml'],
    ['/en/alt', 'https://account.alt.example/orders', '/en/account'],
  ])(
    'leads from %s to %s in one language at most',
    async (asked, target, location) => {
      const response = await visit(asked, {'/alt': target});
      expect(response.headers.get('Location')).toBe(location);
    },
  );

  it.each(['/apps/tracking/1', '/de/apps/x', '/en-us/a/x', '/tools/x'])(
    'does not follow one to %s, which is a page of an app',
    async (target) => {
      const {context, log} = shop({'/alt': target});
      const request = new Request('https://example.com/en/alt');
      expect((await merchantRedirect(request, missing(), context)).status).toBe(
        404,
      );
      expect(log).toHaveBeenCalledOnce();
    },
  );

  it('finds what was entered with the language of an old shop, and takes it first', async () => {
    const redirects = {'/map.html': '/x', '/en/map.html': '/pages/en'};
    const english = await visit('/en/map.html', redirects);
    expect(english.headers.get('Location')).toBe('/en/pages/en');
    const german = await visit('/map.html', redirects);
    expect(german.headers.get('Location')).toBe('/x');
    const prefixed = await visit('/map.html', {'/de/map.html': '/y'});
    expect(prefixed.headers.get('Location')).toBe('/y');
  });

  it.each([
    ['/en/alt', '/en/alt'],
    ['/alt', '/de/alt'],
    ['/shop?orderby=price', '/shop/?orderby=price'],
    ['/a%2Cb', '/a%2cb'],
    ['/a,%C3%BC', '/a,%c3%bc'],
  ])('asks for %s also as %s', async (asked, entered) => {
    const {query, context} = shop({});
    const request = new Request(`https://example.com${asked}`);
    await merchantRedirect(request, missing(), context);
    expect(query.mock.calls[0]?.[1].variables.query).toContain(
      `path:"${entered}"`,
    );
  });

  it('takes no redirect that the search finds beside the one that was asked for', async () => {
    const others = {'/karten': '/x', '/karte/alt': '/x', '/': '/x'};
    expect((await visit('/karte', others)).status).toBe(404);
    const own = await visit('/karte', {...others, '/Karte': '/products/a'});
    expect(own.headers.get('Location')).toBe('/products/a');
  });

  it('asks for a path as a phrase, from which nothing escapes', async () => {
    const {query, context} = shop({});
    const request = new Request('https://example.com/a%22%20OR%20path:b%5C');
    await merchantRedirect(request, missing(), context);
    expect(query.mock.calls[0]?.[1].variables.query).toBe(
      String.raw`path:"/de/a\" or path:b\\" OR path:"/a\" or path:b\\" OR path:"/a%22%20or%20path:b%5c"`,
    );
  });

  it.each(['/index.php', '/index.html', '/detail', '/shop/detail/', '/a.do'])(
    'tells the old pages of %s apart by their query',
    async (path) => {
      const redirects = {
        [`${path}?id=1`]: '/products/one',
        [`${path}?id=2`]: '/products/two',
      };
      const two = await visit(`${path}?id=2`, redirects);
      expect(two.headers.get('Location')).toBe('/products/two?id=2');
      expect((await visit(`${path}?id=3`, redirects)).status).toBe(404);
      const data = await visit(`${path}.data?id=2&_routes=root`, redirects);
      expect(data.status).toBe(202);
    },
  );

  it.each([
    ['/detail?id=5', '/detail?id=5'],
    ['/detail?id=5&utm_source=a&gclid=b', '/detail?id=5'],
    ['/detail?utm_source=a', '/detail'],
    ['/products/gone?id=5', '/products/gone'],
    ['/en/collections/gone?page=2', '/collections/gone'],
  ])('asks once for %s, as %s', async (asked, searched) => {
    const {query, context} = shop({});
    const request = new Request(`https://example.com${asked}`);
    await merchantRedirect(request, missing(), context);
    expect(query).toHaveBeenCalledOnce();
    expect(query.mock.calls[0]?.[1].variables.query.split(' OR ').at(-1)).toBe(
      `path:"${searched}"`,
    );
  });

  it('knows the short addresses of WordPress, which are the home page’s', async () => {
    const home = (path: string) => {
      const {query, context} = shop({'/?p=12': '/products/a', '/': '/faq'});
      const request = new Request(`https://example.com${path}`);
      const page = new Response('home');
      return {query, result: merchantRedirect(request, page, context)};
    };
    const found = await home('/?p=12&utm_source=a').result;
    expect(found.status).toBe(301);
    expect(found.headers.get('Location')).toMatch(/^\/products\/a\?/);
    expect((await home('/?p=13').result).status).toBe(200);
    for (const path of ['/', '/?utm_source=a', '/?p=x', '/products/a?p=12']) {
      const {query, result} = home(path);
      expect((await result).status).toBe(200);
      expect(query).not.toHaveBeenCalled();
    }
  });

  it.each(['/collections/all', '/en/docs/hanging', '/weather'])(
    'comes before %s, which only this storefront has',
    async (path) => {
      const page = () => new Response('page', {headers: {ETag: '"1"'}});
      const {context} = shop({
        '/collections/all': '/collections/neu',
        '/docs/hanging': '/pages/hilfe',
        '/weather': '/',
      });
      const request = new Request(`https://example.com${path}`);
      const moved = await merchantRedirect(request, page(), context);
      expect([moved.status, moved.headers.get('ETag')]).toEqual([301, null]);
      const none = shop({}).context;
      const shown = await merchantRedirect(request, page(), none);
      expect(await shown.text()).toBe('page');
      const {query, context: other} = shop({'/faq': '/x'});
      const faq = new Request('https://example.com/products/a');
      await merchantRedirect(faq, page(), other);
      expect(query).not.toHaveBeenCalled();
    },
  );
});
