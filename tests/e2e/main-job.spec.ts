import {expect, type Page} from '@playwright/test';
import {pay} from '../support/checkout';
import {IS_FULL_MATRIX} from '../support/matrix';
import {addButton, cartPanel} from '../support/shopper';
import {test} from '../support/test';
import {alternately, fill, TONGUES, type Tongue} from '../support/texts';

const WALNUT = {de: 'Nussbaum', en: 'Walnut'} as const;

/** An add-on of the map; there is no mounting service in the United States. */
const SERVICE = {de: 'Montageservice', en: null} as const;

/** What the summary says of one map, whose shipping is free. */
const SHIPPING = {
  de: /Versand\s*kostenlos[^]*Alle Preise inkl\. MwSt\./,
  en: /Shipping\s*Free[^]*Duties and taxes are extra; the carrier may collect them\./,
} as const;

const ANY_WIDTH = {with: '', without: ''};

/** Tags of the widths at which a language is tested, with and without JavaScript. */
const WIDTHS = IS_FULL_MATRIX
  ? {de: ANY_WIDTH, en: ANY_WIDTH}
  : {
      de: {with: '@phone', without: '@desktop'},
      en: {with: '@desktop', without: '@phone'},
    };

/** Home → map → another frame, with the mounting service where there is one → into the cart. */
async function addTheMap(page: Page, tongue: Tongue) {
  const {code, prefix, text} = tongue;
  await page.goto(prefix || '/');
  await page.getByRole('link', {name: text.map.hero.buy}).first().click();
  await expect(page).toHaveURL(
    new RegExp(`${prefix}/(metarmap|products/metarmap)`),
  );
  const walnut = page
    .getByRole('group')
    // The name includes the change of the price.
    .getByRole('link', {name: new RegExp(`^${WALNUT[code]}\\b`)});
  await walnut.click();
  await expect(page).toHaveURL(/[?&](Rahmen|Frame)=/);
  await expect(walnut).toHaveAttribute('aria-current', 'true');
  const buyNow = page.getByRole('link', {name: text.product.buyNow});
  await expect(buyNow).toBeVisible();
  const service = SERVICE[code];
  if (service) {
    await page.getByRole('checkbox', {name: service}).check();
    await expect(buyNow).toBeHidden();
  } else {
    await expect(page.locator('[name=addOn]')).toHaveCount(0);
  }
  await addButton(page, tongue).click();
}

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;

  // German with JavaScript on a phone and without on the desktop, English the other way round;
  // the full matrix has all eight.
  const {with: withScripts, without} = WIDTHS[code];

  test.describe(`a shopper with JavaScript in ${code} ${withScripts}`, () => {
    test.use({locale: code});

    test('finds the map, changes the cart in the panel and orders', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await addTheMap(page, tongue);
      const panel = cartPanel(page, tongue);
      await expect(panel).toBeVisible();
      const line = panel.getByRole('listitem').filter({hasText: 'METARmap'});
      await expect(line).toContainText(WALNUT[code]);
      await expect(panel).toContainText(SHIPPING[code]);

      await line.getByRole('button', {name: text.cart.quantity.more}).click();
      await line.getByRole('button', {name: text.cart.quantity.more}).click();
      await line.getByRole('button', {name: text.cart.quantity.fewer}).click();
      await expect(line.getByRole('spinbutton')).toHaveValue('2');
      await expect(panel).not.toContainText(text.cart.price.updating);
      if (SERVICE[code]) {
        await expect(line).toContainText(`2 × ${SERVICE[code]}`);
      }
      await expect(
        page.locator('header').getByLabel(/, 1 (?:Artikel|item)$/),
      ).toHaveCount(1);

      await pay(panel, tongue);
      await expect(page.locator('main')).toContainText('METARmap');
      await expect(page.locator('main')).toContainText('2');

      await page.goto(`${prefix}/cart`);
      await expect(page.locator('main')).toContainText(text.cart.empty);
      expect(errors).toEqual([]);
    });
  });

  test.describe(`a shopper without JavaScript in ${code} ${without}`, () => {
    test.use({locale: code, javaScriptEnabled: false});

    test('finds the map, changes the cart on its page and orders (E5.13)', async ({
      page,
    }) => {
      await addTheMap(page, tongue);
      await page.goto(`${prefix}/cart`);
      const line = page
        .locator('main')
        .getByRole('listitem')
        .filter({hasText: 'METARmap'});
      await expect(line).toContainText(WALNUT[code]);
      await expect(
        page.getByRole('region', {name: text.cart.addOn.title}),
      ).toBeVisible();
      await line.getByRole('spinbutton').fill('3');
      await line.getByRole('button', {name: text.cart.quantity.update}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/cart`));
      await expect(line.getByRole('spinbutton')).toHaveValue('3');
      if (SERVICE[code]) {
        await expect(line).toContainText(`3 × ${SERVICE[code]}`);
      }

      await pay(page.locator('main'), tongue);
      await page.goto(`${prefix}/cart`);
      await expect(page.locator('main')).toContainText(text.cart.empty);
    });

    if (!alternately().includes(tongue)) return;

    test('removes a line again (E5.13)', async ({page}) => {
      await addTheMap(page, tongue);
      await page.goto(`${prefix}/cart`);
      await page
        .getByRole('button', {
          name: fill(text.cart.remove, {title: 'METARmap'}),
        })
        .click();
      await expect(page.locator('main')).toContainText(text.cart.empty);
      const popular = page.getByRole('region', {
        name: text.search.suggestions.popular,
      });
      await expect(popular.getByRole('article')).toHaveCount(4);
    });
  });
}
