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
 * in the part of it that a selector names. Where the page is light, its contrasts are
 * looked at in the dark as well: nothing else of it depends on the colours.
 */
export async function expectNoViolations(
  page: Page,
  within?: string,
): Promise<void> {
  // A link that loads a document has its address before its styles.
  await page.waitForLoadState('load');
  // Behind a dialog a heading is there, but for nobody.
  await expect(page.locator('h1')).toBeAttached();
  if (within) await expect(page.locator(within)).toBeVisible();
  const axe = () => {
    const builder = new AxeBuilder({page})
      // Without a page of its own for the results: no frame of another site is looked at.
      .setLegacyMode()
      .options({resultTypes: ['violations']});
    return within ? builder.include(within) : builder;
  };
  await expectNone(page, axe().withTags(RULES), within);
  if (
    await page.evaluate(
      () => matchMedia('(prefers-color-scheme: dark)').matches,
    )
  )
    return;
  await page.emulateMedia({colorScheme: 'dark'});
  // A colour on its way from one mode to the other has the contrast of neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
  await expectNone(
    page,
    axe().withRules('color-contrast'),
    `${within ?? ''} dark`,
  );
  await page.emulateMedia({colorScheme: 'light'});
}

async function expectNone(
  page: Page,
  axe: AxeBuilder,
  where = '',
): Promise<void> {
  const {violations} = await axe.analyze();
  const found = violations.map(({id, nodes}) => ({
    id,
    nodes: nodes.map(({html, failureSummary}) => ({html, failureSummary})),
  }));
  expect(found, `${page.url()} ${where}`).toEqual([]);
}
