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

/** A page without header and footer: a test checks these once, on its first page. */
const WITHOUT_SHELL = {
  include: [['html']],
  exclude: [['header:not(main *)'], ['footer:not(main *)']],
};

const withSeenShell = new WeakSet<Page>();

/**
 * Expects axe to find nothing on the page as it is, once its heading is there, or
 * in the part of it that a selector names. Where the page is light, its contrasts are
 * looked at in the dark as well: nothing else of it depends on the colours.
 */
export async function expectNoViolations(
  page: Page,
  within?: string,
): Promise<void> {
  // A link that loads a document has its address before its styles.
  await page.waitForLoadState('load');
  // Behind a dialog a heading is there, but hidden.
  await expect(page.locator('h1')).toBeAttached();
  if (within) await expect(page.locator(within)).toBeVisible();
  await page.evaluate(axe.source);
  const whole = withSeenShell.has(page) ? WITHOUT_SHELL : 'html';
  const context = within ?? whole;
  if (!within) withSeenShell.add(page);
  await expectNone(page, context, RULES);
  if (
    await page.evaluate(
      () => matchMedia('(prefers-color-scheme: dark)').matches,
    )
  )
    return;
  // A colour on its way from one mode to the other has the contrast of neither.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(still);
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await expectNone(page, context, ['color-contrast']);
  await page.emulateMedia({colorScheme: 'light'});
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
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
        // Frames are of other sites.
        iframes: false,
        // What passed is slow to describe.
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
