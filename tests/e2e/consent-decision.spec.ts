import {expect} from '@playwright/test';
import {
  banner,
  beacon,
  decision,
  dialog,
  foreignRequests,
} from '../support/consent';
import {secondPreview} from '../support/second-preview';
import {atWork} from '../support/shopper';
import {test} from '../support/test';
import {GERMAN} from '../support/texts';

test.use({hasDeclined: false});

test.describe('a decision', () => {
  test.use({locale: 'de-DE'});

  test('a decision in another tab counts here, too @desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await page.keyboard.press('Shift');
    await atWork(page);
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
    await atWork(page);
    await expect(dialog(page, GERMAN)).toHaveCount(0);
  });
});
