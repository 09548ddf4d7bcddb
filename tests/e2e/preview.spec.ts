import {spawn, type ChildProcess} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/test';
import {TONGUES, type Tongue} from '../support/texts';

const [de] = TONGUES as [Tongue];

/** A storefront of its own that says it is a preview. */
const SITE = 'http://localhost:3430';
const SHOP = 'http://127.0.0.1:4430';
const PERSON = {'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'};

let storefront: ChildProcess;
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
    storefront = spawn('node', ['--import', 'tsx', 'scripts/preview.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: new URL(SITE).port,
        SHOP_PORT: new URL(SHOP).port,
        SHOP_DATABASE: ':memory:',
        PUBLIC_ENVIRONMENT: 'preview',
      },
    });
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
    await expect
      .poll(
        () =>
          fetch(`${SITE}/favicon.svg`).then(
            ({status}) => status,
            () => 0,
          ),
        {timeout: 60_000, intervals: [500]},
      )
      .toBe(200);
  });

  test.afterAll(() => {
    storefront.kill('SIGTERM');
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

  test('the shop’s own domain shows a preview as well', async ({page}) => {
    // The other server answers under the shop's name; as an answer from this
    // machine it may show another one from it.
    await page.route(`${SHOP}/framing`, (route) =>
      route.continue({url: `${strangerOrigin}/?address=${SITE}/faq`}),
    );
    await page.goto(`${SHOP}/framing`);
    await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible();
  });

  test('nothing is kept, and nothing is for search engines', async ({
    request,
  }) => {
    for (const path of [
      '/',
      '/en/faq',
      '/_root.data',
      '/_i18n/de/messages.json',
      '/sitemap.xml',
      '/robots.txt',
      '/does-not-exist',
      '/admin',
    ]) {
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await request.get(SITE + path, {
          headers: PERSON,
          maxRedirects: 0,
        });
        const headers = response.headers();
        expect(headers['x-robots-tag'], path).toBe('noindex, nofollow');
        expect(headers['cache-control'], path).toBe('no-store');
        expect(headers['server-timing'] ?? '', path).not.toContain('hit');
      }
    }
    const robots = await request.get(`${SITE}/robots.txt`);
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  test('each visit asks the shop anew', async ({request}) => {
    const count = async () => {
      const log = (await (
        await request.get(`${SHOP}/requests`)
      ).json()) as unknown;
      return JSON.stringify(log).split('"Collections"').length;
    };
    const visit = () => request.get(`${SITE}/collections`, {headers: PERSON});
    await visit();
    const before = await count();
    await visit();
    expect(await count()).toBeGreaterThan(before);
  });

  for (const {code, prefix, text} of TONGUES) {
    test(`the bar leads to what is shown in the admin, in ${code}`, async ({
      page,
      context,
    }) => {
      await page.goto(`${SITE}${prefix}/metarmap`);
      const bar = page.getByRole('region', {name: text.preview.label});
      await expect(bar).toContainText(text.preview.environment.preview);
      const edit = bar.getByRole('link', {name: text.preview.edit.product});
      await expect(edit).toHaveAttribute(
        'href',
        new RegExp(`^${SHOP}/admin/products/\\d+$`),
      );
      const opened = context.waitForEvent('page');
      await edit.click();
      await expect((await opened).getByRole('heading', {level: 1})).toHaveText(
        'Admin',
      );
      // It follows the page without loading anew.
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: text.layout.footer.links.faq})
        .click();
      await expect(bar).toContainText(`app/content/${code}/faq.md`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(violations, colorScheme).toEqual([]);
      }
      await page.goto(`${SITE}${prefix}/products/not-published`);
      await expect(bar).toContainText(text.preview.missing);
    });

    test.describe(`without JavaScript in ${code}`, () => {
      test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

      test('the bar fits a phone, and switches language and country', async ({
        page,
      }) => {
        await page.goto(`${SITE}${prefix}/collections`);
        const bar = page.getByRole('region', {name: text.preview.label});
        const box = await bar.boundingBox();
        expect(box?.width).toBeLessThanOrEqual(360);
        await bar
          .getByRole('button', {name: text.layout.country.label})
          .click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          text.country.title,
        );
        await page.getByRole('button', {name: text.country.save}).click();
        await expect(page).toHaveURL(`${SITE}${prefix}/collections`);
        await page
          .getByRole('button', {name: code === 'de' ? 'English' : 'Deutsch'})
          .first()
          .click();
        await expect(page).toHaveURL(
          `${SITE}${code === 'de' ? '/en' : ''}/collections`,
        );
      });
    });
  }

  test('production has none of it', async ({request, page, baseURL}) => {
    const html = await (await request.get('/', {headers: PERSON})).text();
    expect(html).not.toContain(`aria-label="${de.text.preview.label}"`);
    expect(html).not.toContain('/admin');
    const scripts: string[] = [];
    page.on('request', (sent) => scripts.push(sent.url()));
    await page.goto(`${baseURL}/`);
    expect(scripts.filter((url) => /PreviewBar-/.test(url))).toEqual([]);
  });
});
