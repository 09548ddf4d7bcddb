import {expect, type Page} from '@playwright/test';
import {
  banner,
  beacon,
  decision,
  dialog,
  foreignRequests,
  NECESSARY,
  openSettings,
  statistics,
} from '../support/consent';
import {hydrated, test} from '../support/test';
import {
  alternately,
  GERMAN,
  onPhoneOnce,
  TONGUES,
  type Tongue,
} from '../support/texts';

test.use({hasDeclined: false});

/** The visit's source in the landing URL. */
const SOURCE = 'utm_source=mail&gclid=a1';

/** Address of the checkout that "Buy now" opens in another tab. */
async function checkoutOf(page: Page, {text}: Tongue): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', {name: text.product.buyNow})
    .click({modifiers: ['ControlOrMeta']});
  const checkout = await opened;
  await checkout.waitForURL(/\/cart\/c\//);
  const address = checkout.url();
  await checkout.close();
  return address;
}

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const home = prefix || '/';

  test.describe(
    `the beacon of the statistics in ${code}`,
    onPhoneOnce(code),
    () => {
      test.use({locale: code});

      // The other language differs only in its words.
      if (alternately().includes(tongue)) {
        test('no request goes to other hosts before consent or after declining, and the visitor is asked once (E3.10)', async ({
          page,
          context,
        }) => {
          const asked = await foreignRequests(page);
          await page.goto(home);
          await page.mouse.move(40, 300);
          await hydrated(page);
          await page.evaluate(() => Object.assign(window, {isSame: true}));
          await banner(page, tongue)
            .getByRole('button', {name: text.consent.decline})
            .click();
          await expect(banner(page, tongue)).toBeHidden();
          await expect.poll(() => decision(context)).toBe(NECESSARY);
          expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
          await page.goto(`${prefix}/products/metarmap`);
          await expect(banner(page, tongue)).toHaveCount(0);
          await expect(beacon(page)).toHaveCount(0);
          expect(asked).toEqual([]);
        });
      }

      test('accepting loads the beacon and passes the visit’s source to the checkout, withdrawing ends both (E3.10) @desktop', async ({
        page,
        context,
      }) => {
        const asked = await foreignRequests(page);
        await page.goto(`${prefix}/products/metarmap?${SOURCE}`);
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

        await expect
          .poll(() =>
            page.evaluate(() => sessionStorage.getItem('visit-source')),
          )
          .toBe(SOURCE);
        expect(await checkoutOf(page, tongue)).toContain(SOURCE);

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
        expect(await checkoutOf(page, tongue)).not.toContain('gclid');
        // Its code is still in memory, but may no longer send anything.
        await page.evaluate('sendFigures()');
        await page.goto(home);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(asked).toHaveLength(before);
      });
    },
  );
}

test('withdrawing deletes the cookies where the code that applies decisions has not loaded @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies(
    [
      {name: 'consent_given', value: 'true'},
      {name: 'consent_enabled', value: `${NECESSARY}~analytics`},
      {name: '_shopify_y', value: '1'},
      {name: '_shopify_analytics', value: '1', httpOnly: true},
    ].map((cookie) => ({...cookie, url: baseURL})),
  );
  await page.route(/AppliedConsent/, (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed');
  await page.goto('/faq');
  await openSettings(page, GERMAN);
  expect((await blocked).url()).toContain('AppliedConsent');
  await dialog(page, GERMAN)
    .getByRole('button', {name: GERMAN.text.consent.decline})
    .click();
  const stored = async () =>
    (await context.cookies()).flatMap(({name}) =>
      name.startsWith('_shopify') ? [name] : [],
    );
  await expect.poll(stored).toEqual([]);
  expect(await decision(context)).toBe(NECESSARY);
});

test('a secret address is sent to no other host (E2.13) @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const {footer} = GERMAN.text.layout;
  await context.addCookies([
    {name: 'consent_given', value: 'true', url: baseURL},
    {name: 'consent_enabled', value: `${NECESSARY}~analytics`, url: baseURL},
  ]);
  const asked = await foreignRequests(page);
  const stir = () => page.keyboard.press('Shift');
  await page.goto('/auth/login');
  await stir();
  await expect(beacon(page)).toHaveCount(1);
  // It sends once, when it is loaded: this page sends nothing afterwards.
  await expect
    .poll(() => asked)
    .toContain('cloudflareinsights.com/cdn-cgi/rum');
  await page.goto('about:blank');
  asked.length = 0;
  for (const path of [
    '/account/reset/1/very-secret',
    '/account/activate/1/very-secret',
    '/auth/login?redirect=%2Faccount%2Forders%2Fvery-secret',
  ]) {
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    expect(headers['cache-control'], path).toBe('private, no-store');
    if (path.startsWith('/account')) {
      expect(headers['referrer-policy'], path).toBe('no-referrer');
    }
    await stir();
    // The code that would load the script is running.
    await expect(
      page
        .getByRole('contentinfo')
        .getByRole('link', {name: footer.links.cookies}),
    ).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(beacon(page)).toHaveCount(0);
  }
  // The document remembers where it was opened.
  const heading = page.getByRole('heading', {level: 1});
  const secret = await heading.innerText();
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: footer.links.faq})
    .click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(heading).not.toHaveText(secret);
  await expect(beacon(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
