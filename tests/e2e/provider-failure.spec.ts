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

/** How often the only fault has struck. */
async function hits(request: APIRequestContext): Promise<number | undefined> {
  const answer = await request.get(`${SHOP}/faults`);
  const [rule] = (await answer.json()) as {hits: number}[];
  return rule?.hits;
}

/** Takes the faults back and waits until the worker has found out (`Breaker`). */
async function mendShop(request: APIRequestContext): Promise<void> {
  await request.delete(`${SHOP}/faults`);
  // What nobody has looked for is in no cache.
  const unheardOf = crypto.randomUUID();
  await expect
    .poll(async () =>
      (await request.get(`${SITE}/en/search?q=${unheardOf}`)).status(),
    )
    .toBe(200);
}

test.describe('a shop that does not answer @desktop', () => {
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

  test('never adds a line twice, and says what is not certain', async ({
    page,
    request,
  }) => {
    await page.goto('/en/products/metarmap');
    const add = page.getByRole('button', {name: text.product.add, exact: true});
    await add.click();
    const panel = page.getByRole('dialog', {name: text.cart.yourCart});
    await expect(panel.getByRole('spinbutton')).toHaveValue('1');
    await page.keyboard.press('Escape');

    // Another product: raising what is there sets a number, which may be repeated.
    await page.goto('/en/products/cleaning-spray');
    // The shop carries it out and its answer is lost.
    await breakShop(request, {
      operation: 'cartLinesAdd',
      kind: 'reset',
      count: 1,
      carriedOut: true,
    });
    await add.click();
    await expect(
      page.getByText(text.cart.problems.unclear).first(),
    ).toBeVisible();
    expect(await hits(request)).toBe(1);
    await page.goto('/en/cart');
    const quantities = page.getByRole('main').getByRole('spinbutton');
    await expect(quantities).toHaveCount(2);
    for (const quantity of await quantities.all()) {
      await expect(quantity).toHaveValue('1');
    }
  });

  test('leaves a copy of the catalogue with a notice, the cart and every page of text', async ({
    page,
    request,
  }) => {
    await page.goto('/en/products/metarmap');
    await page
      .getByRole('button', {name: text.product.add, exact: true})
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
    const send = async (path: string, form: Record<string, string>) => {
      const headers = {Accept: 'text/html'};
      const answer = await page.request.post(path, {form, headers});
      expect(answer.status(), path).toBe(503);
      await page.setContent(await answer.text());
      return page.getByRole('main');
    };
    const profile = await send('/en/account/profile', {
      firstName: 'Amelia "Lady Lindy"',
      email: 'amelia@example.com',
      currentPassword: 'over the ocean',
    });
    await expect(profile).toContainText(text.auth.problems.unavailable);
    const field = (label: string) => profile.getByLabel(label, {exact: true});
    await expect(field(text.auth.fields.firstName)).toHaveValue(
      'Amelia "Lady Lindy"',
    );
    await expect(field(text.auth.fields.currentPassword)).toHaveValue('');
    const cart = await send('/en/cart', {
      cartFormInput: JSON.stringify({action: 'NoteUpdate', inputs: {}}),
      note: 'Ring twice',
    });
    await expect(cart.getByLabel(text.cart.note.label)).toHaveValue(
      'Ring twice',
    );
  });
});
