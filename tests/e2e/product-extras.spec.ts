import {expect, type Locator} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {COLOR_MODES, DESKTOP_SUFFICES} from '../support/matrix';
import {addButton, cartPanel} from '../support/shopper';
import {withAndWithoutJavaScript} from '../support/stories';
import {live, test} from '../support/test';
import {alternately, onPhoneOnce, TONGUES} from '../support/texts';

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

test('only a variant that can be bought offers an add-on @desktop', async ({
  request,
}) => {
  const isOffered = async (frame: string) => {
    const choice = new URLSearchParams({
      Region: 'Alpen',
      Größe: '50 × 70 cm',
      Rahmen: frame,
    });
    const page = await request.get(`/products/metarmap?${choice}`);
    return (await page.text()).includes('name="addOn"');
  };
  expect(await isOffered('Schwarz')).toBe(true);
  expect(await isOffered('Nussbaum')).toBe(false);
});

test('the notes of a product with one option follow what is bought, and the picture is on the left @desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/products/tasse-cavok');
  const bought = (await page.locator('#choose').boundingBox())!;
  const notes = (await page
    .locator('summary', {hasText: 'Versand'})
    .boundingBox())!;
  expect(notes.x).toBe(bought.x);
  expect(notes.y - bought.y - bought.height).toBeLessThan(40);
  const picture = page.locator('.gallery img').first();
  expect((await picture.boundingBox())!.x).toBeLessThan(bought.x);
});

test('on a phone one rule, and no air, is between a product’s details and its notes @phone', async ({
  page,
}) => {
  await page.goto('/products/metarmap-mini');
  const folds = page.locator('.product-columns > div > details');
  const details = (await folds.nth(0).boundingBox())!;
  const notes = (await folds.nth(1).boundingBox())!;
  expect(notes.y).toBeCloseTo(details.y + details.height - 1, 0);
});

test('the map’s page on a desktop @desktop', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/metarmap');

  await test.step('matching products are below what explains the product', async () => {
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    expect(
      await top(page.getByRole('region', {name: 'Passt gut dazu'})),
    ).toBeGreaterThan((await top(page.locator('#data')))!);
  });

  await test.step('the lights on the drawing of the sizes have the colors of the weather', async () => {
    const colors = await page
      .locator('#sizes svg path')
      .evaluateAll((lights) =>
        lights.map((light) => getComputedStyle(light).stroke),
      );
    expect(colors.length).toBeGreaterThan(2);
    expect(new Set(colors).size).toBe(colors.length);
  });

  await test.step('a title longer than its four lines shows nothing of the fifth, and the fourth in full', async () => {
    await page.evaluate(() => document.fonts.ready);
    const sizes = await page
      .getByRole('heading', {level: 1})
      .evaluate((title) => {
        title.textContent = 'ÄÖÜ gjpqy '.repeat(40);
        const {fontSize, fontFamily, fontWeight, lineHeight, paddingBottom} =
          getComputedStyle(title);
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const ink = context.measureText('ÄÖÜgjpqy');
        const line = Number.parseFloat(lineHeight);
        return {
          lines: title.clientHeight / line,
          padding: paddingBottom,
          /** Of a line, above and below its ink. */
          above:
            (line - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) /
              2 +
            ink.fontBoundingBoxAscent -
            ink.actualBoundingBoxAscent,
          below:
            (line - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) /
              2 +
            ink.fontBoundingBoxDescent -
            ink.actualBoundingBoxDescent,
        };
      });
    expect(sizes.lines).toBeCloseTo(4, 1);
    expect(sizes.padding).toBe('0px');
    expect(sizes.above).toBeGreaterThanOrEqual(0);
    expect(sizes.below).toBeGreaterThanOrEqual(-0.5);
  });
});

test('texts of what is sold out are beside its pictures, below its button @desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/products/metarmap-erstausgabe');
  const left = async (part: Locator) => (await part.boundingBox())?.x;
  const shipping = page.locator('article summary', {hasText: 'Versand'});
  expect(await left(shipping)).toBe(
    await left(page.getByRole('heading', {level: 1})),
  );
});

