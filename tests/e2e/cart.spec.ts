import {expect, type Locator, type Page} from '@playwright/test';
import {MOST_PER_LINE} from '../../app/lib/cart/quantity';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {overflowOf} from '../support/shown-page';
import {test} from '../support/test';
import {ENGLISH, fill} from '../support/texts';

const {text} = ENGLISH;

test.use({locale: 'en-US'});

const add = (page: Page) =>
  page.getByRole('button', {name: text.product.add, exact: true}).click();

const remove = (page: Page) =>
  page
    .getByRole('button', {name: fill(text.cart.remove, {title: 'METARmap'})})
    .click();

const panel = (page: Page) =>
  page.getByRole('dialog', {name: text.cart.yourCart});

test(`twenty quick clicks, one back and a removal end at the last intention on a slow network ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/en/products/metarmap');
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
  await expect(line.getByRole('spinbutton')).toHaveValue(String(MOST_PER_LINE));
  await line.getByRole('button', {name: text.cart.quantity.fewer}).click();
  await expect(line.getByRole('spinbutton')).toHaveValue(
    String(MOST_PER_LINE - 1),
  );
  await expect(panel(page)).not.toContainText(text.cart.price.updating);
  await page.reload();
  await page.goto('/en/cart');
  await expect(page.getByRole('spinbutton').first()).toHaveValue(
    String(MOST_PER_LINE - 1),
  );
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/cart/contents') &&
      response.request().method() === 'POST',
  );
  await remove(page);
  // Shown before the shop has answered; the next page is the shop's word.
  await expect(page.getByRole('main')).toContainText(text.cart.empty);
  await answered;
  await page.unrouteAll({behavior: 'wait'});
  await page.reload();
  await expect(page.getByRole('main')).toContainText(text.cart.empty);
});

test(`the badge counts lines, not pieces ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/en/products/metarmap');
  await page.getByLabel(text.product.quantity).fill('3');
  await add(page);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('link', {name: 'Cart, 1 item', exact: true}),
  ).toBeVisible();
});

test(`adding more than the most gives the most, and says so ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  const capped = fill(text.cart.problems.cappedQuantity, {
    subject: 'METARmap',
    quantity: String(MOST_PER_LINE),
  });
  await page.goto('/en/products/metarmap');
  for (let round = 0; round < 2; round += 1) {
    await page
      .getByLabel(text.product.quantity)
      .fill(String(MOST_PER_LINE - 1));
    await add(page);
    await expect(panel(page)).toBeVisible();
    if (round === 1) await expect(panel(page)).toContainText(capped);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  }
  await page.goto('/en/cart');
  await expect(page.getByRole('spinbutton').first()).toHaveValue(
    String(MOST_PER_LINE),
  );
});

test('a discount code lowers the total, an unknown one is said once and stays in its field, a gift card is taken there, too', async ({
  page,
}) => {
  await page.goto('/en/products/metarmap');
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
  const lowered = main.getByText('$251.10', {exact: true});
  await send('WILLKOMMEN10');
  await expect(removal('WILLKOMMEN10')).toBeVisible();
  await expect(lowered).toBeVisible();
  await expect(field).toHaveValue('');
  const wrong = `NO-SUCH-CODE${'X'.repeat(80)}`;
  await send(wrong);
  const refusal = main.getByText(
    fill(text.cart.problems.discountNotApplicable, {subject: wrong}),
  );
  await expect(refusal).toBeVisible();
  await expect(field).toHaveValue(wrong);
  await expect(removal(wrong)).toBeHidden();
  expect(await overflowOf(page)).toBe(0);
  await send('METAR-GIFT-50EU-RO42');
  await expect(
    main.getByRole('button', {
      name: fill(text.cart.codes.removeGiftCard, {characters: 'RO42'}),
    }),
  ).toBeVisible();
  await expect(refusal).toBeHidden();
  await removal('WILLKOMMEN10').click();
  await expect(removal('WILLKOMMEN10')).toBeHidden();
  await expect(lowered).toBeHidden();
});

test(`a title of 300 characters leaves price and button where they are ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  const linesOf = (title: Locator) =>
    title.evaluate((element) => {
      element.textContent = 'Wandkarte '.repeat(30);
      const {lineHeight} = getComputedStyle(element);
      return Math.round(element.clientHeight / parseFloat(lineHeight));
    });
  await page.goto('/en/products/metarmap');
  await add(page);
  const line = panel(page).getByRole('listitem').filter({hasText: 'METARmap'});
  const link = line.getByRole('link', {name: 'METARmap', exact: true});
  expect(await linesOf(link)).toBe(3);
  await page.keyboard.press('Escape');
  expect(await linesOf(page.getByRole('heading', {level: 1}))).toBe(4);
});

test('a cart that the provider does not know is replaced without an error page', async ({
  page,
  context,
  baseURL,
}) => {
  for (const value of [
    'nonsense',
    'gone?key=0123456789abcdef',
    'x'.repeat(3000),
  ]) {
    await context.clearCookies();
    await context.addCookies([
      {name: 'cart', value: encodeURIComponent(value), url: baseURL ?? ''},
    ]);
    const response = await page.goto('/en/cart');
    expect(response?.status(), value.slice(0, 20)).toBe(200);
    await expect(page.getByRole('main')).toContainText(text.cart.empty);
  }
  await page.goto('/en/products/metarmap');
  await add(page);
  await expect(
    panel(page).getByRole('listitem').filter({hasText: 'METARmap'}),
  ).toBeVisible();
});

test(`the cart keeps its lines when the language changes ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/en/products/metarmap');
  await add(page);
  await expect(panel(page)).toBeVisible();
  await page.goto('/cart');
  await expect(
    page.getByRole('main').getByRole('listitem').first(),
  ).toContainText('METARmap');
  await expect(page.getByRole('main')).toContainText('USA Ostküste');
});

test(`the cart cookie is for the server only ${DESKTOP_SUFFICES}`, async ({
  page,
  context,
}) => {
  await page.goto('/en/products/metarmap');
  await add(page);
  await expect(panel(page)).toBeVisible();
  const cookie = (await context.cookies()).find(({name}) => name === 'cart');
  expect(cookie).toMatchObject({httpOnly: true, sameSite: 'Lax', path: '/'});
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
  const secret = decodeURIComponent(cookie?.value ?? '').split('key=')[1] ?? '';
  expect(secret.length).toBeGreaterThan(5);
  await page.goto('/en/cart');
  const html = await page.content();
  const withoutCheckout = html.replaceAll(/\/cart\/c\/[^"\\]*/g, '');
  expect(withoutCheckout).not.toContain(secret);
});
