import {expect, type Frame, type Locator, type Page} from '@playwright/test';
import {firstVariantId} from './shop-client';
import {STOREFRONTS} from './storefronts';
import type {Tongue} from './texts';

/** The button that adds a page's product to the cart. */
export const addButton = (page: Page | Frame, {text}: Tongue): Locator =>
  page.getByRole('button', {name: text.product.add, exact: true}).first();

/** The cart's panel, which opens over a page. */
export const cartPanel = (page: Page | Frame, {text}: Tongue): Locator =>
  page.getByRole('dialog', {name: text.cart.yourCart});

/**
 * Puts one of each product into the visitor's cart by the request that its form sends, for stories that
 * begin with a cart. The page that is shown stays.
 * @param handles the products' German ones.
 */
export async function addByRequest(
  page: Page,
  {prefix}: Tongue,
  handles: readonly string[],
  {shop, site} = STOREFRONTS.main,
): Promise<void> {
  const lines = [];
  for (const handle of handles) {
    const merchandiseId = await firstVariantId(shop, handle);
    lines.push({merchandiseId, quantity: 1});
  }
  const input = {action: 'LinesAdd', inputs: {lines}};
  const response = await page.request.post(`${site}${prefix}/cart`, {
    form: {cartFormInput: JSON.stringify(input)},
    headers: {Accept: 'text/html'},
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

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
