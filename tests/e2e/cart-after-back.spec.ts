import {expect, type Page} from '@playwright/test';
import {order} from '../support/checkout';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

const {text} = ENGLISH;

/** The cart's button in the header, whose name says how many lines it has. */
const cartNamed = (page: Page, name: string) =>
  page.getByRole('link', {name, exact: true});

// The browser of these tests has no back/forward cache: Back takes documents out of
// its HTTP cache, with the cart of then in them.
test.describe('a page that Back brings back @desktop', () => {
  test.use({locale: 'en-US'});

  test('shows what is in the cart now, not what was in it then', async ({
    page,
  }) => {
    const add = () =>
      page.getByRole('button', {name: text.product.add, exact: true}).click();
    const panel = page.getByRole('dialog', {name: text.cart.yourCart});
    const lines = panel.getByRole('spinbutton');

    await page.goto('/en/products/metarmap');
    await add();
    await expect(lines).toHaveCount(1);
    await page.goto('/en/faq');
    await expect(cartNamed(page, 'Cart, 1 item')).toBeVisible();
    await page.goto('/en/products/cleaning-spray');
    await add();
    await expect(lines).toHaveCount(2);
    // The line leads to the page that is shown: there is nowhere else to look.
    await panel.getByRole('link', {name: 'Cleaning'}).last().click();
    await expect(panel).toBeHidden();
    await page.goBack();
    await cartNamed(page, 'Cart, 2 items').click();
    await expect(lines).toHaveCount(2);

    await panel.getByRole('link', {name: text.cart.checkout}).click();
    await order(page, ENGLISH);
    while (!page.url().endsWith('/en/faq')) await page.goBack();
    await cartNamed(page, 'Cart, empty').click();
    await expect(panel).toContainText(text.cart.empty);
  });
});
