import {expect, type Locator, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {pay} from '../support/checkout';
import {DESKTOP_SUFFICES, PHONE_SUFFICES} from '../support/matrix';
import {overflowOf} from '../support/browser';
import {addButton, addByRequest, cartPanel} from '../support/shopper';
import {hydrated, live, test} from '../support/test';
import {ENGLISH, fill} from '../support/texts';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const {text} = ENGLISH;

test.use({locale: 'en-US'});

const add = (page: Page) => addButton(page, ENGLISH).click();
const panel = (page: Page) => cartPanel(page, ENGLISH);

/** Every line has one control for its quantity. */
const quantities = (page: Page) => panel(page).getByRole('spinbutton');

/** The cart's button in the header; its name contains the number of lines. */
const cartNamed = (page: Page, name: string) =>
  page.getByRole('link', {name, exact: true});

const MAP = '/en/products/metarmap';
const SPRAY = '/en/products/cleaning-spray';

test(`twenty quick clicks and one back end at the right quantity on a slow network (E5.2) ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto(MAP);
  await add(page);
  const line = panel(page).getByRole('listitem').filter({hasText: 'METARmap'});
  await expect(line).toBeVisible();
  await page.route('**/cart/contents**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const more = line.getByRole('button', {name: text.cart.quantity.more});
  for (let click = 0; click < 20; click += 1) {
    if (await more.isEnabled()) await more.click();
  }
  await expect(line.getByRole('spinbutton')).toHaveValue(String(MAX_PER_LINE));
  await line.getByRole('button', {name: text.cart.quantity.fewer}).click();
  await expect(line.getByRole('spinbutton')).toHaveValue(
    String(MAX_PER_LINE - 1),
  );
  await expect(panel(page)).not.toContainText(text.cart.price.updating);
  await page.unrouteAll({behavior: 'wait'});
  await page.goto('/en/cart');
  await expect(page.getByRole('spinbutton').first()).toHaveValue(
    String(MAX_PER_LINE - 1),
  );
  // What codes do is tested on a phone; a desktop has the field as well.
  await page.getByText(text.cart.codes.title).click();
  await expect(page.getByLabel(text.cart.codes.label)).toBeVisible();
});

test(`a discount code lowers the total, an unknown one is reported once and stays in its field, which also accepts a gift card ${PHONE_SUFFICES}`, async ({
  page,
}) => {
  await page.goto(MAP);
  await add(page);
  await expect(panel(page)).toBeVisible();
  await page.goto('/en/cart');
  const main = page.getByRole('main');
  await main.getByText(text.cart.codes.title).click();
  const field = main.getByLabel(text.cart.codes.label);
  const removal = (code: string) =>
    main.getByRole('button', {
      name: fill(text.cart.codes.removeDiscount, {code}),
    });
  const send = async (code: string) => {
    await field.fill(code);
    await field.press('Enter');
  };
  // Also on a phone, where the bar at the window's end has it, too.
  const lowered = main
    .getByRole('complementary', {name: text.cart.summary})
    .getByText('$251.10', {exact: true});
  await send('WILLKOMMEN10');
  await expect(removal('WILLKOMMEN10')).toBeVisible();
  await expect(lowered).toBeVisible();
  await expect(main.getByText(text.cart.discount, {exact: true})).toBeVisible();
  await expect(field).toHaveValue('');
  const wrong = `NO-SUCH-CODE${'X'.repeat(80)}`;
  await send(wrong);
  const refusal = fill(text.cartProblems.discountNotApplicable, {
    subject: wrong,
  });
  await expect(field).toHaveAccessibleDescription(refusal);
  await expect(field).toHaveValue(wrong);
  await expect(removal(wrong)).toBeHidden();
  expect(await overflowOf(page)).toBe(0);
  await expectNoViolations(page, 'main');
  await send('METAR-GIFT-50EU-RO42');
  await expect(
    main.getByRole('button', {
      name: fill(text.cart.codes.removeGiftCard, {characters: 'RO42'}),
    }),
  ).toBeVisible();
  await expect(main.getByText(refusal)).toBeHidden();
  await removal('WILLKOMMEN10').click();
  await expect(removal('WILLKOMMEN10')).toBeHidden();
  await expect(lowered).toBeHidden();
});

test(`two lines, the code, the total and the button are in the panel of a low phone ${PHONE_SUFFICES}`, async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664});
  await addByRequest(page, ENGLISH, ['metarmap', 'reinigungsspray']);
  await page.goto('/en/discount/WILLKOMMEN10?redirect=/en/faq');
  await live(page.getByRole('heading', {level: 1}));
  await cartNamed(page, 'Cart, 2 items').click();
  const lines = panel(page)
    .getByRole('list', {name: text.cart.lines})
    .getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const removal = panel(page).getByRole('button', {
    name: fill(text.cart.codes.removeDiscount, {code: 'WILLKOMMEN10'}),
  });
  const checkout = panel(page).getByRole('link', {name: text.cart.checkout});
  for (const part of [removal, checkout]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
  // What sticks to the lower edge covers neither line.
  const {y: top = 0} = (await removal.boundingBox()) ?? {};
  for (const line of await lines.all()) {
    const {y = 0, height = Infinity} = (await line.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
  }
});

test(`screen readers read nothing behind the panel, and a title of 300 characters leaves price and button where they are ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  const linesOf = (title: Locator) =>
    title.evaluate((element) => {
      element.textContent = 'Wandkarte '.repeat(30);
      const {lineHeight} = getComputedStyle(element);
      return Math.round(element.clientHeight / parseFloat(lineHeight));
    });
  await page.goto(MAP);
  await add(page);
  await expect(quantities(page)).toHaveValue('1');
  const main = page.locator('main');
  expect(await main.ariaSnapshot()).toBe('');
  const line = panel(page).getByRole('listitem').filter({hasText: 'METARmap'});
  const link = line.getByRole('link', {name: 'METARmap', exact: true});
  expect(await linesOf(link)).toBe(3);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  expect(await main.ariaSnapshot()).toContain('METARmap');
  expect(await linesOf(page.getByRole('heading', {level: 1}))).toBe(4);
});

