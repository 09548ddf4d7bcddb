import {expect} from '@playwright/test';
import {PERSON} from '../support/person';
import {IS_FULL_MATRIX} from '../support/matrix';
import {overflowOf} from '../support/shown-page';
import {live, test} from '../support/test';
import {onPhoneOnce, TONGUES} from '../support/texts';

test.use({userAgent: PERSON});

/** The shop's own words for a frame that is not the first. */
const FRAME = {de: 'Nussbaum', en: 'Walnut'} as const;

const LARGE = '70 × 100 cm';

for (const {code, prefix, text} of TONGUES) {
  const {home, landing, stories} = text;

  test.describe(`landing pages in ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    test('the home page tells what the map is, how it gets onto the wall and what comes with it', async ({
      page,
    }) => {
      await page.goto(prefix || '/');
      for (const title of [
        landing.colors.title,
        landing.moments.title,
        landing.setup.title,
        home.featured.title,
        landing.questions.title,
        landing.closing.title,
      ]) {
        const heading = page.getByRole('heading', {level: 2, name: title});
        await expect(heading).toBeVisible();
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // Their links lead on without a new document.
      const closing = page.getByRole('region', {name: landing.closing.title});
      await live(page.getByRole('heading', {level: 1}));
      await page.evaluate(() => void Reflect.set(window, 'isSame', true));
      await closing.getByRole('link').click();
      await expect(page).toHaveURL(`${prefix}/metarmap#choose`);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    // Without JavaScript in one of the languages.
    const states = IS_FULL_MATRIX || code === 'en' ? [true, false] : [true];
    for (const javaScriptEnabled of states) {
      test.describe(
        javaScriptEnabled ? 'choosing' : 'choosing without JavaScript',
        () => {
          test.use({javaScriptEnabled});

          test('the call on the home page leads to the options of the map', async ({
            page,
          }) => {
            await page.goto(prefix || '/');
            const call = page
              .getByRole('link', {name: text.home.hero.buy})
              .first();
            // Nobody has to scroll for it.
            await expect(call).toBeInViewport({ratio: 1});
            await call.click();
            await expect(page).toHaveURL(
              new RegExp(`${prefix}/metarmap\\?variant=\\d+#choose$`),
            );
            await expect(
              page.getByRole('link', {name: FRAME[code]}),
            ).toBeInViewport();
          });

          test('a size chosen from the drawing is the one that is bought', async ({
            page,
          }) => {
            await page.goto(`${prefix}/metarmap`);
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
            await expect(page).toHaveURL(/\?variant=\d+$/);
            await expect(
              page.getByRole('group').getByRole('link', {name: LARGE}),
            ).toHaveAttribute('aria-current', 'true');
          });
        },
      );
    }

    test('no script has the texts of the sections @desktop', async ({page}) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          scripts.push(response.text().catch(() => ''));
        }
      });
      await page.goto(prefix || '/');
      const all = (await Promise.all(scripts)).join('');
      expect(all.length).toBeGreaterThan(100_000);
      expect(all).not.toContain(stories.usEastCoast.noon);
      expect(all).not.toContain(landing.colors.lead);
    });
  });
}
