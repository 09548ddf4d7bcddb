import {expect, type APIRequestContext} from '@playwright/test';
import {registerByRequest, newEmail} from '../support/account';
import {breakShop, mendShop} from '../support/faults';
import {addByRequest} from '../support/shopper';
import {STOREFRONTS} from '../support/storefronts';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

const {text} = ENGLISH;

const {site: SITE, shop: SHOP} = STOREFRONTS.broken;

test.use({baseURL: SITE, locale: 'en-US'});
// The tests break the same shop.
test.describe.configure({mode: 'serial'});

/**
 * A cached search is refreshed after 10 s. This one is visited before the tests, and by only one
 * test.
 */
const SEARCH = '/en/search?q=metarmap%20wood';

/** Chooses a country that no other test uses, so that no copy of its pages is cached. */
async function comeFrom(
  country: string,
  request: APIRequestContext,
): Promise<void> {
  const response = await request.post(`${SITE}/country?path=/en`, {
    form: {country, locale: 'en'},
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** Every request fails. */
const breakAll = (status = 500) =>
  breakShop(SHOP, {operation: '*', kind: 'status', status});

/** Ends the faults and waits until the worker notices it (`Breaker`). */
async function recover(): Promise<void> {
  await mendShop(SHOP);
  // A new term is in no cache.
  const unheardOf = crypto.randomUUID();
  await expect
    .poll(async () => (await fetch(`${SITE}/en/search?q=${unheardOf}`)).status)
    .toBe(200);
}

test.describe('a shop that does not respond @desktop', () => {
  test.beforeAll(() => fetch(SITE + SEARCH));
  test.beforeEach(recover);
  test.afterEach(() => mendShop(SHOP));

  test('leaves the home page usable, with a message in place of the products', async ({
    request,
  }) => {
    await comeFrom('PL', request);
    await breakAll(503);
    const response = await request.get('/en?fresh');
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${text.map.hero.headline}</h1>`));
    expect(/<main[^]*<\/main>/.exec(html)?.[0]).toContain(
      text.home.featured.unavailable,
    );
  });

  test('gives a product page that says so, with the shell and a way to try again (E4.9)', async ({
    page,
  }) => {
    await comeFrom('SE', page.request);
    await breakAll();
    const response = await page.goto('/en/products/metarmap');
    expect(response?.status()).toBe(500);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(
      text.error.status[500],
    );
    await expect(main).toContainText(text.error.kept);
    await expect(
      main.getByRole('link', {name: text.error.search.contact}),
    ).toHaveAttribute('href', '/en/contact');
    await expect(
      main.getByRole('link', {name: 'info@metarmap.example'}),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const html = await page.content();
    expect(html).not.toContain(`${SHOP}/api`);
    expect(html).not.toContain('RequestFailure');

    await recover();
    await main.getByRole('link', {name: text.error.retry}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('METARmap');
  });

  test('leaves a copy of the catalogue with a notice, the cart, and all content pages (E4.8)', async ({
    page,
  }) => {
    await addByRequest(page, ENGLISH, ['metarmap'], STOREFRONTS.broken);
    await breakAll();
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

    await recover();
    await page.goto('/en/cart');
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
  });

  test('shows a form that cannot be carried out again, with what was typed, also without scripts (E4.16)', async ({
    page,
  }) => {
    await registerByRequest(page, ENGLISH, newEmail());
    await breakAll();
    const response = await page.request.post('/en/cart', {
      form: {
        cartFormInput: JSON.stringify({action: 'NoteUpdate', inputs: {}}),
        note: 'Ring twice',
      },
      headers: {Accept: 'text/html'},
    });
    expect(response.status()).toBe(503);
    await page.setContent(await response.text());
    const cart = page.getByRole('main');
    await expect(cart.getByLabel(text.cart.note.label)).toHaveValue(
      'Ring twice',
    );
  });
});
