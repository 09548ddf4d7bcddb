import {expect} from '@playwright/test';
import {startServer, type OwnServer} from '../support/own-server';
import {test} from '../support/test';

const PORT = 3440;
const SITE = `http://localhost:${PORT}`;

/**
 * Hydrogen's own starter against the local shop: a client that nobody here wrote. Its
 * pages are in English at the bare path.
 */
test.describe('Hydrogen’s starter @desktop', () => {
  test.use({baseURL: SITE, locale: 'en-US', hasDeclined: false});
  // The first run of a version builds it.
  test.describe.configure({timeout: 180_000});

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startServer(
      ['node', '--import', 'tsx', 'scripts/preview.ts', '--starter'],
      PORT,
      150_000,
      {},
      '/robots.txt',
    );
  });
  test.afterAll(() => server.stop());

  test('sells the map, and finds everything that its pages link to', async ({
    page,
  }) => {
    const faults: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    page.on('response', async (response) => {
      if (!response.url().includes('/graphql.json')) return;
      const body = await response.text().catch(() => '');
      asked.push(response.request().postData() ?? '');
      if (body.includes('"errors"')) faults.push(body);
    });
    // Shopify's scripts for consent and statistics; there is no internet here.
    await page.route(/^https:/, (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    const heading = (name: string | RegExp) =>
      page.getByRole('heading', {name, level: 1});

    await page.goto('/');
    await expect(
      page.getByRole('heading', {name: 'Recommended Products'}),
    ).toBeVisible();
    await expect.poll(() => asked.join()).toContain('consentManagement');

    await test.step('menus', async () => {
      const menu = page.getByRole('banner').getByRole('navigation').first();
      await menu.getByRole('link', {name: 'Collections'}).click();
      await expect(heading('Collections')).toBeVisible();
      await page.getByRole('link', {name: 'Maps'}).first().click();
      await expect(heading('Maps')).toBeVisible();
      await expect(page).toHaveURL(`${SITE}/collections/maps`);
      const footer = page.getByRole('contentinfo');
      for (const name of ['Privacy', 'Shipping', 'Terms', 'Returns']) {
        await footer.getByRole('link', {name}).click();
        await expect(page).toHaveURL(/\/policies\/[a-z-]+$/);
        await expect(heading(/./)).toBeVisible();
      }
      await menu.getByRole('link', {name: 'Journal'}).click();
      await expect(heading('Journal')).toBeVisible();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blogs\/journal\/[a-z-]+$/);
      await expect(heading(/ · /)).toBeVisible();
    });

    await test.step('search', async () => {
      await page.goto('/search?q=mug');
      await page.getByRole('link', {name: /CAVOK/}).first().click();
      await expect(page).toHaveURL(/\/products\/cavok-mug/);
    });

    await test.step('product', async () => {
      // A redirect of the merchant's; then a handle of the other language.
      await page.goto('/karte');
      await expect(page).toHaveURL(/\/products\/metarmap/);
      await page.goto('/products/tasse-cavok');
      await expect(page).toHaveURL(/\/products\/cavok-mug/);
      await page.getByRole('button', {name: 'Night blue'}).click();
      await expect(page).toHaveURL(/Color=Night/);
      await page.getByRole('button', {name: 'Add to cart'}).click();
    });

    await test.step('cart', async () => {
      const cart = page.getByRole('dialog').filter({hasText: 'CART'});
      await expect(cart.getByText('Quantity: 1')).toBeVisible();
      await cart.getByRole('button', {name: 'Increase quantity'}).click();
      await expect(cart.getByText('Quantity: 2')).toBeVisible();
      await cart.getByPlaceholder('Discount code').fill('WILLKOMMEN10');
      await cart.getByRole('button', {name: 'Apply'}).first().click();
      await expect(cart.locator('code').first()).toHaveText('WILLKOMMEN10');
      await cart
        .getByPlaceholder('Gift card code')
        .fill('METAR-GIFT-50EU-RO42');
      await cart.getByRole('button', {name: 'Apply'}).last().click();
      await expect(cart.locator('code').last()).toHaveText('***ro42');
      await cart.getByRole('link', {name: /Continue to Checkout/}).click();
      const sums = page.getByRole('table', {name: 'Cost summary'});
      await expect(sums).toContainText('WILLKOMMEN10');
      await expect(sums).toContainText('RO42');
    });

    expect(faults).toEqual([]);
    // Hydrogen names its own errors; a page that is left early is none.
    expect(server.log()).not.toMatch(/h2:error|GraphQL/i);
  });
});
