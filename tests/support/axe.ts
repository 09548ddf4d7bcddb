import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** WCAG 2.2 A and AA as far as a machine can tell, and what axe advises beyond. */
const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * Expects axe to find nothing on the page as it is, once its heading is there, or
 * in the part of it that a selector names.
 */
export async function expectNoViolations(
  page: Page,
  within?: string,
): Promise<void> {
  // A link that loads a document has its address before its styles.
  await page.waitForLoadState('load');
  // Behind a dialog a heading is there, but for nobody.
  await expect(page.locator('h1')).toBeAttached();
  const axe = new AxeBuilder({page}).withTags(RULES);
  if (within) {
    await expect(page.locator(within)).toBeVisible();
    axe.include(within);
  }
  const {violations} = await axe.analyze();
  const found = violations.map(({id, nodes}) => ({
    id,
    nodes: nodes.map(({html, failureSummary}) => ({html, failureSummary})),
  }));
  expect(found, `${page.url()} ${within ?? ''}`).toEqual([]);
}
