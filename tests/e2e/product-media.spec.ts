import {expect, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {WITH_PICTURES} from '../support/browser';
import {DESKTOP_SUFFICES, IS_FULL_MATRIX} from '../support/matrix';
import {test} from '../support/test';
import {fill, onPhoneOnce, TONGUES} from '../support/texts';

test.use({launchOptions: WITH_PICTURES});

/** A swipe to the left over most of the window's width. */
async function swipeLeft(page: Page): Promise<void> {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{x: width * share, y: height / 2}],
    });
  await touch('touchStart', 0.9);
  for (const share of [0.8, 0.6, 0.4, 0.2, 0.1]) {
    await touch('touchMove', share);
  }
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
}

for (const {code, prefix, text} of TONGUES) {
  const {gallery} = text.product;
  // The region with all kinds of media; the country decides which region comes first.
  const region = code === 'de' ? 'Deutschland' : 'Germany';
  const map = `${prefix}/products/metarmap?Region=${region}`;
  const position = (number: number) =>
    fill(gallery.position, {number: `${number}`, count: '11'});

  test.describe(`the media of a product, ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    test(`slides beside the first one are loaded after the page’s load event ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      // A low phone shows a part of the second one; here no section below shows it as well.
      await page.setViewportSize({width: 390, height: 664});
      await page.goto(`${prefix}/products/metarmap-connect`);
      const slide = page.locator('#picture-2 img:visible');
      await expect(slide).toHaveJSProperty('complete', true);
      const isLater = await slide.evaluate((image: HTMLImageElement) => {
        const [{loadEventStart = 0} = {}] = performance.getEntriesByType(
          'navigation',
        ) as PerformanceNavigationTiming[];
        const [request] = performance.getEntriesByName(image.currentSrc);
        return loadEventStart > 0 && request
          ? request.startTime >= loadEventStart
          : null;
      });
      expect(isLater).toBe(true);
    });

    test('a picture opens large, where axe finds nothing, changes with arrow keys and swipes and returns the focus', async ({
      page,
      hasTouch,
    }) => {
      await page.goto(map);
      const picture = page.locator('#picture-1').getByRole('link');
      await picture.click();
      const lightbox = page.getByRole('dialog', {
        name: fill(gallery.label, {title: 'METARmap'}),
      });
      await expect(lightbox.getByText(position(1))).toBeVisible();
      // On a phone too it fills the window.
      if (!hasTouch || IS_FULL_MATRIX)
        await expectNoViolations(page, 'dialog[open]');
      // React listens to keys one frame after the dialog is shown.
      await page.evaluate(
        () =>
          new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
      );
      await page.keyboard.press('ArrowRight');
      await expect(lightbox.getByText(position(2))).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(lightbox.getByText(position(11))).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(lightbox.getByText(position(1))).toBeVisible();
      if (hasTouch) {
        await swipeLeft(page);
        await expect(lightbox.getByText(position(2))).toBeVisible();
      }
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

    test(`a picture stays until another is loaded, and opens at once ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      await page.goto(map);
      const picture = page.locator('#picture-1 img').filter({visible: true});
      const middle = async () => {
        // A phone has the regions a window's height below.
        await picture.scrollIntoViewIfNeeded();
        // Its edges are smoothed differently from frame to frame.
        const box = await picture.boundingBox();
        if (!box) throw new Error('The picture is not shown.');
        const [width, height] = [box.width / 2, box.height / 2];
        const [x, y] = [box.x + width / 2, box.y + height / 2];
        return String(await page.screenshot({clip: {x, y, width, height}}));
      };
      await expect(picture).toHaveJSProperty('complete', true);
      const before = await middle();
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.webp/, async (route) => {
        await released;
        await route.continue();
      });
      const alps = code === 'de' ? 'Alpen' : 'Alps';
      await page.getByRole('link', {name: alps}).first().click();
      await expect(picture).toHaveAttribute('alt', new RegExp(alps));
      expect(await middle()).toBe(before);
      release();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect.poll(middle).not.toBe(before);
      await page.unroute(/\.webp/);
      await picture.click();
      await expect(page.getByRole('dialog').locator('img').first()).toHaveCSS(
        'background-image',
        /webp/,
      );
    });

    test(`a film has its files and waits for a click, like YouTube ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      const asked: string[] = [];
      await page.route(/youtube/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({contentType: 'text/html', body: 'film'});
      });
      await page.goto(map);
      const film = page.locator('video');
      await expect(film).toHaveJSProperty('paused', true);
      await expect(film).toHaveAttribute('preload', 'none');
      const types = film
        .locator('source')
        .evaluateAll((all) => all.map((source) => source.getAttribute('type')));
      expect(await types).toEqual(['video/webm', 'video/mp4']);
      // The first that the browser plays.
      await expect
        .poll(() =>
          film.evaluate((video: HTMLVideoElement) => video.currentSrc),
        )
        .toMatch(/\.webm/);
      const poster = page.getByRole('link', {
        name: fill(gallery.play, {site: 'YouTube'}),
      });
      await poster.scrollIntoViewIfNeeded();
      await page
        .getByRole('link', {
          name: fill(gallery.showVideo, {number: '13', count: '13'}),
        })
        .click();
      // Its thumbnail may be a window's height below.
      await page.getByRole('heading', {level: 1}).scrollIntoViewIfNeeded();
      await expect(poster).toBeInViewport({ratio: 0.9});
      expect(asked).toEqual([]);
      await poster.click();
      await expect(page.frameLocator('iframe').getByText('film')).toBeVisible();
      expect(new URL(asked[0] ?? '').host).toBe('www.youtube-nocookie.com');
    });

    // A phone shows the model in its own room instead.
    test('the 3D model is loaded on a click, decompressed by our own decoders, and passed on to a phone for the wall @desktop', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      const models: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('.glb')) models.push(request.url());
      });
      // The shop's own models are not compressed.
      await page.route(/\.glb/, (route) =>
        route.fulfill({path: 'tests/fixtures/draco.glb'}),
      );
      const unpacked = page.waitForResponse(/\/decoders\/draco_decoder\.bin$/);
      await page.goto(map);
      await page
        .getByRole('link', {
          name: fill(gallery.showModel, {number: '12', count: '13'}),
        })
        .click();
      // Its thumbnail may be a window's height below.
      await page.getByRole('heading', {level: 1}).scrollIntoViewIfNeeded();
      const poster = page.getByRole('link', {name: gallery.turn});
      await expect(poster).toBeInViewport({ratio: 0.9});
      expect(models).toEqual([]);
      await poster.click();
      await expect(page.locator('model-viewer')).toBeVisible();
      await expect.poll(() => models.length).toBe(1);
      expect((await unpacked).status()).toBe(200);
      await expect(
        page.getByRole('status').filter({hasText: gallery.modelReady}),
        // Without a graphics card the first frame takes a slow machine long.
      ).toBeAttached({timeout: 60_000});
      await expect(page.locator('model-viewer[ar]')).toHaveAttribute(
        'ar-placement',
        'wall',
      );
      const wall = page.getByRole('button', {name: gallery.wall});
      await wall.press('Enter');
      const dialog = page.getByRole('dialog', {name: gallery.wall});
      await expect(
        dialog.getByRole('img', {name: gallery.wallCode}),
      ).not.toHaveJSProperty('naturalWidth', 0);
      await expect(dialog.getByRole('link')).toHaveAttribute(
        'href',
        /\?variant=\d+$/,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(wall).toBeFocused();
      expect(errors).toEqual([]);
    });
  });
}
