import {expect, type Page} from '@playwright/test';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {test} from '../support/test';
import {alternately, fill, GERMAN, onPhoneOnce} from '../support/texts';

test.use({locale: 'de-DE'});

/** Hearts of the products in the page's main part. */
const hearts = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', {name: new RegExp(`^${title}: `)});

/** The heart of the page's product; recommendations have theirs below. */
const ownHeart = (page: Page, title: string) => hearts(page, title).first();

for (const {code, prefix, text} of alternately()) {
  const {title, empty, added, removed} = text.wishlist;

  test.describe(code, onPhoneOnce(code), () => {
    test('a product is added, found again and removed', async ({page}) => {
      await page.goto(`${prefix}/products/poster-platzrunde`);
      const product = await page.getByRole('heading', {level: 1}).innerText();
      const heart = ownHeart(page, title);
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      // It is shown before the server has confirmed it; only then is it announced.
      const said = page.locator('#announcements');
      await expect(said).toHaveText(fill(added, {title: product}));
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await page.goto(`${prefix}/wishlist`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await ownHeart(page, title).click();
      await expect(page.getByText(empty)).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toBeFocused();
      await expect(said).toHaveText(fill(removed, {title: product}));
      const popular = page.getByRole('region', {
        name: text.search.suggestions.popular,
      });
      await expect(popular.getByRole('article')).toHaveCount(4);
      await page.reload();
      await expect(page.getByText(empty)).toBeVisible();
    });
  });
}

test(`the header shows the count, and a card’s heart does not open the product ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/');
  const {title} = GERMAN.text.wishlist;
  const all = hearts(page, title);
  const both = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/wishlist/products') &&
      ((await response.json()) as {ids: unknown[]}).ids.length === 2,
  );
  await all.nth(0).click();
  await all.nth(1).click();
  await expect(all.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/$/);
  // On narrow screens the link is in the menu, without a count.
  if ((page.viewportSize()?.width ?? 0) >= 640) {
    await expect(
      page.getByRole('link', {name: /^Merkzettel, 2 Produkte/}),
    ).toBeVisible();
  }
  await both;
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test(`a product goes from the list into the cart ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/products/poster-platzrunde');
  await ownHeart(page, 'Merkzettel').click();
  await expect(page.locator('#announcements')).not.toBeEmpty();
  await page.goto('/wishlist');
  await page
    .getByRole('main')
    .getByRole('button', {name: /^In den Warenkorb/})
    .click();
  await expect(page.getByRole('dialog')).toContainText('Platzrunde');
});
