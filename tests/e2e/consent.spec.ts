import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import {test} from '../support/test';
import {onPhoneOnce, type Tongue, TONGUES} from '../support/texts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A beacon that sends when it is loaded, and whenever the test says so. */
const BEACON = `window.sendFigures = () => navigator.sendBeacon('https://cloudflareinsights.com/cdn-cgi/rum', '{}');
sendFigures();`;

test.use({hasDeclined: false});

/** Answers for the beacon's hosts, and lists what is asked of any host but ours. */
async function foreignRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {hostname, host, pathname, protocol} = new URL(request.url());
    const isOurs = hostname === 'localhost' || hostname === '127.0.0.1';
    if (/^https?:$/.test(protocol) && !isOurs) asked.push(host + pathname);
  });
  await page.route(/cloudflareinsights\.com/, (route) =>
    route.fulfill({contentType: 'text/javascript', body: BEACON}),
  );
  return asked;
}

const banner = (page: Page, {text}: Tongue) =>
  page.getByRole('region', {name: text.consent.title, exact: true});

const dialog = (page: Page, {text}: Tongue) =>
  page.getByRole('dialog', {name: text.consent.settings});

const statistics = (where: Locator, {text}: Tongue) =>
  where.getByRole('checkbox', {name: text.consent.items.analytics.name});

const beacon = (page: Page) => page.locator('script[data-consent-id]');

/** Opens the settings by the footer's link, once the dialog has taken it over. */
async function openSettings(page: Page, tongue: Tongue): Promise<void> {
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', {name: tongue.text.layout.footer.links.cookies});
  await link.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  await expect(dialog(page, tongue)).toBeVisible();
}

/** The decision as the cookies hold it; `null` while there is none. */
async function decision(context: BrowserContext): Promise<string | null> {
  const cookies = await context.cookies();
  const value = (name: string) =>
    cookies.find((cookie) => cookie.name === name)?.value;
  return value('consent_given') === 'true'
    ? (value('consent_enabled') ?? null)
    : null;
}

