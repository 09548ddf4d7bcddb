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
  page
    .getByRole('button', {name: text.product.add, exact: true})
    .first()
    .click();

/** The cart's button in the header, whose name says how many lines it has. */
const cartNamed = (page: Page, name: string) =>
  page.getByRole('link', {name, exact: true});

test.use({locale: 'en-US'});

test('two tabs that add at once, where there was no cart, have one with both lines @desktop', async ({
  page,
  context,
}) => {
  // Slow enough for the two requests to meet.
  await context.route('**/cart/contents**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(MAP);
  const other = await context.newPage();
  await other.goto(SPRAY);
  await hydrated(other);
  await Promise.all([add(page), add(other)]);
  for (const tab of [page, other]) {
    await expect(quantities(tab)).toHaveCount(2);
    await expect(panel(tab)).toContainText('METARmap');
  }
  await page.goto('/en/cart');
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
  await expect(cartNamed(page, 'Cart, 2 items')).toBeVisible();
  await context.unrouteAll({behavior: 'wait'});
});

// The browser of these tests has no back/forward cache: Back takes documents out of
// its HTTP cache, with the cart of then in them.
test('a page that Back brings back shows the lines of now, not those of then @desktop', async ({
  page,
}) => {
  await page.goto(MAP);
  // The header counts lines, not pieces.
  await page.getByLabel(text.product.quantity).fill('2');
  await add(page);
  await expect(quantities(page)).toHaveCount(1);
  await page.goto('/en/faq');
  await expect(cartNamed(page, 'Cart, 1 item')).toBeVisible();
  await page.goto(SPRAY);
  await add(page);
  await expect(quantities(page)).toHaveCount(2);
  // The line leads to the page that is shown: there is nowhere else to look.
  await panel(page).getByRole('link', {name: 'Cleaning'}).last().click();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await cartNamed(page, 'Cart, 2 items').click();
  await expect(quantities(page)).toHaveCount(2);

  await panel(page).getByRole('link', {name: text.cart.checkout}).click();
  await order(page, ENGLISH);
  while (!page.url().endsWith('/en/faq')) await page.goBack();
  await cartNamed(page, 'Cart, empty').click();
  await expect(panel(page)).toContainText(text.cart.empty);
});