test('the last of three reviews is as wide as the others, and the bars of the rating end with their column @desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/products/metarmap/reviews');
  const lists = page.getByRole('main').getByRole('list');
  const [first, , last] = await lists
    .filter({has: page.locator('.rating')})
    .getByRole('listitem')
    .evaluateAll((items) => items.map(({clientWidth}) => clientWidth));
  expect(last).toBe(first);
  const [gap] = await lists
    .filter({has: page.locator('.rating-bar')})
    .evaluateAll((bars) =>
      bars.map((list) =>
        Math.round(
          list.getBoundingClientRect().right -
            (list.lastElementChild?.getBoundingClientRect().right ?? 0),
        ),
      ),
    );
  expect(gap).toBe(0);
});

test('matching products are a strip on a phone, their titles above a long price @phone', async ({
  page,
}) => {
  await page.goto('/metarmap');
  const rows = page
    .getByRole('region', {name: 'Passt gut dazu'})
    .getByRole('listitem');
  await expect(rows.filter({hasText: 'Niedrigster Preis'})).not.toHaveCount(0);
  const tops = new Set<number | undefined>();
  for (const row of await rows.all()) {
    tops.add((await row.boundingBox())?.y);
    const title = await row.locator('a > span:not(.in-modes)').boundingBox();
    expect(title?.width).toBeGreaterThan(150);
    const price = await row.locator('.price').boundingBox();
    expect(price?.y).toBeGreaterThan(title?.y ?? Infinity);
  }
  expect(tops.size).toBe(1);
});

test('both columns of a product end near each other, whatever it has to choose @desktop', async ({
  page,
}) => {
  for (const path of [
    '/metarmap',
    ...['metarmap-mini', 'wechselrahmen', 'tasse-cavok'].map(
      (handle) => `/products/${handle}`,
    ),
  ]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      const hole = await page.locator('.product-columns').evaluate((grid) => {
        const ends = {left: 0, right: 0};
        for (const part of grid.children) {
          const {left, bottom} =
            part.lastElementChild?.getBoundingClientRect() ??
            part.getBoundingClientRect();
          const side = left < window.innerWidth / 2 ? 'left' : 'right';
          ends[side] = Math.max(ends[side], bottom);
        }
        return Math.abs(ends.left - ends.right);
      });
      expect.soft(hole, `${path} at ${width}`).toBeLessThan(150);
    }
  }
});

