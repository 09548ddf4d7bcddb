import {expect} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {PERSON} from '../support/person';
import {COLOR_MODES, IS_FULL_MATRIX} from '../support/matrix';
import {test} from '../support/test';
import {onPhoneOnce, TONGUES} from '../support/texts';

test.use({userAgent: PERSON});

/** A word of the manual, as visitors type it without umlauts or its end. */
const TYPED = {
  de: {term: 'duebel', hit: 'Dübel', path: '/docs/hanging'},
  en: {term: 'plasterb', hit: 'Plasterboard', path: '/docs/hanging'},
} as const;

for (const {code, prefix, text} of TONGUES) {
  const {search} = text.content;
  const {term, hit, path} = TYPED[code];

  test.describe(`search in the manual in ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    // Without JavaScript in one of the languages.
    const states = IS_FULL_MATRIX || code === 'en' ? [true, false] : [true];
    for (const javaScriptEnabled of states) {
      test.describe(
        javaScriptEnabled ? 'with scripts' : 'without JavaScript',
        () => {
          test.use({javaScriptEnabled});

          test('leads from a page of the manual to the place that a word is in', async ({
            page,
          }) => {
            await page.goto(`${prefix}/docs/first-steps`);
            await page.getByRole('searchbox', {name: search.label}).fill(term);
            await page
              .getByRole('search', {name: search.label})
              .getByRole('button', {name: search.submit})
              .click();
            await expect(page).toHaveURL(`${prefix}/docs/search?q=${term}`);
            await expect(page).toHaveTitle(new RegExp(`${term}.*METARmap`));
            await expect(
              page.getByRole('main').getByRole('status'),
            ).toContainText(term);
            await expect(
              page.locator('main ol li').filter({hasText: hit}).first(),
            ).toBeVisible();
            const link = page.locator(`main ol a[href^="${prefix}${path}#"]`);
            await link.first().click();
            await expect(page).toHaveURL(new RegExp(`${prefix}${path}#.+$`));
            const {hash} = new URL(page.url());
            await expect(
              page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`),
            ).toBeInViewport();
          });
        },
      );
    }

    test('says so when there is nothing, and shows what was typed as text', async ({
      page,
    }) => {
      const typed = '<img onerror=qwrtz()> &quot; xyzzy';
      await page.goto(`${prefix}/docs/search?q=${encodeURIComponent(typed)}`);
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        typed,
      );
      await expect(
        page.getByRole('searchbox', {name: search.label}),
      ).toHaveValue(typed);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', {name: /FAQ|Fragen|questions/}),
      ).toBeVisible();
      expect(await page.locator('main img').count()).toBe(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex',
      );
    });

    for (const colorScheme of COLOR_MODES) {
      test(`axe finds nothing, ${colorScheme} @desktop`, async ({page}) => {
        await page.emulateMedia({colorScheme});
        for (const query of [`?q=${term}`, '?q=xyzzy', '']) {
          await page.goto(`${prefix}/docs/search${query}`);
          await expectNoViolations(page);
        }
      });
    }
  });
}