const NECESSARY = 'session~cart~language~consent';

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const home = prefix || '/';

  test.describe(`consent in ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    test('nothing is asked of others before consent or after declining, and nobody is asked twice', async ({
      page,
      context,
    }) => {
      const asked = await foreignRequests(page);
      await page.goto(home);
      await page.mouse.move(40, 300);
      await banner(page, tongue)
        .getByRole('button', {name: text.consent.decline})
        .click();
      await expect(banner(page, tongue)).toBeHidden();
      await expect.poll(() => decision(context)).toBe(NECESSARY);
      await page.goto(`${prefix}/products/metarmap`);
      await expect(banner(page, tongue)).toHaveCount(0);
      await expect(beacon(page)).toHaveCount(0);
      expect(asked).toEqual([]);
    });

    test('accepting loads the beacon, withdrawing takes it away with its cookies @desktop', async ({
      page,
      context,
    }) => {
      const asked = await foreignRequests(page);
      await page.goto(`${prefix}/products/metarmap`);
      await banner(page, tongue)
        .getByRole('button', {name: text.consent.acceptAll})
        .click();
      await expect(beacon(page)).toHaveCount(1);
      await expect(beacon(page)).toHaveAttribute(
        'data-cf-beacon',
        '{"token":"token-of-the-tests"}',
      );
      await expect
        .poll(() => asked)
        .toContain('cloudflareinsights.com/cdn-cgi/rum');
      expect(await decision(context)).toBe(`${NECESSARY}~analytics`);
      await page.evaluate((path) => {
        document.cookie = '_shopify_y=1; Path=/';
        document.cookie = `_shopify_s=1; Path=${path}/products`;
      }, prefix);

      await openSettings(page, tongue);
      const settings = dialog(page, tongue);
      await statistics(settings, tongue).uncheck();
      await expect(settings.getByText(text.consent.unsaved)).toBeVisible();
      await settings.getByRole('button', {name: text.consent.save}).click();
      await expect(settings).toBeHidden();
      await expect(beacon(page)).toHaveCount(0);
      const before = asked.length;
      expect(await decision(context)).toBe(NECESSARY);
      const names = (await context.cookies()).map(({name}) => name);
      expect(names.filter((name) => name.startsWith('_shopify'))).toEqual([]);
      // Its code is still in memory, but may send nothing any more.
      await page.evaluate('sendFigures()');
      await page.goto(home);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(asked).toHaveLength(before);
    });

    test('the settings list both groups, say what is unsaved and forget it when they close', async ({
      page,
      context,
    }) => {
      await page.goto(home);
      await openSettings(page, tongue);
      await expect(page).toHaveURL(new RegExp(`${home}$`));
      const settings = dialog(page, tongue);
      const {groups} = text.consent;
      const necessary = settings.getByRole('group', {
        name: groups.necessary.name,
      });
      for (const box of await necessary.getByRole('checkbox').all()) {
        await expect(box).toBeChecked();
        await expect(box).toBeDisabled();
      }
      const analytics = statistics(
        settings.getByRole('group', {name: groups.optional.name}),
        tongue,
      );
      await expect(analytics).not.toBeChecked();
      await expect(settings.getByText(text.consent.unsaved)).toHaveCount(0);
      await analytics.check();
      await expect(settings.getByText(text.consent.unsaved)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
      expect(await decision(context)).toBeNull();
      await openSettings(page, tongue);
      await expect(analytics).not.toBeChecked();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on banner and dialog, ${colorScheme} @desktop`, async ({
        page,
      }) => {
        await page.emulateMedia({colorScheme});
        await page.goto(`${prefix}/faq`);
        await expect(banner(page, tongue)).toBeVisible();
        const violations = async (selector: string) =>
          (
            await new AxeBuilder({page})
              .include(selector)
              .withTags(RULES)
              .analyze()
          ).violations.map(({id, nodes}) => [id, nodes.map((n) => n.target)]);
        expect(await violations('#consent-banner')).toEqual([]);
        await openSettings(page, tongue);
        await statistics(dialog(page, tongue), tongue).check();
        expect(await violations('dialog[open]')).toEqual([]);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('forms do the same, and nothing optional is loaded', async ({
        page,
        context,
      }) => {
        const asked = await foreignRequests(page);
        await page.goto(`${prefix}/faq`);
        await banner(page, tongue)
          .getByRole('button', {name: text.consent.acceptAll})
          .click();
        await expect(page).toHaveURL(`${prefix}/faq`);
        await expect(banner(page, tongue)).toHaveCount(0);
        expect(await decision(context)).toBe(`${NECESSARY}~analytics`);
        await page
          .getByRole('contentinfo')
          .getByRole('link', {name: text.layout.footer.links.cookies})
          .click();
        await expect(page).toHaveURL(`${prefix}/legal/cookies`);
        const analytics = statistics(page.getByRole('main'), tongue);
        await expect(analytics).toBeChecked();
        await analytics.uncheck();
        await page.getByRole('button', {name: text.consent.save}).click();
        await expect(page).toHaveURL(`${prefix}/legal/cookies`);
        await expect(analytics).not.toBeChecked();
        expect(await decision(context)).toBe(NECESSARY);
        expect(asked).toEqual([]);
      });
    });
  });
}

const [german] = TONGUES as [Tongue];

