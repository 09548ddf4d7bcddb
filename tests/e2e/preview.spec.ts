import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import {expect, type APIRequestContext, type Page} from '@playwright/test';
import {startServer, type OwnServer} from '../support/own-server';
import {test} from '../support/test';
import {TONGUES, type Tongue} from '../support/texts';

/** A storefront of its own that says it is a preview, and that it is served over https. */
const PORT = 3440;
const SITE = `http://localhost:${PORT}`;
const SHOP = `http://127.0.0.1:${PORT + 1000}`;

const PUBLIC_SITE = 'https://preview.example';

const PERSON = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
};

/** Every kind of answer: documents, data, resources, redirects, failures. */
const ANSWERS: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/en/products/metarmap', 200],
  ['/faq', 200],
  ['/faq.data', 200],
  ['/does-not-exist', 404],
  ['/does-not-exist.data', 404],
  ['/country/chosen', 200],
  ['/_i18n/en/messages.json', 200],
  ['/builds/latest.json', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/api/shopify-storefront', 405],
  ['/admin', 302],
  ['/de/faq', 301],
  ['/en//faq', 301],
  ['/healthz', 200],
];

const bar = (page: Page, {text}: Tongue) =>
  page.getByRole('region', {name: text.preview.label, exact: true});

let storefront: OwnServer;
let stranger: Server;
let strangerOrigin: string;

/** A page on another origin that shows `address` in a frame. */
const framing = (address: string) =>
  `<!doctype html><title>frame</title><iframe title="shop" name="shop" src="${address}" width="1200" height="800"></iframe>`;

/** Shows an address in a frame on `origin`; the answer is made by the browser. */
async function frameOn(page: Page, origin: string, address: string) {
  await page.route(`${origin}/framing`, (route) =>
    route.fulfill({contentType: 'text/html', body: framing(address)}),
  );
  await page.goto(`${origin}/framing`);
  return page.frameLocator('iframe');
}