test('two tabs that add at once without a cart get one cart with both lines (E5.1) @desktop', async ({
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

// The browser of these tests has no back/forward cache: Back takes documents from its HTTP cache,
// with the cart of that time in them.
test('a page restored by Back shows the present lines, not the earlier ones (E5.7, E5.14) @desktop', async ({
  page,
}) => {
  await page.goto(MAP);
  // The header counts lines, not units.
  await page.getByLabel(text.product.quantity).fill('2');
  await add(page);
  await expect(quantities(page)).toHaveCount(1);
  await page.goto('/en/faq');
  await expect(cartNamed(page, 'Cart, 1 item')).toBeVisible();
  await page.goto(SPRAY);
  await add(page);
  await expect(quantities(page)).toHaveCount(2);
  // The line leads to the present page, so the panel just closes.
  await panel(page).getByRole('link', {name: 'Cleaning'}).last().click();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await cartNamed(page, 'Cart, 2 items').click();
  await expect(quantities(page)).toHaveCount(2);

  await pay(panel(page), ENGLISH);
  while (!page.url().endsWith('/en/faq')) await page.goBack();
  await cartNamed(page, 'Cart, empty').click();
  await expect(panel(page)).toContainText(text.cart.empty);
  // It also offers what sells best.
  const popular = panel(page).getByRole('region', {
    name: text.search.suggestions.popular,
  });
  const products = popular.getByRole('listitem');
  await expect(products).toHaveCount(3);
  await expect(products.first()).toHaveText(/^METARmap.*\$/);
  await expect(popular).toContainText(/duties and taxes/i);
});

test.describe('on a device that is touched, whose browser has no close watcher', () => {
  test.use({hasTouch: true});

  test(`Back closes the panel, and a link in it leads on ${PHONE_SUFFICES}`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Reflect.deleteProperty(window, 'CloseWatcher'),
    );
    await page.goto('/en/faq');
    await page.goto(SPRAY);
    await add(page);
    await expect(quantities(page)).toHaveCount(1);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${SPRAY}$`));
    await cartNamed(page, 'Cart, 1 item').click();
    await panel(page).getByRole('link', {name: text.cart.toCart}).click();
    await expect(page).toHaveURL(/\/en\/cart$/);
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${SPRAY}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/faq$/);
  });
});
