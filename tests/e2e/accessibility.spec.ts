import {expect, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {COLOR_MODES, DESKTOP_SUFFICES, IS_FULL_MATRIX} from '../support/matrix';
import {addButton, cartPanel} from '../support/shopper';
import {test} from '../support/test';
import {GERMAN, TONGUES} from '../support/texts';

/** Pages that need only a URL: each in one language, in the full matrix in both. */
const PAGES = {
  de: [
    '/',
    '/cart',
    '/collections',
    '/collections/karten?filter.v.price.gte=4000',
    '/search',
    '/search?q=metarmap',
  ],
  en: [
    '/metarmap',
    '/products/metarmap-first-edition',
    '/wishlist',
    '/collections/maps?filter.v.option.frame=Oak',
    '/search?q=zzzzzz',
    '/does-not-exist',
  ],
};

/** Pages with another layout on a phone. */
const NARROW = ['/', '/products/metarmap', '/collections/karten'];

async function expectNone(page: Page, paths: readonly string[]) {
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    // Header and footer are the same on all.
    await expectNoViolations(page, index === 0 ? 'html' : undefined);
  }
}

for (const colorScheme of COLOR_MODES) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({colorScheme});
    test.describe.configure({timeout: 240_000});

    for (const {code, prefix} of TONGUES) {
      const paths = IS_FULL_MATRIX ? Object.values(PAGES).flat() : PAGES[code];

      test(`on pages in ${code} @desktop`, async ({page}) => {
        await expectNone(
          page,
          paths.map((path) => (path === '/' ? prefix || '/' : prefix + path)),
        );
      });
    }

    test('on pages that look different on a phone @phone', async ({page}) => {
      await expectNone(page, NARROW);
    });

    test(`in the cart panel and on the cart page with a line ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      await page.goto('/products/metarmap');
      await addButton(page, GERMAN).click();
      await expect(
        cartPanel(page, GERMAN).getByRole('listitem'),
      ).not.toHaveCount(0);
      await expectNoViolations(page, '[role="dialog"]');
      await page.goto('/cart');
      await expect(
        page.getByRole('link', {name: GERMAN.text.cart.checkout}),
      ).toBeVisible();
      await expectNoViolations(page, 'html');
    });
  });
}
