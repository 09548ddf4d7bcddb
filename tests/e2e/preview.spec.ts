import {expect, type Page} from '@playwright/test';
import gql from 'graphql-tag';
import {expectNoViolations} from '../support/axe';
import {askAdmin} from '../support/customer-client';
import {STOREFRONTS} from '../support/storefronts';
import {addButton, cartPanel} from '../support/shopper';
import {hydrated, test} from '../support/test';
import {
  alternately,
  ENGLISH,
  fill,
  GERMAN,
  type Tongue,
} from '../support/texts';

const {site: SITE, shop: SHOP} = STOREFRONTS.preview;

/** Every kind of response: documents, data, resources, redirects, errors. */
const RESPONSES: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/en/products/metarmap', 200],
  ['/faq', 200],
  ['/faq.data', 200],
  ['/does-not-exist', 404],
  ['/_i18n/en/messages.json', 200],
  ['/builds/latest.json', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/api/shopify-storefront', 405],
  ['/admin', 302],
  ['/de/faq', 301],
  ['/en//faq', 301],
  ['/healthz', 200],
];

const UPSERT = gql`
  mutation Write(
    $handle: MetaobjectHandleInput!
    $metaobject: MetaobjectUpsertInput!
  ) {
    metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
      metaobject {
        id
      }
    }
  }
`;

const RICH_TEXT = JSON.stringify({
  type: 'root',
  children: [
    {type: 'heading', level: 2, children: [{type: 'text', value: 'Anfahrt'}]},
  ],
});

const bar = (page: Page, {text}: Tongue) =>
  page.getByRole('region', {name: text.preview.label, exact: true});

