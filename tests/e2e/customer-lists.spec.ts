import {expect, type Page} from '@playwright/test';
import {registerByRequest, logInByRequest, newEmail} from '../support/account';
import {expectNoViolations} from '../support/axe';
import {withAndWithoutJavaScript} from '../support/stories';
import {hydrated, live, test} from '../support/test';
import {GERMAN, type Tongue, TONGUES} from '../support/texts';

/** Handles of a sold-out product with one variant. */
const SOLD_OUT = {de: 'metarmap-erstausgabe', en: 'metarmap-first-edition'};

/** The heart of the page's product; recommendations have theirs below. */
const heart = (page: Page, {text}: Tongue) =>
  page
    .getByRole('main')
    .getByRole('button', {name: new RegExp(`^${text.wishlist.title}: `)})
    .first();

const wished = (page: Page) => page.getByRole('main').getByRole('article');

/** A customer's button, an anonymous visitor's link. */
const waitButton = (page: Page, {text}: Tongue) =>
  page
    .getByRole('main')
    .getByText(text.product.backInStock.button, {exact: true});

/** Waits until the server has stored the change, with and without JavaScript. */
async function pressHeart(page: Page, tongue: Tongue, pressed: boolean) {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /\/wishlist(\/products)?$/.test(new URL(response.url()).pathname),
  );
  await heart(page, tongue).click();
  await saved;
  await expect(heart(page, tongue)).toHaveAttribute(
    'aria-pressed',
    String(pressed),
  );
}

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {backInStock} = text.product;
  const {notifications} = text.account;
  const soldOut = `${prefix}/products/${SOLD_OUT[code]}`;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('a visitor’s wishlist follows the customer to every device', async ({
      page,
      browser,
      baseURL,
    }) => {
      const email = newEmail();
      await page.goto(`${soldOut}?a=1`);
      await pressHeart(page, tongue, true);
      // Without scripts the response leads back to where the heart is.
      const hash = javaScriptEnabled ? '$' : '#wish-\\d+$';
      await expect(page).toHaveURL(new RegExp(`\\?a=1${hash}`));
      const wait = waitButton(page, tongue);
      // Until its code is loaded, the button works as without JavaScript.
      await (javaScriptEnabled ? await live(wait) : wait).click();
      await page.getByRole('button', {name: backInStock.login}).click();
      await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
      await registerByRequest(page, tongue, email);
      await page.goto(`${prefix}/wishlist`);
      await expect(wished(page)).toHaveCount(1);
      await expect(page.getByText(notifications.wishlistStored)).toBeVisible();
      await page.goto(soldOut);
      await expect(page.getByText(backInStock.noted)).toBeVisible();

      const device = await browser.newContext({
        baseURL,
        locale: code,
        javaScriptEnabled,
      });
      const other = await device.newPage();
      await logInByRequest(other, email);
      await other.goto(`${prefix}/wishlist`);
      await expect(wished(other)).toHaveCount(1);
      const removed = other.waitForResponse(
        (response) => response.request().method() === 'POST',
      );
      await heart(other, tongue).click();
      await removed;
      await expect(other.getByText(text.wishlist.empty)).toBeVisible();
      await device.close();

      await page.goto(`${prefix}/wishlist`);
      await expect(page.getByText(text.wishlist.empty)).toBeVisible();
    });

    test('a customer is put on the list at once, and leaves it on the notifications page', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const accessible = async () => {
        if (javaScriptEnabled) await expectNoViolations(page);
      };
      await registerByRequest(page, tongue, newEmail());
      await page.goto(soldOut);
      await waitButton(page, tongue).click();
      await expect(page.getByText(backInStock.noted)).toBeVisible();
      await accessible();
      await page.getByRole('link', {name: backInStock.manage}).click();
      await expect(page).toHaveURL(
        new RegExp(`${prefix}/account/notifications$`),
      );
      await expect(
        page.getByRole('heading', {level: 1, name: notifications.title}),
      ).toBeVisible();
      await accessible();

      const consent = page.getByLabel(text.auth.fields.acceptsMarketing);
      for (const isGiven of [true, false]) {
        await consent.setChecked(isGiven);
        await page.getByRole('button', {name: notifications.news.save}).click();
        await expect(page.getByText(text.accountNotices.saved)).toBeVisible();
        await page.goto(`${prefix}/account/notifications`);
        await expect(consent).toBeChecked({checked: isGiven});
      }

      await page
        .getByRole('button', {
          name: new RegExp(`^${notifications.waiting.remove}: `),
        })
        .click();
      await expect(page.getByText(notifications.waiting.none)).toBeVisible();
      await expect(
        page.getByText(text.accountNotices.notWaiting),
      ).toBeVisible();
      await accessible();
      await page.goto(soldOut);
      await expect(waitButton(page, tongue)).toBeVisible();
    });
  });
}

test.describe('a customer’s wishlist @desktop', () => {
  test('loses nothing when two tabs add at the same time', async ({
    page,
    context,
  }) => {
    await registerByRequest(page, GERMAN, newEmail());
    await page.goto('/products/poster-platzrunde');
    const second = await context.newPage();
    await second.goto('/products/reinigungsspray');
    // Before hydration the heart sends its form, which does not wait for other tabs.
    await hydrated(second);
    await Promise.all([
      pressHeart(page, GERMAN, true),
      pressHeart(second, GERMAN, true),
    ]);
    await page.goto('/wishlist');
    await expect(wished(page)).toHaveCount(2);
    await expect(
      page.getByRole('banner').getByRole('link', {name: /^Merkzettel, 2/}),
    ).toBeVisible();
  });
});
