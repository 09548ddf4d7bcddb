import {expect, type APIRequestContext, type Page} from '@playwright/test';
import {newEmail, registerNew} from '../support/account';
import {startServer, type OwnServer} from '../support/own-server';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

const {text} = ENGLISH;

/** A preview of its own, whose shop is broken on purpose. */
const PORT = 3450;
const SITE = `http://localhost:${PORT}`;
const SHOP = `http://127.0.0.1:${PORT + 1000}`;

test.use({baseURL: SITE, locale: 'en-US'});
// The tests break one and the same shop.
test.describe.configure({mode: 'serial'});

/** A search is asked again after 10 s; this one is visited at the start, and by one test. */
const SEARCH = '/en/search?q=metarmap%20wood';

let preview: OwnServer;

/** As what no other test comes: of the pages for these countries there is no copy to show. */
async function comeFrom(country: string, page: Page): Promise<void> {
  const answer = await page.request.post(`${SITE}/country?path=/en`, {
    form: {country, locale: 'en'},
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

const breakShop = (request: APIRequestContext, ...faults: object[]) =>
  request.post(`${SHOP}/faults`, {data: faults});

/** Takes the faults back and waits until the worker has found out (`Breaker`). */
async function mendShop(request: APIRequestContext): Promise<void> {
  await request.delete(`${SHOP}/faults`);
  // What was never looked for is in no cache.
  const unheardOf = crypto.randomUUID();
  await expect
    .poll(async () =>
      (await request.get(`${SITE}/en/search?q=${unheardOf}`)).status(),
    )
    .toBe(200);
}

test.describe('a shop that does not respond @desktop', () => {
  test.beforeAll(async () => {
    const command = ['node', '--import', 'tsx', 'scripts/preview.ts'];
    preview = await startServer(command, PORT, 60_000);
    await fetch(SITE + SEARCH);
  });
  test.afterAll(() => preview.stop());
  test.beforeEach(({request}) => mendShop(request));
  test.afterEach(({request}) => request.delete(`${SHOP}/faults`));

  test('leaves the home page standing, with a message in place of the products', async ({
    page,
    request,
  }) => {
    await comeFrom('PL', page);
    await breakShop(request, {operation: '*', kind: 'status', status: 503});
    const response = await page.goto('/en?fresh');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      text.home.hero.headline,
    );
    await expect(page.getByRole('main')).toContainText(
      text.home.featured.unavailable,
    );
  });

  test('gives a product page that says so, with the shell and a way to try again', async ({
    page,
    request,
  }) => {
    await comeFrom('SE', page);
    await breakShop(request, {operation: '*', kind: 'status', status: 500});
    const response = await page.goto('/en/products/metarmap');
    expect(response?.status()).toBe(500);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(
      text.error.title,
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const html = await page.content();
    expect(html).not.toContain('127.0.0.1:4410/api');
    expect(html).not.toContain('AttemptError');

    await mendShop(request);
    await main.getByRole('link', {name: text.error.retry}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('METARmap');
  });

  test('leaves a copy of the catalogue with a notice, the cart and every page of text', async ({
    page,
    request,
  }) => {
    await page.goto('/en/products/metarmap');
    await page
      .getByRole('button', {name: text.product.add, exact: true})
      .first()
      .click();
    await expect(
      page
        .getByRole('dialog', {name: text.cart.yourCart})
        .getByRole('spinbutton'),
    ).toHaveValue('1');

    await breakShop(request, {operation: '*', kind: 'status', status: 500});
    const away = await page.goto('/en/cart');
    expect(away?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main).toContainText(text.cart.unavailable);
    const faq = await page.goto('/en/faq?fresh');
    expect(faq?.status()).toBe(200);
    const notice = page.getByText(text.layout.staleNotice);
    await expect(notice).toBeHidden();
    await expect(async () => {
      const response = await page.goto(SEARCH);
      expect(response?.status()).toBe(200);
      await expect(notice).toBeVisible({timeout: 500});
    }).toPass();
    await expect(main.getByRole('link', {name: 'METARmap'})).not.toHaveCount(0);

    await mendShop(request);
    await page.goto('/en/cart');
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
  });

  test('shows a form that it cannot carry out again, with what was typed and without scripts', async ({
    page,
    request,
  }) => {
    await registerNew(page, ENGLISH, newEmail());
    await breakShop(request, {operation: '*', kind: 'status', status: 500});
    const answer = await page.request.post('/en/cart', {
      form: {
        cartFormInput: JSON.stringify({action: 'NoteUpdate', inputs: {}}),
        note: 'Ring twice',
      },
      headers: {Accept: 'text/html'},
    });
    expect(answer.status()).toBe(503);
    await page.setContent(await answer.text());
    const cart = page.getByRole('main');
    await expect(cart.getByLabel(text.cart.note.label)).toHaveValue(
      'Ring twice',
    );
  });
});
