import {expect} from '@playwright/test';
import {expectContrast, expectNoViolations} from '../support/axe';
import {withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

/** A word of the manual as visitors type it, without umlauts or its ending. */
const TYPED = {
  de: {term: 'duebel', hit: 'Dübel', path: '/docs/hanging'},
  en: {term: 'drywal', hit: 'Drywall', path: '/docs/hanging'},
} as const;

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {manual: search} = text.map;
  const {term, hit, path} = TYPED[code];

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('the manual’s search leads to the section with a word', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const found = main.getByRole('status');
      await page.goto(`${prefix}/docs/first-steps`);
      await page.getByRole('searchbox', {name: search.label}).fill(term);
      await page
        .getByRole('search', {name: search.label})
        .getByRole('button', {name: search.submit})
        .click();
      await expect(page).toHaveURL(`${prefix}/docs/search?q=${term}`);
      await expect(page).toHaveTitle(new RegExp(`${term}.*METARmap`));
      await expect(found).toContainText(term);
      if (javaScriptEnabled) await expectNoViolations(page);
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

      // Without a result it says so, and shows what was typed as text.
      const typed = '<img onerror=qwrtz()> &quot; xyzzy';
      await page.goto(`${prefix}/docs/search?q=${encodeURIComponent(typed)}`);
      await expect(found).toContainText(typed);
      await expect(
        page.getByRole('searchbox', {name: search.label}),
      ).toHaveValue(typed);
      await expect(
        main.getByRole('link', {name: /FAQ|Fragen|questions/}),
      ).toBeVisible();
      expect(await page.locator('main img').count()).toBe(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex',
      );
      if (javaScriptEnabled) {
        await expectNoViolations(page);
        await page.goto(`${prefix}/docs/search`);
        await expectContrast(page, 'main');
      }
    });
  });
}
