import {devices, type Page} from '@playwright/test';
import {findChromium} from '../../scripts/chromium';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A tab that a click opens sends its first request before it has the user agent of its context,
  // and `HeadlessChrome` counts as a bot.
  `--user-agent=${devices['Desktop Chrome'].userAgent}`,
];

const executablePath = findChromium() ?? undefined;

/**
 * How Chromium starts for most tests. They look at no pictures, so resizing and decoding
 * them would be wasted.
 */
export const WITHOUT_PICTURES = {
  executablePath,
  args: [...ARGUMENTS, '--blink-settings=imagesEnabled=false'],
};

/** How Chromium starts for tests with pictures: `test.use({launchOptions: …})` in their file. */
export const WITH_PICTURES = {executablePath, args: ARGUMENTS};

/**
 * Pixels by which a page is wider than its window. A phone's `innerWidth` grows with the
 * page, so the width is the one that the test has set.
 */
export async function overflowOf(page: Page): Promise<number> {
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  return shown - (page.viewportSize()?.width ?? 0);
}
