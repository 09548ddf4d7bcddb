import {expect} from '@playwright/test';
import {startServer} from '../support/own-server';
import {test} from '../support/test';
import {GERMAN} from '../support/texts';

const {text} = GERMAN;

const SITE = 'http://localhost:3420';

let server: Awaited<ReturnType<typeof startServer>>;

test.describe('npm run dev @desktop', () => {
  test.use({baseURL: SITE, locale: 'de-DE'});
  // The first visit compiles the whole app.
  test.describe.configure({mode: 'serial', timeout: 150_000});

  test.beforeAll(async () => {
    server = await startServer(['npm', 'run', 'dev'], 3420, 120_000);
  });

  test.afterAll(() => server.stop());

  test('shows the shop and puts the map into the cart', async ({page}) => {
    const response = await page.goto('/products/metarmap', {timeout: 120_000});
    expect(response?.status(), server.log().slice(-2000)).toBe(200);
    await page
      .getByRole('button', {name: text.product.add, exact: true})
      .click();
    const panel = page.getByRole('dialog', {name: text.cart.yourCart});
    await expect(panel.getByRole('spinbutton')).toHaveValue('1', {
      timeout: 30_000,
    });
    await panel.getByRole('link', {name: text.cart.checkout}).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:4420\/cart\/c\//);
  });

  test('takes a plain form post', async ({request}) => {
    const response = await request.post('/cart', {
      headers: {Origin: SITE, Accept: 'text/html'},
      form: {cartFormInput: '{"action":"NoteUpdate","inputs":{"note":"a"}}'},
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
  });
});
