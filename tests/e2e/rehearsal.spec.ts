import {expect, type APIRequestContext} from '@playwright/test';
import {order} from '../support/checkout';
import {ownServer} from '../support/own-server';
import {FIRST_PORT} from '../support/ports';
import {COMPANY, setUpStore, writeImprint} from '../support/set-up-store';
import {addButton, cartPanel} from '../support/shopper';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

const PORT = FIRST_PORT + 70;

/** Pages of one kind that are enough, such as products. */
const ENOUGH = 6;

const LEGAL = ['imprint', 'privacy', 'revocation', 'shipping', 'terms'];

/** What the texts name that the storefront has as samples. */
const SAMPLE = /Muster(?:werkstatt|weg|stadt)|metarmap\.example/;

const CURRENCY = /€|\$|¥|£|\bCHF\b/g;

/** The merchant's own variables. */
const variables = {
  SHOP_EMAIL: 'laden@example.com',
  PUBLIC_AGENTS: 'off',
};

/** Pages of which the storefront's own texts name an address and amounts. */
const WITH_SAMPLES = /\/(?:contact|faq)$/;

/**
 * Follows the links of a storefront from its home page.
 * @param unread pages whose words are not looked at.
 * @returns what is wrong, a line each. */
async function walk(
  request: APIRequestContext,
  site: string,
  prefix: string,
  unread = WITH_SAMPLES,
): Promise<string[]> {
  const wrong: string[] = [];
  const kinds = new Map<string, number>();
  const found = new Set([`${prefix}/`.replace(/(?<=.)\/$/, '')]);
  for (const path of found) {
    const response = await request.get(site + path);
    if (response.status() !== 200) wrong.push(`${path}: ${response.status()}`);
    const html = await response.text();
    const text = html
      .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, ' ');
    const isRead = !unread.test(path);
    const signs = new Set(text.match(CURRENCY));
    if (isRead && signs.size > 1) wrong.push(`${path}: ${[...signs].join()}`);
    if (isRead && SAMPLE.test(text))
      wrong.push(`${path}: ${SAMPLE.exec(text)?.[0]}`);
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"#]*)/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => href.startsWith('/'));
    for (const name of LEGAL) {
      if (!links.includes(`${prefix}/legal/${name}`)) {
        wrong.push(`${path}: no link to ${name}`);
      }
    }
    for (const link of links) {
      if (/^(?:\/en)?\/(?:account|cart|buy|discount)\b/.test(link)) {
        continue;
      }
      // The other language's pages have a walk of their own.
      if (prefix ? !/^\/en(?:\/|$)/.test(link) : /^\/en(?:\/|$)/.test(link)) {
        continue;
      }
      const [, folder = ''] = link.slice(prefix.length).split(/[/?]/);
      const count = kinds.get(folder) ?? 0;
      if (found.has(link) || count >= ENOUGH) continue;
      kinds.set(folder, count + 1);
      found.add(link);
    }
  }
  expect(found.size).toBeGreaterThan(10);
  return wrong;
}

test.describe('a store as Shopify makes it, once it is set up @desktop', () => {
  const site = `http://localhost:${PORT}`;
  test.describe.configure({mode: 'default'});
  ownServer(PORT, {variables: {...variables, SHOP_PROFILE: 'fresh'}});
  test.beforeAll(() => setUpStore({shopPort: PORT + 1000, siteUrl: site}));

  for (const tongue of TONGUES) {
    const {code, prefix} = tongue;

    test.describe(code, () => {
      test.use({locale: code});

      test('has whole pages, and the legal texts of its merchant', async ({
        request,
      }) => {
        expect(await walk(request, site, prefix)).toEqual([]);
        const imprint = await request.get(`${site}${prefix}/legal/imprint`);
        expect(await imprint.text()).toContain(COMPANY);
      });

      test('sells its map', async ({page}) => {
        await page.goto(`${site}${prefix}/metarmap`);
        await addButton(page, tongue).click();
        const panel = cartPanel(page, tongue);
        await expect(panel).toContainText('METARmap');
        await panel
          .getByRole('link', {name: tongue.text.cart.checkout})
          .click();
        await order(page, tongue);
      });
    });
  }
});

for (const [index, profile] of (['english', 'difficult'] as const).entries()) {
  test.describe(`a store of profile ${profile} @desktop`, () => {
    const port = PORT + 2 + 2 * index;
    test.describe.configure({mode: 'default'});
    ownServer(port, {variables: {...variables, SHOP_PROFILE: profile}});
    test.beforeAll(() => writeImprint(port + 1000));

    for (const {code, prefix} of TONGUES) {
      test(`has whole pages, ${code}`, async ({request}) => {
        const site = `http://localhost:${port}`;
        const unread = /\/(?:contact|faq)$|^\/en\/legal\//;
        expect(await walk(request, site, prefix, unread)).toEqual([]);
      });
    }
  });
}
