import {expect, type Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

/** The rules of WCAG 2.2 A and AA that a machine can check, and axe's further advice. */
const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** A page without header and footer: `accessibility.spec.ts` checks these. */
const WITHOUT_SHELL = {
  include: [['html']],
  exclude: [['header:not(main *)'], ['footer:not(main *)']],
};

/** Loads axe into the document, which may have it already: to start it takes as long as to use it. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
}

/**
 * Expects axe to find no violation between header and footer, once the page's heading is there, or in the
 * part that a selector names. On a light page it also checks the contrasts in dark mode: only they depend on
 * the colours.
 */
export async function expectNoViolations(
  page: Page,
  within?: string,
): Promise<void> {
  // A link to a document changes the URL before the styles are loaded.
  await page.waitForLoadState('load');
  // A dialog hides the heading behind it.
  await expect(page.locator('h1')).toBeAttached();
  if (within) await expect(page.locator(within)).toBeVisible();
  await loadAxe(page);
  const context = within ?? WITHOUT_SHELL;
  await expectNone(page, context, RULES);
  if (
    await page.evaluate(
      () => matchMedia('(prefers-color-scheme: dark)').matches,
    )
  )
    return;
  // During a transition between the modes, a colour has the contrast of neither.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(still);
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await expectNone(page, context, ['color-contrast']);
  await page.emulateMedia({colorScheme: 'light'});
  await page.evaluate(() => {
    // Styles the page in the light mode before transitions are back.
    void document.body.offsetHeight;
    document.adoptedStyleSheets.pop();
  });
}

/**
 * Expects enough contrast in a part of a page that axe has seen at another width or in another
 * state: its elements are the same, but their colours or sizes may differ.
 */
export async function expectContrast(
  page: Page,
  within: string,
): Promise<void> {
  await page.waitForLoadState('load');
  await expect(page.locator(within)).toBeVisible();
  await loadAxe(page);
  await expectNone(page, within, ['color-contrast']);
}

async function expectNone(
  page: Page,
  context: string | typeof WITHOUT_SHELL,
  runOnly: readonly string[],
): Promise<void> {
  const violations = await page.evaluate(
    async ([given, tagsOrRules]) => {
      const options: RunOptions = {
        runOnly: [...tagsOrRules],
        // Frames contain other sites.
        iframes: false,
        // Describing the rules that passed is slow.
        resultTypes: ['violations'],
      };
      return (await axe.run(given, options)).violations;
    },
    [context, runOnly] as const,
  );
  const found = violations.map(({id, nodes}) => ({
    id,
    nodes: nodes.map(({html, failureSummary}) => ({html, failureSummary})),
  }));
  const part = JSON.stringify(context);
  expect(found, `${page.url()} ${part}: ${runOnly.join()}`).toEqual([]);
}
