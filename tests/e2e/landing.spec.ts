import {expect} from '@playwright/test';
import {overflowOf} from '../support/browser';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {withAndWithoutJavaScript} from '../support/stories';
import {live, test} from '../support/test';
import {ENGLISH, GERMAN, TONGUES} from '../support/texts';

/** The shop’s name of the larger size. */
const LARGE = '70 × 100 cm';

for (const tongue of TONGUES) {
  const {prefix, text} = tongue;
  const {home, landing, questions} = text;

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('the home page explains the map, its call to action leads to the top of the map’s page, and a size chosen there from the drawing is the one that is bought', async ({
      page,
    }) => {
      await page.goto(prefix || '/');
      for (const title of [
        landing.colors.title,
        landing.moments.title,
        landing.setup.title,
        home.featured.title,
        questions.title,
        landing.closing.title,
      ]) {
        const heading = page.getByRole('heading', {level: 2, name: title});
        await expect(heading).toBeVisible();
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const closing = page.getByRole('region', {name: landing.closing.title});
      await expect(closing.getByRole('link')).toHaveAttribute(
        'href',
        `${prefix}/metarmap`,
      );
      const call = page.getByRole('link', {name: text.map.hero.buy}).first();
      // It is visible without scrolling.
      await expect(call).toBeInViewport({ratio: 1});
      if (javaScriptEnabled) {
        await live(page.getByRole('heading', {level: 1}));
        // The sections are given as HTML, but their links lead on without a new document.
        await page.evaluate(() => void Reflect.set(window, 'isSame', true));
        await closing.getByRole('link').click();
        await expect(page).toHaveURL(`${prefix}/metarmap`);
        expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
        await page.goBack();
      }
      await call.click();
      await expect(page).toHaveURL(
        new RegExp(`${prefix}/metarmap\\?variant=\\d+$`),
      );
      await expect(
        page.getByRole('heading', {level: 1, name: 'METARmap'}),
      ).toBeInViewport();
      await expect(page.locator('.gallery')).toBeInViewport();

      const bought = new URL(page.url()).search;
      const sizes = page.getByRole('region', {name: landing.sizes.title});
      if (javaScriptEnabled) {
        await live(page.getByRole('heading', {level: 1}));
      }
      await expect(
        sizes.getByRole('img', {name: landing.sizes.drawing}),
      ).toBeVisible();
      const large = sizes.getByRole('listitem').filter({hasText: LARGE});
      await large.getByRole('link', {name: landing.sizes.choose}).click();
      await expect(large).toContainText(landing.sizes.chosen);
      await expect(page).toHaveURL(
        (url) => /^\?variant=\d+$/.test(url.search) && url.search !== bought,
      );
      await expect(
        page.getByRole('group').getByRole('link', {name: LARGE}),
      ).toHaveAttribute('aria-current', 'true');
    });

    test('the data sheet and the questions, which a phone folds, open for their links, for a link from elsewhere, and for Back; a wider window shows them and the table of versions', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(`${prefix}/metarmap`);
      const sheet = page.locator('#data');
      const asked = page.locator('#questions');
      await expect(sheet).toBeHidden();
      await expect(asked).toBeHidden();
      const {label, names} = text.product.sections;
      const sections = page.getByRole('navigation', {name: label});
      await sections.getByRole('link', {name: names.questions}).click();
      await expect(asked).toBeInViewport();
      await sections.getByRole('link', {name: names.data}).click();
      await expect(sheet).toBeInViewport();
      await expect(
        page.getByRole('heading', {name: text.product.sections.data.title}),
      ).toBeInViewport({ratio: 1});

      // Without JavaScript, browsers show the page as it was left.
      if (javaScriptEnabled) {
        // On a little from where the link has led. Playwright's click would scroll to what it clicks.
        const home = page.getByRole('banner').getByRole('link').first();
        const top = await home.evaluate((link: HTMLElement) => {
          scrollBy({top: 400, behavior: 'instant'});
          link.click();
          return scrollY;
        });
        await expect(page).toHaveURL(new RegExp(`${prefix || '/'}$`));
        await page.goBack();
        await expect
          .poll(async () =>
            Math.abs((await page.evaluate(() => scrollY)) - top),
          )
          // Without their pictures, sections above are not always as high.
          .toBeLessThan(150);
      }

      await page.goto(`${prefix}/products/metarmap#data`);
      await expect(sheet).toBeInViewport();

      await page.setViewportSize({width: 1366, height: 768});
      await page.goto(`${prefix}/metarmap`);
      await expect(sheet).toBeVisible();
      // Its drawing has the map's chart.
      await expect(sheet.getByRole('img')).toHaveCSS('background-image', /url/);
      await expect(
        page.getByRole('heading', {name: text.product.sections.data.title}),
      ).toHaveCount(1);
      await expect(
        page.getByRole('region', {name: text.product.sections.compare.table}),
      ).toBeVisible();
      await expect(asked).toBeVisible();
    });
  });
}

test.describe('in German, whose names are longer', () => {
  test.use({locale: 'de'});

  test('the regions above the map are in one line before their font is there, too, so that nothing moves @phone', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    const regions = page.getByRole('list', {
      name: GERMAN.text.map.hero.regions,
    });
    const tops = await regions
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().top),
      );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });
});

test('on a tablet held upright the map hangs below the words, with its report across the page @desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 768, height: 1024});
  await page.goto('/en');
  const box = async (part: string) =>
    (await page.locator(part).first().boundingBox()) ?? {
      x: NaN,
      y: NaN,
      width: NaN,
      height: NaN,
    };
  const words = await box('.live-map-neighbour');
  // The words beside the first line do not push the next one away.
  const headline = await box('h1');
  expect((await box('h1 + p')).y - headline.y - headline.height).toBeLessThan(
    30,
  );
  const report = await box('.live-map-report');
  expect((await box('.live-map-chart')).y).toBeGreaterThan(
    words.y + words.height,
  );
  expect(report.x).toBeCloseTo(words.x, 0);
  expect(report.width).toBeCloseTo(words.width, 0);
});

test(`the picture of the room is whole in every window, with its line below it ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/en');
  const figure = page.getByRole('figure').first();
  const picture = figure.getByRole('img');
  await expect(figure).toContainText(ENGLISH.text.landing.room.title);
  for (const width of [390, 1366, 1600, 2560]) {
    await page.setViewportSize({width, height: 900});
    const shapes = await picture.evaluate((image: HTMLImageElement) => ({
      own:
        Number(image.getAttribute('width')) /
        Number(image.getAttribute('height')),
      shown: image.clientWidth / image.clientHeight,
    }));
    expect(shapes.shown, `${width}`).toBeCloseTo(shapes.own, 1);
    // Read in one step: a font that arrives in between would move the line.
    const space = await figure.evaluate((element) => {
      const edge = (selector: string, side: 'top' | 'bottom') =>
        element.querySelector(selector)?.getBoundingClientRect()[side] ?? NaN;
      return edge('figcaption', 'top') - edge('img', 'bottom');
    });
    expect(space).toBeGreaterThanOrEqual(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});
