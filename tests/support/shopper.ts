import {expect, type Frame, type Locator, type Page} from '@playwright/test';
import type {Tongue} from './texts';

/** The button that adds a page's product to the cart. */
export const addButton = (page: Page | Frame, {text}: Tongue): Locator =>
  page.getByRole('button', {name: text.product.add, exact: true}).first();

/** The cart's panel, which opens over a page. */
export const cartPanel = (page: Page | Frame, {text}: Tongue): Locator =>
  page.getByRole('dialog', {name: text.cart.yourCart});

/** Opens the footer's choice of languages: a disclosure, or the menu that takes its place. */
export const openLanguages = (page: Page): Promise<void> =>
  page
    .getByRole('contentinfo')
    .locator('summary, button[role=combobox]')
    .first()
    .click();

/** Chooses a language in that menu. */
export async function chooseLanguage(
  page: Page,
  {code}: Tongue,
): Promise<void> {
  await openLanguages(page);
  const name = code === 'de' ? 'Deutsch' : 'English';
  await page.getByRole('option', {name}).click();
}

/** Waits until the parts of a page that load in the background are ready. */
export const atWork = (page: Page): Promise<void> =>
  expect(
    page.getByRole('contentinfo').locator('a[aria-haspopup=dialog]'),
  ).toBeVisible();
