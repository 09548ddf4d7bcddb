import {readFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {ownServer} from '../support/own-server';
import {addButton, cartPanel} from '../support/shopper';
import {storefrontAt} from '../support/storefronts';
import {test} from '../support/test';
import {GERMAN} from '../support/texts';

const {text} = GERMAN;

const {port: PORT, site: SITE, shop: SHOP} = storefrontAt(20);

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: {dev: string};
};

/** `npm run dev` without a second process that writes types again: `npm test` has a step for them. */
const COMMAND = scripts.dev.replace(' --codegen', '');

const MADE_UP_LIBRARIES = `
  window.React = {createElement() {}};
  window.ReactDOM = {
    createRoot: (root) => ({render() { root.textContent = 'GraphiQL runs'; }}),
  };
  window.GraphiQL = {GraphQL: {print: (text) => text, parse: (text) => text}};
  const anything = new Proxy(function () {}, {
    get: () => anything, apply: () => anything, construct: () => anything,
  });
  window.flameChartJs = {FlameChart: anything};
`;

test.describe('npm run dev @desktop', () => {
  test.use({baseURL: SITE, locale: 'de-DE'});
  // The first visit compiles the whole app; a bound for a hang, not for speed.
  test.describe.configure({mode: 'serial', timeout: 360_000});

  const server = ownServer(PORT, {
    command: ['npm', 'exec', '--call', COMMAND],
    timeout: 120_000,
  });

  test('shows the shop, has the messages in a module that a hot update has replaced, and puts the map into the cart', async ({
    page,
  }) => {
    const response = await page.goto('/products/metarmap', {timeout: 240_000});
    expect(response?.status(), server.log().slice(-2000)).toBe(200);
    // Parts that are loaded when idle are compiled on demand. A click waits 10 s for
    // them, then does what it does without JavaScript: a slow machine needs longer.
    await page.waitForLoadState('networkidle', {timeout: 60_000});
    const hasMessages = () =>
      page.evaluate(async () => {
        // As Vite asks for the next version of a module.
        const next = '/app/lib/i18n/messages.ts?t=1000000000000';
        const {hasMessages: has} = (await import(next)) as {
          hasMessages: (code: string) => boolean;
        };
        return has('de');
      });
    await expect.poll(hasMessages).toBe(true);
    await addButton(page, GERMAN).click();
    const panel = cartPanel(page, GERMAN);
    await expect(panel.getByRole('spinbutton')).toHaveValue('1', {
      timeout: 30_000,
    });
    await panel.getByRole('link', {name: text.cart.checkout}).click();
    await expect(page).toHaveURL(
      (url) => url.origin === SHOP && url.pathname.startsWith('/cart/c/'),
    );
  });

  test('has the tools that the console lists', async ({page}) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) {
        refused.push(message.text());
      }
    });
    // Stand-ins for their libraries, because a test has no network.
    await page.route('https://unpkg.com/**', (route) =>
      route.fulfill({
        contentType: /css$/.test(route.request().url())
          ? 'text/css'
          : 'text/javascript',
        headers: {'Access-Control-Allow-Origin': '*'},
        body: /css$/.test(route.request().url()) ? '' : MADE_UP_LIBRARIES,
      }),
    );
    await page.route('https://avatars.githubusercontent.com/**', (route) =>
      route.fulfill({contentType: 'image/png', body: ''}),
    );
    await page.goto('/graphiql');
    await expect(page.getByText('GraphiQL runs')).toBeVisible();
    const status = await page.evaluate(async () => {
      const schema = document.documentElement.innerHTML;
      const {apiUrl, accessToken, authHeader} = (
        JSON.parse(/const schemas = (.*);/.exec(schema)?.[1] ?? '') as {
          storefront: Record<string, string>;
        }
      ).storefront;
      const response = await fetch(apiUrl ?? '', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [authHeader ?? '']: accessToken ?? '',
        },
        body: '{"query":"{ shop { name } }"}',
      });
      return response.status;
    });
    expect(status).toBe(200);

    const profiler = await page.goto('/subrequest-profiler');
    expect(profiler?.status()).toBe(200);
    await page.getByLabel('Preserve Log').check();
    await page.request.get('/faq');
    await expect(page.getByText('/faq').first()).toBeVisible();
    expect(refused).toEqual([]);
  });

  test('accepts a plain form post', async ({request}) => {
    const response = await request.post('/cart', {
      headers: {Origin: SITE, Accept: 'text/html'},
      form: {cartFormInput: '{"action":"NoteUpdate","inputs":{"note":"a"}}'},
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
  });
});