test.describe('consent', () => {
  test.use({locale: 'de-DE'});

  test('a cookie that nobody can read asks again, unknown ids are ignored @desktop', async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await foreignRequests(page);
    const given = {name: 'consent_given', value: 'true', url: baseURL};
    const enabled = (value: string) => ({
      name: 'consent_enabled',
      value,
      url: baseURL,
    });
    for (const value of ['~~analytics~', '%E0%A4%A', '{"a":1}']) {
      await context.addCookies([given, enabled(value)]);
      await page.goto('/faq');
      await expect(banner(page, german), value).toBeVisible();
    }
    const many = Array.from({length: 300}, (_, index) => `unknown-${index}`);
    await context.addCookies([given, enabled(many.join('~'))]);
    await page.goto('/faq');
    await expect(banner(page, german)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('what has the focus is never behind the banner', async ({page}) => {
    await page.goto('/');
    await expect(banner(page, german)).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const covered = () =>
        page.evaluate(() => {
          const {activeElement} = document;
          const bar = document.getElementById('consent-banner');
          if (!activeElement || !bar || bar.contains(activeElement))
            return null;
          const {top} = activeElement.getBoundingClientRect();
          return top >= bar.getBoundingClientRect().top
            ? activeElement.outerHTML
            : null;
        });
      // The page may still be scrolling there.
      await expect.poll(covered).toBeNull();
    }
  });

  test('a decision in another tab counts here, too @desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await page.keyboard.press('Shift');
    await expect(
      page.getByRole('contentinfo').locator('a[aria-haspopup=dialog]'),
    ).toBeVisible();
    const other = await context.newPage();
    await other.goto('/faq');
    await banner(other, german)
      .getByRole('button', {name: german.text.consent.decline})
      .click();
    await expect(banner(other, german)).toBeHidden();
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange')),
    );
    await expect(banner(page, german)).toBeHidden();
  });

  test('the page that another site sends is refused, and so is nonsense @desktop', async ({
    request,
  }) => {
    const send = (form: Record<string, string>, headers = {}) =>
      request.post('/consent', {form, headers, maxRedirects: 0});
    const foreign = await send(
      {decision: 'all'},
      {Origin: 'https://evil.example'},
    );
    expect(foreign.status()).toBe(403);
    expect((await send({decision: 'maybe'})).status()).toBe(400);
    expect((await request.get('/consent')).status()).toBe(405);
    const moved = await send({decision: 'all', path: '//evil.example'});
    expect(moved.headers().location).toBe('/');
  });
});

/** The second server of playwright.config.ts: forced, and without statistics. */
test.describe('where a decision is demanded @desktop', () => {
  test.use({locale: 'de-DE'});

  test('the dialog stays until there is one, and nothing is measured', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = new URL(baseURL ?? '');
    origin.port = String(Number(origin.port) + 10);
    const asked = await foreignRequests(page);
    await page.goto(`${origin.origin}/faq`);
    const settings = dialog(page, german);
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(settings).toBeVisible();
    await settings
      .getByRole('button', {name: german.text.consent.acceptAll})
      .click();
    await expect(settings).toBeHidden();
    expect(await decision(context)).toContain('analytics');
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(beacon(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('legal pages can be read all the same', async ({page, baseURL}) => {
    const origin = new URL(baseURL ?? '');
    origin.port = String(Number(origin.port) + 10);
    await page.goto(`${origin.origin}/legal/privacy`);
    await page.keyboard.press('Shift');
    await expect(
      page.getByRole('contentinfo').locator('a[aria-haspopup=dialog]'),
    ).toBeVisible();
    await expect(dialog(page, german)).toHaveCount(0);
  });
});

test('an address that holds a secret is told to nobody (E2.13) @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const [tongue] = TONGUES;
  if (!tongue) throw new Error('A language expected.');
  const {footer} = tongue.text.layout;
  await context.addCookies([
    {name: 'consent_given', value: 'true', url: baseURL},
    {name: 'consent_enabled', value: `${NECESSARY}~analytics`, url: baseURL},
  ]);
  const asked = await foreignRequests(page);
  const stir = () => page.keyboard.press('Shift');
  await page.goto('/auth/login');
  await stir();
  await expect(beacon(page)).toHaveCount(1);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // What that page sends when it is left does not count.
  await page.goto('about:blank');
  asked.length = 0;
  for (const path of [
    '/account/reset/1/very-secret',
    '/account/activate/1/very-secret',
    '/auth/login?redirect=%2Faccount%2Forders%2Fvery-secret',
  ]) {
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(headers['cache-control'], path).toBe('private, no-store');
    if (path.startsWith('/account')) {
      expect(headers['referrer-policy'], path).toBe('no-referrer');
    }
    await stir();
    // What would load the script is at work.
    await expect(
      page
        .getByRole('contentinfo')
        .getByRole('link', {name: footer.links.cookies}),
    ).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(beacon(page)).toHaveCount(0);
  }
  // The document remembers where it was opened.
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: footer.links.faq})
    .click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(beacon(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
