import {expect} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {COLOR_MODES, DESKTOP_SUFFICES} from '../support/matrix';
import {withAndWithoutJavaScript} from '../support/stories';
import {live, test} from '../support/test';
import {onPhoneOnce, TONGUES} from '../support/texts';

const NAMES = {
  de: {
    update: 'kartenupdate-abo',
    airfield: 'heimatplatz-karte',
    soldOut: 'metarmap-erstausgabe',
    plan: /Halbjahr/,
  },
  en: {
    update: 'chart-update-subscription',
    airfield: 'home-airfield-map',
    soldOut: 'metarmap-first-edition',
    plan: /six/,
  },
};

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  withAndWithoutJavaScript(tongue, () => {
    test('an airfield that the server rejects is marked and says why', async ({
      page,
    }) => {
      await page.goto(`${prefix}/products/${NAMES[code].airfield}`);
      const field = page.getByLabel(text.cart.airfield.label);
      // As a browser that knows no patterns sends it.
      const form = page.locator('form').filter({has: field});
      await form.evaluate((element) => element.setAttribute('novalidate', ''));
      await field.fill('ED-Y');
      await form.getByRole('button', {name: text.product.add}).first().click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(
        `${text.cart.airfield.hint} ${text.cart.problems.badAirfield}`,
      );
      await expect(field).toHaveValue('ED-Y');
      await expect(field).toBeFocused();
      await expect(
        page.getByRole('main').getByText(text.cart.problems.badAirfield),
      ).toHaveCount(1);
    });
  });
}

for (const {code, prefix, text} of TONGUES) {
  const {backInStock} = text.product;
  const map = `${prefix}/products/metarmap`;

  test.describe(`what comes with a product, ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    test('a subscription has its price and comes into the cart', async ({
      page,
    }) => {
      await page.goto(`${prefix}/products/${NAMES[code].update}`);
      await page.getByRole('radio', {name: NAMES[code].plan}).check();
      const add = page.getByRole('button', {
        name: text.product.add,
        exact: true,
      });
      // On a phone the button is there wherever its place is not in the window, but for the foot.
      const bar = page.locator('.buy-bar');
      const foot = page.getByRole('contentinfo');
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        await page.goto(map);
        await expect(bar).toContainText(/199|219/);
        await add.first().scrollIntoViewIfNeeded();
        await expect(bar).toBeHidden();
        await page.goBack();
        await page.getByRole('radio', {name: NAMES[code].plan}).check();
        const recommended = page.getByRole('heading', {
          name: text.product.recommended,
        });
        await recommended.scrollIntoViewIfNeeded();
        await expect(bar).toBeVisible();
        await foot.scrollIntoViewIfNeeded();
        await expect(bar).toBeHidden();
        await recommended.scrollIntoViewIfNeeded();
        await bar.getByRole('button').click();
      } else {
        await add.first().click();
      }
      await expect(
        page
          .getByRole('dialog', {name: text.cart.yourCart})
          .getByText(NAMES[code].plan),
      ).toBeVisible();
    });

    test(`the options leave no gap, and the button is in the first window ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      await page.goto(`${map}?Region=${code === 'de' ? 'Alpen' : 'Alps'}`);
      const add = page.getByRole('button', {name: text.product.add});
      await expect(add).toBeInViewport({ratio: 1});
      await live(add);
      await page.getByLabel(text.product.quantity).fill('3');
      await expect(
        page.getByRole('link', {name: text.product.buyNow}),
      ).toHaveAttribute('href', /\/cart\/\d+:3$/);
      const columns = await page
        .locator('.even-options')
        .evaluateAll((lists) =>
          lists.map(
            (list) =>
              getComputedStyle(list).gridTemplateColumns.split(' ').length,
          ),
        );
      expect(columns).toEqual([4, 2, 4]);
    });

    test('recommendations are there, and their hearts work when reached', async ({
      page,
    }) => {
      await page.goto(map);
      const section = page.getByRole('region', {
        name: text.product.recommended,
      });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('article')).toHaveCount(4);
      const heart = section
        .getByRole('button', {name: text.wishlist.title})
        .first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    });

    for (const mode of COLOR_MODES) {
      test(`axe finds nothing in dialog and subscription, ${mode} ${DESKTOP_SUFFICES}`, async ({
        page,
      }) => {
        await page.emulateMedia({colorScheme: mode});
        await page.goto(`${prefix}/products/${NAMES[code].soldOut}`);
        await (
          await live(page.getByRole('link', {name: backInStock.button}))
        ).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page);
        await page.goto(`${prefix}/products/${NAMES[code].update}`);
        await expect(page.getByRole('radio')).toHaveCount(3);
        await expectNoViolations(page);
      });
    }
  });

  test.describe(
    `what comes with a product without JavaScript, ${code}`,
    onPhoneOnce(code),
    () => {
      test.use({locale: code, javaScriptEnabled: false});

      test(`it can be shared by mail, and more like it are below ${DESKTOP_SUFFICES}`, async ({
        page,
      }) => {
        await page.goto(map);
        await expect(
          page.getByRole('region', {name: text.product.recommended}),
        ).toBeVisible();
        await expect(
          page.getByRole('button', {name: text.product.share.button}),
        ).toHaveAttribute('href', /^mailto:\?/);
      });

      test(`a subscription comes into the cart ${DESKTOP_SUFFICES}`, async ({
        page,
      }) => {
        await page.goto(`${prefix}/products/${NAMES[code].update}`);
        await page.getByRole('radio', {name: NAMES[code].plan}).check();
        await expect(page.getByRole('main')).not.toContainText(
          text.product.availability.available,
        );
        await page
          .getByRole('button', {name: text.product.add, exact: true})
          .click();
        await expect(page).toHaveURL(/\/cart/);
        await expect(
          page.getByRole('main').getByText(NAMES[code].plan),
        ).toBeVisible();
      });
    },
  );
}
