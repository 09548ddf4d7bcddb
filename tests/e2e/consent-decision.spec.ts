import {expect} from '@playwright/test';
import {
  banner,
  beacon,
  decision,
  dialog,
  foreignRequests,
} from '../support/consent';
import {secondPreview} from '../support/second-preview';
import {test} from '../support/test';
import {GERMAN} from '../support/texts';

test.use({hasDeclined: false});

test.describe('a decision', () => {
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
      await expect(banner(page, GERMAN), value).toBeVisible();
    }
    const many = Array.from({length: 300}, (_, index) => `unknown-${index}`);
    await context.addCookies([given, enabled(many.join('~'))]);
    await page.goto('/faq');
    await expect(banner(page, GERMAN)).toHaveCount(0);
    expect(asked).toEqual([]);
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
    await banner(other, GERMAN)
      .getByRole('button', {name: GERMAN.text.consent.decline})
      .click();
    await expect(banner(other, GERMAN)).toBeHidden();
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange')),
    );
    await expect(banner(page, GERMAN)).toBeHidden();
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
    const asked = await foreignRequests(page);
    await page.goto(`${secondPreview(baseURL)}/faq`);
    const settings = dialog(page, GERMAN);
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(settings).toBeVisible();
    await settings
      .getByRole('button', {name: GERMAN.text.consent.acceptAll})
      .click();
    await expect(settings).toBeHidden();
    expect(await decision(context)).toContain('analytics');
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(beacon(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('legal pages can be read all the same', async ({page, baseURL}) => {
    await page.goto(`${secondPreview(baseURL)}/legal/privacy`);
    await page.keyboard.press('Shift');
    await expect(
      page.getByRole('contentinfo').locator('a[aria-haspopup=dialog]'),
    ).toBeVisible();
    await expect(dialog(page, GERMAN)).toHaveCount(0);
  });
});
