import {expect, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {DESKTOP_SUFFICES, PHONE_SUFFICES} from '../support/matrix';
import {test} from '../support/test';

const field = (page: Page) =>
  page.getByRole('combobox', {name: 'Wonach suchst du?'});

async function openMenu(page: Page, path = '/collections') {
  await page.goto(path);
  await page.getByRole('button', {name: 'Suche öffnen'}).click();
  await expect(field(page)).toBeFocused();
}

test(`suggests while typing, where axe finds nothing, and opens what the arrow keys have chosen ${PHONE_SUFFICES}`, async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openMenu(page);
  await page.keyboard.type('kart');
  await expect(
    page.getByRole('option', {name: 'Karten', exact: true}),
  ).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', {selected: true})).toHaveText('Karten');
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/collections/karten');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(`searches with Enter and closes with Escape ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Suche öffnen'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Netzteil');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=Netzteil');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/Treffer für „Netzteil“/)).toBeVisible();
});

test(`says that nothing was found and leads on ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/en/search?q=zzzzzz');
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Read the FAQ'})).toBeVisible();
  await expect(
    page.getByRole('region', {name: 'Popular products'}).getByRole('article'),
  ).toHaveCount(4);
  await page.getByRole('link', {name: 'See all collections'}).click();
  await expect(page).toHaveURL('/en/collections');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(`searches by a form ${DESKTOP_SUFFICES}`, async ({page}) => {
    await page.goto('/collections');
    await page.getByRole('button', {name: 'Suche öffnen'}).click();
    await expect(page).toHaveURL('/search');
    const popular = page.getByRole('navigation', {name: 'Suchvorschläge'});
    await expect(popular.getByRole('link')).not.toHaveCount(0);
    await page.getByLabel('Wonach suchst du?').fill('Wandleiste');
    await page.getByRole('button', {name: 'Suchen'}).click();
    await expect(page).toHaveURL('/search?q=Wandleiste');
    await expect(page.getByRole('article').first()).toContainText('Wandleiste');
  });
});
