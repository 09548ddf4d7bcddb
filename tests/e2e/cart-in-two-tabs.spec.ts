import {expect, type Page} from '@playwright/test';
import {order} from '../support/checkout';
import {hydrated, test} from '../support/test';
import {ENGLISH} from '../support/texts';

const {text} = ENGLISH;

const MAP = '/en/products/metarmap';
const SPRAY = '/en/products/cleaning-spray';

const panel = (page: Page) =>
  page.getByRole('dialog', {name: text.cart.yourCart});

/** Every line has one control for its quantity. */
const quantities = (page: Page) => panel(page).getByRole('spinbutton');

const add = (page: Page) =>
  page.getByRole('button', {name: text.product.add, exact: true}).click();

/** A second tab of the same visitor. */
async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await hydrated(tab);
  return tab;
}

test.describe('a cart in two tabs @desktop', () => {
  test.use({locale: 'en-US'});

  test('is one with both lines when both add at once and there was none', async ({
    page,
    context,
  }) => {
    // Slow enough for the two requests to meet.
    await context.route('**/cart/contents**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(MAP);
    const other = await secondTab(page, SPRAY);
    await Promise.all([add(page), add(other)]);
    for (const tab of [page, other]) {
      await expect(quantities(tab)).toHaveCount(2);
      await expect(panel(tab)).toContainText('METARmap');
    }
    await page.goto('/en/cart');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
    await expect(
      page.getByRole('link', {name: 'Cart, 2 items', exact: true}),
    ).toBeVisible();
    await context.unrouteAll({behavior: 'wait'});
  });

  test('starts anew in one when it was ordered in the other', async ({
    page,
  }) => {
    await page.goto(MAP);
    await add(page);
    await expect(quantities(page)).toHaveValue('1');

    const other = await secondTab(page, '/en/cart');
    await other
      .getByRole('main')
      .getByRole('link', {name: text.cart.checkout})
      .click();
    await order(other, ENGLISH);

    await page.bringToFront();
    await panel(page)
      .getByRole('button', {name: text.cart.quantity.more})
      .click();
    await expect(panel(page)).toContainText(text.cart.empty);
    await page.keyboard.press('Escape');
    await page.goto(SPRAY);
    await add(page);
    await expect(quantities(page)).toHaveCount(1);
    await expect(quantities(page)).toHaveValue('1');
    await expect(panel(page)).not.toContainText('METARmap');
  });
});