// The other language differs only in its words.
for (const tongue of alternately()) {
  const {code, prefix, text} = tongue;
  const {airfield} = text.cart;

  test.describe(`the menu of airfields in ${code}`, onPhoneOnce(code), () => {
    test('finds a code by the name of an airport, and takes one that it does not know', async ({
      page,
    }) => {
      await page.goto(`${prefix}/products/${NAMES[code].airfield}`);
      const field = page.getByLabel(airfield.label);
      const search = page.getByRole('combobox', {name: text.select.search});
      // A plain button until the menu is loaded.
      const open = (part: Locator) =>
        part.locator('button', {hasText: airfield.search}).click();
      const choose = async (term: string, option: string) => {
        await open(page.getByRole('main'));
        await search.fill(term);
        await page.getByRole('option', {name: option}).click();
        await expect(field).toBeFocused();
      };
      await choose('friedrichsh', 'EDNY · Friedrichshafen');
      await expect(field).toHaveValue('EDNY');
      await choose('ednl', text.select.create.replace('{term}', 'ednl'));
      await expect(field).toHaveValue('EDNL');

      // Too long for a code.
      await open(page.getByRole('main'));
      await search.fill('Leutkirch');
      await expect(page.getByRole('option')).toHaveCount(0);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: text.product.add}).first().click();
      const panel = cartPanel(page, tongue);
      await expect(panel).toContainText('EDNL');

      // In the cart's panel, which is a dialog itself.
      await panel.getByText(airfield.change).click();
      await open(panel);
      await search.fill('hambu');
      await page.keyboard.press('Enter');
      await expect(panel.getByLabel(airfield.label)).toHaveValue('EDDH');
      await panel.getByRole('button', {name: airfield.save}).click();
      await expect(panel).toContainText('EDDH');
    });
  });
}

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {backInStock} = text.product;
  const map = `${prefix}/products/metarmap`;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('an airfield that the server rejects is marked and explained', async ({
      page,
    }) => {
      await page.goto(`${prefix}/products/${NAMES[code].airfield}`);
      const field = page.getByLabel(text.cart.airfield.label);
      // As a browser that does not check patterns sends it.
      const form = page.locator('form').filter({has: field});
      await form.evaluate((element) => element.setAttribute('novalidate', ''));
      await field.fill('ED-Y');
      await form.getByRole('button', {name: text.product.add}).first().click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(
        `${text.cart.airfield.hint} ${text.cartProblems.badAirfield}`,
      );
      await expect(field).toHaveValue('ED-Y');
      await expect(field).toBeFocused();
      await expect(
        page.getByRole('main').getByText(text.cartProblems.badAirfield),
      ).toHaveCount(1);
    });

    test('a subscription has its price and can be added to the cart', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto(`${prefix}/products/${NAMES[code].update}`);
      const plan = page.getByRole('radio', {name: NAMES[code].plan});
      await plan.check();
      await expect(main).not.toContainText(text.product.availability.available);
      const add = addButton(page, tongue);
      if (!javaScriptEnabled) {
        await add.click();
        await expect(page).toHaveURL(/\/cart/);
        await expect(main.getByText(NAMES[code].plan)).toBeVisible();
        return;
      }
      // On a phone the bar is shown wherever neither the form's button nor the footer is visible.
      const bar = page.locator('.buy-bar');
      const foot = page.getByRole('contentinfo');
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        await page.goto(map);
        await expect(bar).toContainText(/199|219/);
        await add.scrollIntoViewIfNeeded();
        await expect(bar).toBeHidden();
        await page.goBack();
        // Remix restores the scroll position during hydration.
        await (await live(plan)).check();
        const scrollPastButton = () =>
          add.evaluate((button) => {
            window.scrollBy(0, button.getBoundingClientRect().bottom + 50);
          });
        // Again if the restored position came after it.
        await expect(async () => {
          await scrollPastButton();
          await expect(bar).toBeVisible({timeout: 1000});
        }).toPass();
        await expect(async () => {
          await foot.scrollIntoViewIfNeeded();
          await expect(bar).toBeHidden({timeout: 1000});
        }).toPass();
        await scrollPastButton();
        await bar.getByRole('button').click();
      } else {
        await add.click();
      }
      await expect(
        cartPanel(page, tongue).getByText(NAMES[code].plan),
      ).toBeVisible();
    });

    test('recommendations are shown, and their hearts work when scrolled to', async ({
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
      const share = page.getByRole('button', {name: text.product.share.button});
      if (!javaScriptEnabled) {
        await expect(share).toHaveAttribute('href', /^mailto:\?/);
      }
    });
  });

  test.describe(`what comes with a product, ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    // A phone has the bar's button in its first screen: `consent-banner.spec.ts`.
    test('the options leave no gap, and the button is visible without scrolling @desktop', async ({
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
      const columns = await page.locator('.even-options').evaluateAll((lists) =>
        lists.map(
          (list) =>
            getComputedStyle(list)
              .gridTemplateColumns.split(' ')
              // Empty tracks of `auto-fit`.
              .filter((width) => width !== '0px').length,
        ),
      );
      expect(columns).toEqual([4, 2, 4]);
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
        // The page behind it is one of `accessibility.spec.ts`.
        await expectNoViolations(page, 'dialog[open]');
        await page.goto(`${prefix}/products/${NAMES[code].update}`);
        await expect(page.getByRole('radio')).toHaveCount(3);
        await expectNoViolations(page);
      });
    }
  });
}