/** HTML of a page of the preview, for what its browser would show as the server sent it. */
async function htmlOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(SITE + path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

test.describe('a merchant’s preview @desktop', () => {
  test.use({locale: 'de-DE'});
  // Later tests depend on what earlier ones have written.
  test.describe.configure({mode: 'serial'});

  test('what the merchant writes is on the page at once, in its language, and an announcement can be dismissed', async ({
    page,
    context,
  }) => {
    for (const [type, handle, fields] of [
      ['announcement', 'de--summer', {text: 'Sommerpause', link: '/faq'}],
      [
        'page',
        'de--workshop',
        {title: 'Werkstatt', body: RICH_TEXT, color_mode: 'dark'},
      ],
      ['section', 'de--home-hero', {slot: 'hero', title: 'Wetter zum Hängen'}],
    ] as const) {
      const response = await askAdmin(SHOP, UPSERT, {
        handle: {type: `storefront_${type}`, handle},
        metaobject: {
          fields: Object.entries(fields).map(([key, value]) => ({key, value})),
        },
      });
      expect(await response.json()).not.toHaveProperty('errors');
    }
    const {layout} = GERMAN.text;
    const announcement = page.getByRole('region', {name: layout.announcement});
    // A text that is written only in German is shown in German, and marked so.
    const english = await htmlOf(page, '/en');
    expect(english).toMatch(/<h1[^>]* lang="de"[^>]*>Wetter zum Hängen</);
    expect(english.match(/ lang="de"[^>]*>Sommerpause</g)).toHaveLength(1);

    await page.goto(SITE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Wetter zum Hängen',
    );
    await expect(announcement.getByRole('link')).toHaveAttribute(
      'href',
      '/faq',
    );
    await expectNoViolations(page, `[aria-label="${layout.announcement}"]`);
    await page
      .getByRole('group')
      .filter({has: announcement})
      .locator('summary')
      .click();
    await expect(announcement).toBeHidden();
    await page.goto(`${SITE}/faq`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(announcement).toBeHidden();

    await page.goto(`${SITE}/pages/workshop`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Werkstatt');
    await expect(page.locator('#anfahrt')).toBeVisible();
    await expectNoViolations(page);
    // The merchant wants this page dark; the others are as the visitor wants them.
    const html = page.locator('html');
    const toggle = page.getByRole('button', {name: layout.colorMode.label});
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await expect(toggle).toBeHidden();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(toggle).toBeVisible();
    await expect(html).not.toHaveAttribute('data-theme', /./);
    expect(await htmlOf(page, '/en/pages/workshop')).toMatch(
      /<h1[^>]* lang="de"/,
    );

    const plain = await context
      .browser()
      ?.newContext({javaScriptEnabled: false});
    const still = await plain?.newPage();
    await still?.goto(SITE);
    await still?.locator('summary', {hasText: layout.dismiss}).click();
    await expect(
      still?.getByText('Sommerpause') ?? page.getByText('never'),
    ).toBeHidden();
    await plain?.close();
  });

  test('no response of a preview is indexed or cached', async ({
    request,
    baseURL,
  }) => {
    for (const [path, status] of RESPONSES) {
      const response = await request.get(SITE + path, {
        maxRedirects: 0,
      });
      expect(response.status(), path).toBe(status);
      expect(response.headers()).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
      expect(response.headers()['content-security-policy'], path).toContain(
        `frame-ancestors 'self' https://admin.shopify.com ${SHOP}`,
      );
    }
    const live = await request.get(`${baseURL}/faq`);
    expect(live.headers()['x-robots-tag']).toBeUndefined();
    expect(await live.text()).not.toContain('/admin');
  });

  test('a price and a title changed in the admin are on the product’s page at the next load', async ({
    page,
  }) => {
    await page.goto(`${SITE}/products/flugbuch`);
    const edit = bar(page, GERMAN).getByRole('link');
    await page.goto((await edit.getAttribute('href')) ?? '');
    const exact = {exact: true};
    await page.getByLabel('Title (German)', exact).fill('Bordbuch');
    await page.getByLabel('Title (English)', exact).fill('Journey log');
    await page.getByLabel('Price (EUR)', exact).first().fill('gratis');
    await page.getByRole('button', {name: 'Save'}).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('Price (EUR)', exact).first().fill('12,34');
    await page.getByRole('button', {name: 'Save'}).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    for (const [path, title, price] of [
      ['/products/flugbuch', 'Bordbuch', /12,34/],
      ['/en/products/pilot-logbook', 'Journey log', /\$13\./],
    ] as const) {
      const html = await htmlOf(page, path);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(/<main[^]*<\/main>/.exec(html)?.[0]).toMatch(price);
    }
  });

  test('a menu that the merchant writes is in the header and on a phone, and the bar leads to a page’s entry', async ({
    page,
  }) => {
    await page.goto(`${SHOP}/admin/menus/main-menu`);
    await page.getByLabel('Title (German)').nth(3).fill('Karten & Zubehör');
    await page.getByLabel('Title (English)').nth(3).fill('Maps & more');
    await page.getByRole('button', {name: 'Save'}).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    expect(await htmlOf(page, '/en/faq')).toMatch(
      /<nav[^>]*>(?:(?!<\/nav>)[^])*href="\/en\/collections\/all"[^>]*>Maps &amp; more</,
    );
    await page.goto(`${SITE}/faq`);
    const link = page
      .getByRole('navigation', {name: GERMAN.text.layout.nav.main})
      .getByRole('link', {name: 'Karten & Zubehör'});
    await expect(link).toHaveAttribute('href', /\/collections\/all$/);
    // It names the file of this page.
    await expectNoViolations(page, 'section:has(form[action="/locale"])');
    await page.setViewportSize({width: 390, height: 800});
    await page.getByRole('button', {name: GERMAN.text.layout.menu}).click();
    await expect(
      page.getByRole('dialog').getByRole('link', {name: 'Karten & Zubehör'}),
    ).toBeVisible();

    await page.goto(`${SITE}/pages/workshop`);
    await bar(page, GERMAN)
      .getByRole('link', {name: GERMAN.text.preview.edit.entry})
      .evaluate((link) => link.removeAttribute('target'));
    await bar(page, GERMAN).getByRole('link').click();
    await expect(page.getByLabel('Title (German)')).toHaveValue('Werkstatt');
  });

  test('the admin can show a preview in a frame, and nobody can frame production', async ({
    browser,
    baseURL,
  }) => {
    // Not the fixture's page, which fails when the policy refuses something.
    const page = await browser.newPage();
    // A page of the admin's origin without a policy of its own.
    const frame = `${SHOP}/outbox.json`;
    await page.goto(frame);
    await page.evaluate(
      (addresses) => {
        for (const src of addresses) {
          document.body.append(
            Object.assign(document.createElement('iframe'), {src}),
          );
        }
      },
      [`${SITE}/faq`, `${baseURL}/faq`],
    );
    const heading = (nth: number) =>
      page.frameLocator('iframe').nth(nth).getByRole('heading', {level: 1});
    await expect(heading(0)).toBeVisible();
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toEqual([frame, `${SITE}/faq`, 'chrome-error://chromewebdata/']);
    await page.close();
  });

  test('a merchant fills the cart in the admin’s frame, where the browser refuses storage and locks', async ({
    browser,
  }) => {
    const page = await browser.newPage({locale: 'de-DE'});
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', {get: () => true});
      if (window === window.top) return;
      const refusal = () => new DOMException('Refused.', 'SecurityError');
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw refusal();
          },
        });
      }
      navigator.locks.request = () => Promise.reject(refusal());
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(refusal()),
      });
      navigator.clipboard.writeText = () => Promise.reject(refusal());
    });
    // The shop's URL is of another site than the storefront's.
    await page.goto(`${SHOP}/outbox.json`);
    await page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), {src});
      frame.style.cssText = 'width: 1000px; height: 700px';
      document.body.replaceChildren(frame);
    }, `${SITE}/products/metarmap`);
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1];
    if (!frame) throw new Error('No frame.');
    await frame.waitForLoadState();
    await hydrated(frame);
    const {cart, consent, product, wishlist} = GERMAN.text;
    const decline = frame.getByRole('button', {name: consent.decline});
    await decline.click();
    await expect(decline).toBeHidden();
    const wish = frame
      .getByRole('main')
      .getByRole('button', {name: fill(wishlist.button, {title: 'METARmap'})})
      .first();
    await wish.click();
    await expect(wish).toHaveAttribute('aria-pressed', 'true');
    await frame.getByRole('button', {name: product.share.button}).click();
    await expect(
      frame.getByRole('status').filter({hasText: 'https://preview.example/'}),
    ).toHaveCount(1);
    await addButton(frame, GERMAN).click();
    const panel = cartPanel(frame, GERMAN);
    await expect(panel.getByRole('spinbutton')).toHaveValue('1');
    await panel.getByRole('button', {name: cart.quantity.more}).click();
    await expect(panel).not.toContainText(cart.price.updating);
    await frame.goto(`${SITE}/cart`);
    await expect(frame.getByRole('spinbutton')).toHaveValue('2');
    await page.close();
  });

  test('every cookie of a preview comes back from inside the admin’s frame', async ({
    request,
  }) => {
    const send = (path: string, form: Record<string, string>) =>
      request.post(SITE + path, {
        form,
        headers: {Accept: 'text/html'},
        maxRedirects: 0,
      });
    const sendings = [
      send('/consent', {decision: 'all', path: '/'}),
      send('/locale', {locale: 'en', path: '/'}),
      send('/country?path=/', {country: 'CH', locale: 'de'}),
      request.get(`${SITE}/discount/MAPS20`, {
        maxRedirects: 0,
      }),
    ];
    const cookies = (await Promise.all(sendings)).flatMap((response) =>
      response
        .headersArray()
        .filter(({name}) => name.toLowerCase() === 'set-cookie')
        .map(({value}) => value),
    );
    const names = cookies.map((cookie) => cookie.split('=')[0]);
    for (const name of [
      'consent_given',
      'consent_enabled',
      'i18n_redirected',
      '__Host-session',
      '__Host-cart',
    ]) {
      expect(names).toContain(name);
    }
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; SameSite=None/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Partitioned/);
    }
  });

  for (const tongue of alternately(1)) {
    const {code, prefix, text} = tongue;

    test(`the bar leads to where merchants edit what they see, ${code}`, async ({
      page,
    }) => {
      const {edit, environment, label, missing} = text.preview;
      const barOf = async (path: string) => {
        const html = await htmlOf(page, prefix + path);
        const [, shown = ''] = html.split(`<section aria-label="${label}"`);
        return shown.slice(0, shown.indexOf('</section>'));
      };
      for (const [path, name, address] of [
        ['/products/metarmap', edit.product, String.raw`products/\d+`],
        ['/collections/karten', edit.collection, String.raw`collections/\d+`],
      ] as const) {
        const shown = await barOf(path);
        expect(shown, path).toContain(environment.preview);
        expect(shown, path).toMatch(
          new RegExp(`<a href="[^"]*/admin/${address}"[^>]*>${name}<`),
        );
      }
      expect(await barOf('/legal/imprint')).toContain(
        `app/content/${code}/legal/imprint.md`,
      );
      await page.goto(`${SITE}${prefix}/products/draft`);
      await expect(bar(page, tongue)).toContainText(missing);
      const link = bar(page, tongue).getByRole('link');
      await expect(link).toHaveAccessibleName(new RegExp(`^${edit.missing}`));
      await expect(link).toHaveAttribute('href', /\/admin\/products$/);
    });
  }

  test.describe('the bar without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('changes the language, and leads to the choice of the country', async ({
      page,
    }) => {
      await page.goto(`${SITE}/products/metarmap`);
      await bar(page, GERMAN).getByRole('button', {name: 'English'}).click();
      await expect(page).toHaveURL(`${SITE}/en/products/metarmap`);
      await bar(page, ENGLISH)
        .getByRole('button', {name: ENGLISH.text.layout.country.label})
        .click();
      await expect(page).toHaveURL(/\/en\/country\?path=/);
    });
  });
});
