import {spawn, type ChildProcess} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/test';

/** A storefront of its own that says it is a preview. */
const SITE = 'http://localhost:3430';
const SHOP = 'http://127.0.0.1:4430';

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
});
