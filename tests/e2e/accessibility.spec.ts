import {expect, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {test} from '../support/test';
import {TONGUES, type Tongue} from '../support/texts';

const MODES = ['light', 'dark'] as const;

async function addTheMap(page: Page, {prefix, text}: Tongue): Promise<void> {
  await page.goto(`${prefix}/products/metarmap`);
  await page.getByRole('button', {name: text.product.add, exact: true}).click();
  await expect(
    page.getByRole('dialog', {name: text.cart.yourCart}).getByRole('listitem'),
  ).not.toHaveCount(0);
}

/** Every page that is not behind an action. */
const PATHS = [
  '/',
  '/metarmap',
  '/products/metarmap',
  '/products/metarmap-erstausgabe',
  '/cart',
  '/wishlist',
  '/collections',
  '/collections/karten',
  '/search?q=metarmap',
  '/does-not-exist',
];

for (const mode of MODES) {
  for (const tongue of TONGUES) {
    const {code, prefix, text} = tongue;

    // At a phone's width each mode in one language, which is each language once.
    const tag = (mode === 'light') === (code === 'de') ? [] : ['@desktop'];
    test.describe(`axe finds nothing, ${mode}, ${code}`, {tag}, () => {
      test.use({locale: code, colorScheme: mode});

      for (const path of PATHS) {
        test(`on ${path}`, async ({page}) => {
          await page.goto((prefix + path).replace(/\/$/, '') || '/');
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          await expectNoViolations(page);
        });
      }

      test('in the cart panel and on the cart page with a line', async ({
        page,
      }) => {
        await addTheMap(page, tongue);
        await expectNoViolations(page);
        await page.goto(`${prefix}/cart`);
        await expect(
          page.getByRole('link', {name: text.cart.checkout}),
        ).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}
