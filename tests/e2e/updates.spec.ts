import {expect, type Page} from '@playwright/test';
import {atWork} from '../support/shopper';
import {test} from '../support/test';
import {alternately} from '../support/texts';

/** Pretends that another build is the latest; returns a count of the requests for it. */
async function deploy(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('**/builds/latest.json', async (route) => {
    count += 1;
    await route.fulfill({json: {id: 'newer', timestamp: Date.now()}});
  });
  return () => count;
}

/** Sends the event of a visitor who comes back to the tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Marks the document, so that a test can tell whether it was loaded again. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
const marked = (page: Page) => page.locator('html[data-marked]');

for (const {code, prefix, text} of alternately()) {
  test.describe(`a new version in ${code} @desktop`, () => {
    test.use({locale: code});

    test('is announced, and loaded in full at the next navigation', async ({
      page,
    }) => {
      await page.goto(`${prefix}/faq`);
      await mark(page);
      await comeBack(page);
      const nav = page.getByRole('banner');
      // The present build is the latest: React navigates.
      await nav.getByRole('link', {name: text.layout.nav.contact}).click();
      await expect(page).toHaveURL(`${prefix}/contact`);
      await expect(marked(page)).toHaveCount(1);

      const asked = await deploy(page);
      await page.reload();
      await mark(page);
      await expect(async () => {
        await comeBack(page);
        expect(asked()).toBeGreaterThan(0);
      }).toPass();
      await expect(page.getByText(text.update.available)).toBeVisible();
      await expect(marked(page)).toHaveCount(1);
      await nav.getByRole('link', {name: text.map.nav.connect}).click();
      await expect(page).toHaveURL(`${prefix}/connect`);
      await expect(marked(page)).toHaveCount(0);
      expect(asked()).toBe(1);
    });
  });
}

test('an open tab asks every hour, and gives up on a response that does not come @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/faq');
  await atWork(page);
  let count = 0;
  await page.route('**/builds/latest.json', async (route) => {
    count += 1;
    await route.abort();
  });
  // Its timer starts some time after hydration.
  await expect(async () => {
    await page.clock.runFor('01:00:01');
    await expect.poll(() => count, {timeout: 1000}).toBeGreaterThan(0);
  }).toPass();
  const heard = count;
  await page.clock.runFor('01:00:00');
  await expect.poll(() => count).toBe(heard + 1);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a chunk that a deployment removed leads to the new version, once, and an error of a page’s scripts is reported to the server @desktop', async ({
  page,
}) => {
  const asked = await deploy(page);
  await page.goto('/faq');
  await atWork(page);
  await mark(page);
  const fail = () =>
    page.evaluate(() =>
      window.dispatchEvent(new Event('vite:preloadError', {cancelable: true})),
    );
  // The page starts to listen a moment after hydration.
  await expect(async () => {
    await fail();
    await expect(marked(page)).toHaveCount(0, {timeout: 1000});
  }).toPass();
  await atWork(page);
  await mark(page);
  await expect(async () => {
    await fail();
    expect(asked()).toBe(2);
  }).toPass();
  await expect(marked(page)).toHaveCount(1);

  const told = page.waitForResponse('**/errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('The map ended.');
    });
  });
  const response = await told;
  expect(response.status()).toBe(204);
  expect(response.request().postDataJSON()).toMatchObject({
    name: 'RangeError',
    message: 'The map ended.',
  });
});
