import {expect} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {COLOR_MODES, IS_FULL_MATRIX} from '../support/matrix';
import {overflowOf} from '../support/browser';
import {test} from '../support/test';
import {alternately, onPhoneOnce, TONGUES} from '../support/texts';

/** One page of each kind: with a form, questions, disclosures, tables, and one of the manual. */
const KINDS = [
  '/faq',
  '/connect',
  '/contact',
  '/legal',
  '/legal/privacy',
  '/legal/revocation/withdraw',
  '/docs/metarmap-connect/interface',
];

/** Pages that differ from one of those only in their texts. */
const MORE = [
  '/legal/imprint',
  '/legal/revocation',
  '/legal/terms',
  '/legal/shipping',
  '/legal/accessibility',
  '/docs/first-steps',
  '/docs/metarmap-connect',
];

const PAGES = IS_FULL_MATRIX ? [...KINDS, ...MORE] : KINDS;

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;

  test.describe(`content in ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    for (const colorScheme of COLOR_MODES) {
      test(`no page is too wide, and axe finds nothing, ${colorScheme}`, async ({
        page,
        isMobile,
      }) => {
        test.setTimeout(240_000);
        await page.emulateMedia({colorScheme});
        for (const path of PAGES) {
          const response = await page.goto(prefix + path);
          expect(response?.status(), path).toBe(200);
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('main details')) {
              fold.setAttribute('open', '');
            }
          });
          // A phone shows the same elements, one below the other.
          if (!isMobile || IS_FULL_MATRIX) await expectNoViolations(page);
          expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
        }
      });
    }

    // The other language differs only in its words.
    if (!alternately().includes(tongue)) return;

    test('the manual begins with its first page and leads on', async ({
      page,
    }) => {
      await page.goto(`${prefix}/docs`);
      await expect(page).toHaveURL(`${prefix}/docs/first-steps`);
      const heading = page.getByRole('heading', {level: 1});
      const first = await heading.innerText();
      await page
        .getByRole('navigation', {name: text.content.neighbours})
        .getByRole('link', {name: text.content.next})
        .click();
      await expect(page).toHaveURL(`${prefix}/docs/hanging`);
      // The first page has a list of its headings, too.
      await expect(heading).not.toHaveText(first);
      await page
        .getByRole('navigation', {name: text.content.contents})
        .getByRole('link')
        .last()
        .click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/hanging#.+$`));
    });
  });
}
