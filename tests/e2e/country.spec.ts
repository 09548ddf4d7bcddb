import {expect, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {addButton, atWork, cartPanel, chooseLanguage} from '../support/shopper';
import {withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {
  alternately,
  ENGLISH,
  GERMAN,
  type Tongue,
  TONGUES,
} from '../support/texts';

/** A product that is on sale in every country, and in stock. */
const PRODUCT = {de: 'tasse-cavok', en: 'cavok-mug'} as const;

const NAMES = {
  de: {switzerland: 'Schweiz', germany: 'Deutschland'},
  en: {switzerland: 'Switzerland', germany: 'Germany'},
} as const;

const opener = (page: Page, {text}: Tongue) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', {name: text.layout.country.label});

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {title, country, save} = text.country;
  const product = `${prefix}/products/${PRODUCT[code]}`;
  const ownCurrency = code === 'de' ? '€' : '$';

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('a country changes pages and cart, is stored, and leads back', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto(product);
      await addButton(page, tongue).click();
      const cart = javaScriptEnabled ? cartPanel(page, tongue) : main;
      await expect(cart.getByRole('listitem').first()).toContainText(
        ownCurrency,
      );
      await page.goto(product);
      await opener(page, tongue).click();
      const form = javaScriptEnabled
        ? page.getByRole('dialog', {name: title, exact: true})
        : main;
      await form
        .getByRole('combobox', {name: country})
        .selectOption({label: `${NAMES[code].switzerland} (CHF)`});
      await form.getByRole('button', {name: save}).click();
      await expect(opener(page, tongue)).toContainText(NAMES[code].switzerland);
      await expect(page).toHaveURL(new RegExp(`${product}$`));
      await expect(main).toContainText('CHF');
      await page.goto(`${prefix}/cart`);
      await expect(main).toContainText('CHF');
      await expect(main.getByRole('listitem')).not.toHaveCount(0);
      // Both currencies on one page would be a mix of two countries.
      await expect(main).not.toContainText(ownCurrency);
    });
  });
}

for (const tongue of alternately(1)) {
  const {code, prefix, text} = tongue;
  test.describe(`in ${code} @desktop`, () => {
    test.use({locale: code});

    test('says when the countries cannot be loaded; axe finds nothing in it', async ({
      page,
    }) => {
      await page.goto(`${prefix}/faq`);
      const failing = '**/country/offer';
      await page.route(failing, (route) => route.fulfill({status: 503}));
      await opener(page, tongue).click();
      const dialog = page.getByRole('dialog', {
        name: text.country.title,
        exact: true,
      });
      await expect(dialog.getByRole('alert')).toHaveText(
        text.country.problems.unavailable,
      );
      await page.keyboard.press('Escape');
      await page.unroute(failing);
      await opener(page, tongue).click();
      await expect(
        dialog.getByRole('combobox', {name: text.country.language}),
      ).toBeVisible();
      await page.emulateMedia({reducedMotion: 'reduce'});
      await expectNoViolations(page, 'dialog[open]');
      await page.goto(`${prefix}/country`);
      await expectNoViolations(page);
    });
  });
}

test('a product page and its recommendations have only the currency of the visitor’s country @desktop', async ({
  request,
}) => {
  const signs = /[€$£]|CHF/g;
  const {code, prefix, text} = ENGLISH;
  const path = `${prefix}/products/${PRODUCT.en}`;
  for (const [country, sign] of Object.entries({
    US: '$',
    DE: '€',
    GB: '£',
    CH: 'CHF',
  })) {
    const chosen = await request.post('/country?path=/', {
      form: {country, locale: code},
      maxRedirects: 0,
    });
    expect(chosen.status(), country).toBe(303);
    // While the shop is slow, only the next page has recommendations.
    await expect(async () => {
      const html = await (await request.get(path)).text();
      const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main).toContain(text.product.recommended);
      expect([...new Set(main.match(signs))], country).toEqual([sign]);
    }).toPass({timeout: 15_000});
  }
});

test.describe('for a German', () => {
  test.use({locale: 'de-DE'});

  test(`another language does not change the country: the cart keeps its lines and its currency, and pages show the same (E5.10) ${DESKTOP_SUFFICES}`, async ({
    page,
  }) => {
    await page.goto(`/products/${PRODUCT.de}`);
    await addButton(page, GERMAN).click();
    await expect(cartPanel(page, GERMAN)).toContainText('€');
    await page.keyboard.press('Escape');
    await chooseLanguage(page, ENGLISH);
    await expect(page).toHaveURL(/\/en\//);
    await expect(opener(page, ENGLISH)).toContainText(NAMES.en.germany);
    await expect(page.getByRole('main')).toContainText('€');
    await page.goto('/en/cart');
    const cart = page.getByRole('main');
    await expect(cart).toContainText('€');
    await expect(cart).not.toContainText('$');
  });

  test('a page from the back/forward cache shows the prices of the country that was chosen meanwhile @desktop', async ({
    page,
  }) => {
    await page.goto(`/products/${PRODUCT.de}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('€');
    await page.keyboard.press('Shift');
    await atWork(page);
    await page.request.post('/country?path=/', {
      form: {country: 'CH', locale: 'de'},
      maxRedirects: 0,
    });
    // Automation disables the back/forward cache; this is the event that it would send to a page.
    await page.evaluate(() =>
      window.dispatchEvent(
        new PageTransitionEvent('pageshow', {persisted: true}),
      ),
    );
    await expect(main).toContainText('CHF');
  });
});
