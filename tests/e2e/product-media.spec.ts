import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {live, test} from '../support/test';
import {fill, onPhoneOnce, TONGUES} from '../support/texts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const NAMES = {
  de: {
    update: 'kartenupdate-abo',
    soldOut: 'metarmap-erstausgabe',
    plan: /Halbjahr/,
  },
  en: {
    update: 'chart-update-subscription',
    soldOut: 'metarmap-first-edition',
    plan: /six/,
  },
};

async function expectNoViolations(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
  expect(
    violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)]),
  ).toEqual([]);
}

for (const {code, prefix, text} of TONGUES) {
  const {gallery, backInStock} = text.product;
  const map = `${prefix}/products/metarmap`;
  const position = (number: number) =>
    fill(gallery.position, {number: `${number}`, count: '5'});

  test.describe(`the media of a product, ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    test('a picture opens large, turns with the arrow keys and gives the focus back', async ({
      page,
    }) => {
      await page.goto(map);
      const picture = page.locator('#picture-1').getByRole('link');
      await picture.click();
      const lightbox = page.getByRole('dialog', {
        name: fill(gallery.label, {title: 'METARmap'}),
      });
      await expect(lightbox.getByText(position(1))).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(lightbox.getByText(position(2))).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(lightbox.getByText(position(5))).toBeVisible();
      await lightbox
        .getByRole('button', {name: gallery.zoomIn})
        .first()
        .click();
      await expect(
        lightbox.getByRole('button', {name: gallery.zoomOut}).first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(picture).toBeFocused();
    });

    test('the focus stays in the lightbox', async ({page}) => {
      await page.goto(map);
      await page.locator('#picture-1').getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        const isBehind = await page.evaluate(
          () =>
            document.activeElement !== document.body &&
            !document.activeElement?.closest('dialog'),
        );
        expect(isBehind).toBe(false);
      }
    });

    test('a film has its files and plays only when it is asked to', async ({
      page,
    }) => {
      await page.goto(map);
      const film = page.locator('video');
      await expect(film).toHaveJSProperty('paused', true);
      await expect(film).toHaveAttribute('preload', 'none');
      expect(
        await film
          .locator('source')
          .evaluateAll((all) =>
            all.map((source) => source.getAttribute('type')),
          ),
      ).toEqual(['video/mp4', 'video/webm']);
    });

    test('nothing is asked of YouTube before the click', async ({page}) => {
      const asked: string[] = [];
      await page.route(/youtube/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({contentType: 'text/html', body: 'film'});
      });
      await page.goto(map);
      const poster = page.getByRole('link', {
        name: fill(gallery.play, {site: 'YouTube'}),
      });
      await poster.scrollIntoViewIfNeeded();
      await page
        .getByRole('link', {name: /8/})
        .filter({has: page.locator('img')})
        .last()
        .click();
      await expect(poster).toBeInViewport({ratio: 0.9});
      expect(asked).toEqual([]);
      await poster.click();
      await expect(page.frameLocator('iframe').getByText('film')).toBeVisible();
      expect(new URL(asked[0] ?? '').host).toBe('www.youtube-nocookie.com');
    });

    test('the 3D model is loaded on a click, without an error', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      const models: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('.glb')) models.push(request.url());
      });
      await page.goto(map);
      await page
        .getByRole('link', {
          name: fill(gallery.showModel, {number: '7', count: '8'}),
        })
        .click();
      const poster = page.getByRole('link', {name: gallery.turn});
      await expect(poster).toBeInViewport({ratio: 0.9});
      expect(models).toEqual([]);
      await poster.click();
      await expect(page.locator('model-viewer')).toBeVisible();
      await expect.poll(() => models.length).toBe(1);
      await expect(
        page.getByRole('status').filter({hasText: gallery.modelReady}),
      ).toBeAttached({timeout: 30_000});
      expect(errors).toEqual([]);
    });

    test('a subscription has its price and comes into the cart', async ({
      page,
    }) => {
      await page.goto(`${prefix}/products/${NAMES[code].update}`);
      await page.getByRole('radio', {name: NAMES[code].plan}).check();
      await page
        .getByRole('button', {name: text.product.add, exact: true})
        .click();
      await expect(
        page
          .getByRole('dialog', {name: text.cart.yourCart})
          .getByText(NAMES[code].plan),
      ).toBeVisible();
    });

    test('who waits for a sold-out variant learns that it takes an account', async ({
      page,
    }) => {
      const path = `${prefix}/products/${NAMES[code].soldOut}`;
      await page.goto(path);
      await (
        await live(page.getByRole('button', {name: backInStock.button}))
      ).click();
      const dialog = page.getByRole('dialog', {name: backInStock.title});
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', {name: backInStock.login}).click();
      await expect(page).toHaveURL(
        `${prefix}/auth/login?${new URLSearchParams({redirect: path})}`,
      );
    });

    test('the link is copied where the device cannot share', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {value: undefined});
      });
      await page.goto(map);
      await page.getByRole('button', {name: text.product.share.button}).click();
      await expect(
        page.getByText(text.product.share.copied).first(),
      ).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`${prefix}/products/metarmap?variant=`);
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

    for (const mode of ['light', 'dark'] as const) {
      test(`axe finds nothing in lightbox and dialog, ${mode}`, async ({
        page,
      }) => {
        await page.emulateMedia({colorScheme: mode});
        await page.goto(map);
        await page.locator('#picture-1').getByRole('link').click();
        await expect(
          page.getByRole('dialog').getByRole('img').first(),
        ).toBeVisible();
        await expectNoViolations(page);
        await page.goto(`${prefix}/products/${NAMES[code].soldOut}`);
        await (
          await live(page.getByRole('button', {name: backInStock.button}))
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
    `the media of a product without JavaScript, ${code}`,
    onPhoneOnce(code),
    () => {
      test.use({locale: code, javaScriptEnabled: false});

      test('pictures, film and model are links to what they show', async ({
        page,
      }) => {
        await page.goto(map);
        await expect(page.locator('#picture-1 a')).toHaveAttribute(
          'href',
          /webp/,
        );
        await expect(
          page.getByRole('link', {name: gallery.modelFile}),
        ).toHaveAttribute('href', /\.glb$/);
        await expect(
          page.getByRole('link', {name: fill(gallery.play, {site: 'YouTube'})}),
        ).toHaveAttribute(
          'href',
          'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        );
        await expect(
          page.getByRole('region', {name: text.product.recommended}),
        ).toBeVisible();
        await expect(
          page.getByRole('button', {name: text.product.share.button}),
        ).toHaveAttribute('href', /^mailto:\?/);
      });

      test('a subscription comes into the cart', async ({page}) => {
        await page.goto(`${prefix}/products/${NAMES[code].update}`);
        await page.getByRole('radio', {name: NAMES[code].plan}).check();
        await page
          .getByRole('button', {name: text.product.add, exact: true})
          .click();
        await expect(page).toHaveURL(/\/cart/);
        await expect(
          page.getByRole('main').getByText(NAMES[code].plan),
        ).toBeVisible();
      });

      test('waiting for a variant leads to the login', async ({page}) => {
        const path = `${prefix}/products/${NAMES[code].soldOut}`;
        await page.goto(path);
        await page.getByRole('button', {name: backInStock.button}).click();
        await expect(page).toHaveURL(
          `${prefix}/auth/login?${new URLSearchParams({redirect: path})}`,
        );
      });
    },
  );
}

test('a wish for what is no variant is refused', async ({request}) => {
  for (const variant of ['', 'abc', '-1', '9'.repeat(30)]) {
    const response = await request.post('/back-in-stock', {
      form: {variant, redirectTo: '//evil.example'},
      maxRedirects: 0,
    });
    expect(response.status()).toBe(400);
  }
  const response = await request.post('/back-in-stock', {
    form: {variant: '42', redirectTo: '//evil.example'},
    maxRedirects: 0,
  });
  expect(response.headers().location).toBe('/auth/login');
});
