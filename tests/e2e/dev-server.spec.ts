import {spawn, type ChildProcess} from 'node:child_process';
import {expect} from '@playwright/test';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

const {text} = TONGUES.find(({code}) => code === 'de') as (typeof TONGUES)[0];

const SITE = 'http://localhost:3420';

let server: ChildProcess;
let log = '';

test.describe('npm run dev @desktop', () => {
  test.use({baseURL: SITE, locale: 'de-DE'});
  // The first visit compiles the whole app.
  test.describe.configure({mode: 'serial', timeout: 150_000});

  test.beforeAll(async () => {
    server = spawn('npm', ['run', 'dev'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: '3420',
        SHOP_PORT: '4420',
        SHOP_DATABASE: ':memory:',
      },
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log += chunk.toString();
      });
    }
    await expect
      .poll(
        () =>
          fetch(`${SITE}/favicon.svg`).then(
            ({status}) => status,
            () => 0,
          ),
        {timeout: 120_000, intervals: [500]},
      )
      .toBe(200);
  });

  test.afterAll(() => {
    // The CLI starts children of its own; the group ends all of them.
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  });

  test('shows the shop and puts the map into the cart', async ({page}) => {
    const response = await page.goto('/products/metarmap', {timeout: 120_000});
    expect(response?.status(), log.slice(-2000)).toBe(200);
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
