import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects axe to find nothing on the page as it is, once its heading is there. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
  expect(violations.map(({id, nodes}) => [id, nodes[0]?.html])).toEqual([]);
}
