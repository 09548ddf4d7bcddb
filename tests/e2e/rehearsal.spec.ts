import {expect, type APIRequestContext} from '@playwright/test';
import {pay} from '../support/checkout';
import {
  COMPANY,
  runStore,
  setUpStore,
  writeLegalPages,
} from '../support/set-up-store';
import {addButton, cartPanel} from '../support/shopper';
import {STOREFRONTS} from '../support/storefronts';
import {test} from '../support/test';
import {alternately, TONGUES} from '../support/texts';

/** Pages checked of one kind, such as products; all legal texts are checked. */
const ENOUGH = 3;

const LEGAL = ['imprint', 'privacy', 'revocation', 'shipping', 'terms'];

/** Names in the storefront's sample texts. */
const SAMPLE = /Muster(?:werkstatt|weg|stadt)|metarmap\.example/;

/**
 * Promises of the sample shop: a store without market entries promises only what the law does, such
 * as 14 days to withdraw.
 */
const PROMISE =
  /6,90|[69]\.90|150\s?€|[€$]150|\bBis \S+ bei dir|Arrives by|\b14(?: Tage (?:freiw|Rück)|-day (?:vol|ret))/;

const CURRENCY = /€|\$|¥|£|\bCHF\b/g;

/**
 * Follows the links of a storefront from its home page.
 * @param sample what no page may contain.
 * @returns the problems, one line each.
 */
async function walk(
  request: APIRequestContext,
  site: string,
  prefix: string,
  sample: RegExp,
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
    const signs = new Set(text.match(CURRENCY));
    if (signs.size > 1) wrong.push(`${path}: ${[...signs].join()}`);
    const said = sample.exec(text)?.[0];
    if (said) wrong.push(`${path}: ${said}`);
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"#]*)/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => href.startsWith('/'));
    for (const name of LEGAL) {
      if (!links.includes(`${prefix}/legal/${name}`)) {
        wrong.push(`${path}: no link to ${name}`);
      }
    }
    for (const link of links) {
      // The list of countries contains the currency of each.
      if (/^(?:\/en)?\/(?:account|cart|buy|country|discount)\b/.test(link)) {
        continue;
      }
      // The other language's pages have a walk of their own.
      if (prefix ? !/^\/en(?:\/|$)/.test(link) : /^\/en(?:\/|$)/.test(link)) {
        continue;
      }
      const [, folder = ''] = link.slice(prefix.length).split(/[/?]/);
      const count = kinds.get(folder) ?? 0;
      const isEnough = count >= ENOUGH && folder !== 'legal';
      if (found.has(link) || isEnough) continue;
      kinds.set(folder, count + 1);
      found.add(link);
    }
  }
  expect(found.size).toBeGreaterThan(10);
  return wrong;
}

test.describe('a store as Shopify makes it, once it is set up @desktop', () => {
  const {site, shopPort} = STOREFRONTS.fresh;
  // The later tests need the store that the first one has set up.
  test.describe.configure({mode: 'serial'});

  test('passes the check', async () => {
    const store = {shopPort, siteUrl: 'http://127.0.0.1:9'};
    const setup = await setUpStore(store);
    const steps = setup.text.split('\n\n')[1]?.trim().split('\n') ?? [];
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter((step) => !step.endsWith(': done'))).toEqual([]);
    const check = await runStore(store, 'check');
    expect(check.text).not.toContain('Missing');
    expect(check.code).toBe(0);
  });

  for (const tongue of TONGUES) {
    const {code, prefix} = tongue;

    test.describe(code, () => {
      test.use({locale: code});

      test('has complete pages, and the legal texts of its merchant', async ({
        request,
      }) => {
        const sample = new RegExp(`${SAMPLE.source}|${PROMISE.source}`);
        expect(await walk(request, site, prefix, sample)).toEqual([]);
        const imprint = await request.get(`${site}${prefix}/legal/imprint`);
        expect(await imprint.text()).toContain(COMPANY);
      });

      // What is bought there differs only in its words.
      if (!alternately().includes(tongue)) return;

      test('sells its map', async ({page}) => {
        await page.goto(`${site}${prefix}/metarmap`);
        await addButton(page, tongue).click();
        const panel = cartPanel(page, tongue);
        await expect(panel).toContainText('METARmap');
        await pay(panel, tongue);
      });
    });
  }
});

for (const profile of ['english', 'difficult'] as const) {
  test.describe(`a store of profile ${profile} @desktop`, () => {
    const {site, shopPort} = STOREFRONTS[profile];
    // After a failure they would be written again.
    test.describe.configure({mode: 'serial'});
    test.beforeAll(() => writeLegalPages(shopPort));

    for (const {code, prefix} of TONGUES) {
      test(`has complete pages, ${code}`, async ({request}) => {
        expect(await walk(request, site, prefix, SAMPLE)).toEqual([]);
      });
    }
  });
}