test.describe('a merchant’s preview @desktop', () => {
  test.use({locale: 'de-DE'});
  // One preview for all of them.
  test.describe.configure({mode: 'serial'});

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    storefront = await startServer(
      ['node', '--import', 'tsx', 'scripts/preview.ts'],
      PORT,
      60_000,
      {PUBLIC_ENVIRONMENT: 'preview', PUBLIC_SITE_URL: PUBLIC_SITE},
    );
    stranger = createServer((request, response) => {
      const address = new URL(request.url ?? '/', strangerOrigin).searchParams;
      response.setHeader('Content-Type', 'text/html');
      response.end(framing(address.get('address') ?? ''));
    });
    await new Promise<void>((resolve) => {
      stranger.listen(0, '127.0.0.1', resolve);
    });
    const {port} = stranger.address() as AddressInfo;
    strangerOrigin = `http://127.0.0.1:${port}`;
  });

  test.afterAll(() => {
    storefront.stop();
    stranger.close();
  });

  test('no other site can show the shop in a frame, neither production nor preview', async ({
    page,
    baseURL,
  }) => {
    for (const shop of [baseURL ?? '', SITE]) {
      const refusal = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('frame-ancestors'),
      });
      await page.goto(`${strangerOrigin}/?address=${shop}/faq`);
      await refusal;
      // What the browser shows in its place is no page of ours.
      await expect
        .poll(() => page.frame('shop')?.url())
        .toContain('chrome-error:');
      await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(
        0,
      );
    }
  });

  test('the admin shows a preview in a frame, but not production', async ({
    page,
    baseURL,
  }) => {
    // Browsers keep public sites from this machine's addresses, so both have a
    // public name here; page and headers are what the storefronts answer.
    for (const [name, origin] of [
      ['preview', SITE],
      ['production', baseURL],
    ]) {
      await page.route(`https://${name}.example/**`, async (route) => {
        const {pathname} = new URL(route.request().url());
        await route.fulfill({
          response: await route.fetch({url: `${origin}${pathname}`}),
        });
      });
    }
    const admin = 'https://admin.shopify.com';
    const shown = await frameOn(page, admin, 'https://preview.example/faq');
    await expect(shown.getByRole('main')).toBeVisible();
    await page.unroute(`${admin}/framing`);
    await frameOn(page, admin, 'https://production.example/faq');
    await expect
      .poll(() => page.frame('shop')?.url())
      .toContain('chrome-error:');
  });

  test('no answer of a preview is found by search engines or kept by anybody', async ({
    request,
    baseURL,
  }) => {
    for (const [path, status] of ANSWERS) {
      const answer = await request.get(SITE + path, {
        headers: PERSON,
        maxRedirects: 0,
      });
      expect(answer.status(), path).toBe(status);
      expect(answer.headers()).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
      expect(answer.headers()['content-security-policy'], path).toContain(
        `frame-ancestors 'self' https://admin.shopify.com ${SHOP}`,
      );
    }
    const live = await request.get(`${baseURL}/faq`, {headers: PERSON});
    expect(live.headers()['x-robots-tag']).toBeUndefined();
    expect(await live.text()).not.toContain('/admin');
  });

  test('what is changed in the shop is there with the next page', async ({
    request,
  }) => {
    const asked = async () => {
      const answer = await fetch(`${SHOP}/requests`);
      const {requests} = (await answer.json()) as {
        requests: {operation: string}[];
      };
      return requests.filter(({operation}) => operation === 'Product').length;
    };
    const before = await asked();
    for (const visit of [1, 2]) {
      await request.get(`${SITE}/products/metarmap`, {headers: PERSON});
      expect(await asked()).toBe(before + visit);
    }
  });

  test('every cookie of a preview comes back from inside the admin’s frame', async ({
    request,
  }) => {
    const send = (path: string, form: Record<string, string>) =>
      request.post(SITE + path, {
        form,
        headers: {...PERSON, Accept: 'text/html'},
        maxRedirects: 0,
      });
    const sendings = [
      send('/consent', {decision: 'all', path: '/'}),
      send('/locale', {locale: 'en', path: '/'}),
      send('/country?path=/', {country: 'CH', locale: 'de'}),
      send('/cart', {
        cartFormInput: JSON.stringify({
          action: 'LinesAdd',
          inputs: {
            lines: [
              {
                merchandiseId: await variantId(request),
                quantity: 1,
              },
            ],
          },
        }),
      }),
    ];
    const cookies = (await Promise.all(sendings)).flatMap((answer) =>
      answer
        .headersArray()
        .filter(({name}) => name.toLowerCase() === 'set-cookie')
        .map(({value}) => value),
    );
    const names = cookies.map((cookie) => cookie.split('=')[0]);
    for (const name of [
      'consent_given',
      'consent_enabled',
      'i18n_redirected',
      '__Host-session',
      'cart',
    ]) {
      expect(names).toContain(name);
    }
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; SameSite=None/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Partitioned/);
    }
  });

  for (const tongue of TONGUES) {
    const {code, prefix, text} = tongue;

    test(`the bar leads to where a merchant edits what he sees, ${code}`, async ({
      page,
    }) => {
      const {edit, environment, missing} = text.preview;
      const link = bar(page, tongue).getByRole('link');
      for (const [path, name, address] of [
        ['/products/metarmap', edit.product, /\/admin\/products\/\d+$/],
        ['/collections/karten', edit.collection, /\/admin\/collections\/\d+$/],
        ['/products/draft', edit.missing, /\/admin\/products$/],
      ] as const) {
        await page.goto(SITE + prefix + path);
        await expect(bar(page, tongue)).toContainText(environment.preview);
        await expect(link, path).toHaveAccessibleName(new RegExp(`^${name}`));
        await expect(link, path).toHaveAttribute('href', address);
      }
      await expect(bar(page, tongue)).toContainText(missing);
      await page.goto(`${SITE}${prefix}/legal/imprint`);
      await expect(bar(page, tongue)).toContainText(
        `app/content/${code}/legal/imprint.md`,
      );
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        const {violations} = await new AxeBuilder({page})
          .include('section:has(form[action="/locale"])')
          .analyze();
        expect(violations).toEqual([]);
      }
    });
  }

  test('the bar works without JavaScript', async ({browser}) => {
    const [german, english] = TONGUES as [Tongue, Tongue];
    const page = await browser.newPage({
      javaScriptEnabled: false,
      locale: 'de-DE',
    });
    await page.goto(`${SITE}/products/metarmap`);
    await expect(bar(page, german).getByRole('link')).toHaveAttribute(
      'href',
      /\/admin\/products\/\d+$/,
    );
    await bar(page, german).getByRole('button', {name: 'English'}).click();
    await expect(page).toHaveURL(`${SITE}/en/products/metarmap`);
    await bar(page, english)
      .getByRole('button', {name: english.text.layout.country.label})
      .click();
    await expect(page).toHaveURL(/\/en\/country\?path=/);
    await page.close();
  });
});

/** A variant that the preview's shop sells. */
async function variantId(request: APIRequestContext): Promise<string> {
  const answer = await request.post(`${SITE}/api/shopify-storefront`, {
    data: {
      query:
        'query P($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }',
      variables: {handle: 'tasse-cavok'},
    },
  });
  const {data} = (await answer.json()) as {
    data: {product: {variants: {nodes: [{id: string}]}}};
  };
  return data.product.variants.nodes[0].id;
}
