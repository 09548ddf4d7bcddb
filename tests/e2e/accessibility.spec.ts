import {expect, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {COLOR_MODES, DESKTOP_SUFFICES} from '../support/matrix';
import {test} from '../support/test';
import {alternately, type Tongue} from '../support/texts';

async function addTheMap(page: Page, {prefix, text}: Tongue): Promise<void> {
  await page.goto(`${prefix}/products/metarmap`);
  await page
    .getByRole('button', {name: text.product.add, exact: true})
    .first()
    .click();
  await expect(
    page.getByRole('dialog', {name: text.cart.yourCart}).getByRole('listitem'),
  ).not.toHaveCount(0);
}

/** Every page that is not behind an action, and whether a phone shows another layout of it. */
const PAGES: readonly (readonly [path: string, differsOnPhone: boolean])[] = [
  ['/', true],
  ['/metarmap', false],
  ['/products/metarmap', true],
  ['/products/metarmap-erstausgabe', false],
  ['/cart', false],
  ['/wishlist', false],
  ['/collections', false],
  ['/collections/karten', true],
  ['/search?q=metarmap', false],
  ['/does-not-exist', false],
];

for (const colorScheme of COLOR_MODES) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({colorScheme});

    for (const [index, [path, differsOnPhone]] of PAGES.entries()) {
      const width = differsOnPhone ? '' : DESKTOP_SUFFICES;
      for (const {code, prefix} of alternately(index)) {
        test(`on ${path}, ${code} ${width}`, async ({page}) => {
          await page.goto((prefix + path).replace(/\/$/, '') || '/');
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          await expectNoViolations(page);
        });
      }
    }

    for (const tongue of alternately()) {
      const {code, prefix, text} = tongue;

      test(`in the cart panel and on the cart page with a line, ${code}`, async ({
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
    }
  });
}
