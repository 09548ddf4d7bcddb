import {expect, type Locator} from '@playwright/test';
import {PAYING_CARD, CHECKOUT_TEXTS} from '@metarmap/local-shop/testing';
import type {Tongue} from './texts';

const ADDRESSES = {
  de: {
    email: 'shopper@example.com',
    firstName: 'Amelie',
    lastName: 'Böhm',
    address1: 'Rollfeldstraße 7',
    zip: '12101',
    city: 'Berlin',
    country: 'DE',
  },
  en: {
    email: 'shopper@example.com',
    firstName: 'Jacqueline',
    lastName: 'Cochran',
    address1: '9 Runway Road',
    zip: '92274',
    city: 'Thermal',
    country: 'US',
    province: 'CA',
  },
} as const;

/**
 * Goes from a cart to the hosted checkout, fills it in and orders. Ends on the order status page.
 *
 * @param cart the panel or the page with the cart.
 */
export async function pay(cart: Locator, {code, text}: Tongue): Promise<void> {
  const page = cart.page();
  const texts = CHECKOUT_TEXTS[code];
  const {country, ...typed} = ADDRESSES[code];
  await cart.getByRole('link', {name: text.cart.checkout}).click();
  await expect(page).toHaveURL(/\/cart\/c\//);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  const field = (name: keyof typeof texts.fields) =>
    page.locator(`[name="${name}"]`);
  await field('country').selectOption(country);
  const known = {...typed, ...PAYING_CARD};
  for (const [name, value] of Object.entries(known)) {
    await field(name as keyof typeof known).fill(value);
  }
  await expect(field('province')).toBeVisible({visible: country === 'US'});
  // The sum follows the choice of shipping, also without JavaScript.
  const due = page.locator('.due').filter({visible: true});
  const sum = (await due.textContent()) ?? '';
  await page.getByLabel('Express').check();
  await expect(due).not.toHaveText(sum);
  await page.getByLabel('Standard').check();
  await expect(due).toHaveText(sum);
  await page.getByRole('button', {name: texts.pay}).click();
  await expect(page).toHaveURL(/\/orders\//);
}
