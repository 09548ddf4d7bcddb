import {expect, type Page} from '@playwright/test';
import {CHECKOUT_TEXTS} from '../../local-shop/pages/checkout-texts';
import type {Tongue} from './texts';

const ADDRESSES = {
  de: {
    firstName: 'Amelie',
    lastName: 'Böhm',
    address1: 'Rollfeldstraße 7',
    zip: '12101',
    city: 'Berlin',
    country: 'DE',
    province: null,
  },
  en: {
    firstName: 'Jacqueline',
    lastName: 'Cochran',
    address1: '9 Runway Road',
    zip: '92274',
    city: 'Thermal',
    country: 'US',
    province: 'CA',
  },
} as const;

/** Fills in the hosted checkout and orders. Ends on the order status page. */
export async function order(page: Page, {code}: Tongue): Promise<void> {
  const texts = CHECKOUT_TEXTS[code];
  const address = ADDRESSES[code];
  await expect(page).toHaveURL(/\/cart\/c\//);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  const field = (name: keyof typeof texts.fields) =>
    page.locator(`[name="${name}"]`);
  await field('email').fill('shopper@example.com');
  await field('firstName').fill(address.firstName);
  await field('lastName').fill(address.lastName);
  await field('address1').fill(address.address1);
  await field('zip').fill(address.zip);
  await field('city').fill(address.city);
  await field('country').selectOption(address.country);
  if (address.province) {
    const province = field('province');
    const isSelect = (await province.evaluate((e) => e.tagName)) === 'SELECT';
    if (isSelect) await province.selectOption(address.province);
    else await province.fill(address.province);
  }
  await page.getByRole('button', {name: texts.pay}).click();
  await expect(page).toHaveURL(/\/orders\//);
}
