import {expect, type Page} from '@playwright/test';

/** What a visitor can tell a page by. */
export interface ShownPage {
  /** Path and query. */
  readonly address: string;
  readonly language: string;
  readonly title: string;
  /** The main heading; `null` when there is none. */
  readonly heading: string | null;
}

/** What a browser shows when it loads an address, and the status it gets. */
export interface LoadedPage extends ShownPage {
  readonly status: number;
}

/** The part of Remix's router in the browser that says whether it is done. */
interface Router {
  readonly state: {
    readonly navigation: {readonly state: string};
    readonly revalidation: string;
    readonly fetchers: ReadonlyMap<string, {readonly state: string}>;
  };
}

/** Waits until nothing is under way: no document, no navigation, no form. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const router = Reflect.get(window, '__remixRouter') as Router | undefined;
    if (document.readyState !== 'complete' || !router) return false;
    const {navigation, revalidation, fetchers} = router.state;
    return (
      navigation.state === 'idle' &&
      revalidation === 'idle' &&
      [...fetchers.values()].every(({state}) => state === 'idle')
    );
  });
}

/** What the browser shows now. */
export function shownPage(page: Page): Promise<ShownPage> {
  return page.evaluate(() => ({
    address: location.pathname + location.search,
    language: document.documentElement.lang,
    title: document.title,
    heading:
      document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ') ??
      null,
  }));
}

/** Waits until a check of a page that is on its way passes. */
export const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({timeout: 15_000, intervals: [50, 100, 250]});

/** Waits until nothing is under way and the page shows what it should. */
export const expectShown = (page: Page, wanted: ShownPage) =>
  eventually(async () => {
    await settled(page);
    expect(await shownPage(page)).toEqual(wanted);
  });

/**
 * What the same visitor gets when the address is loaded as a document: asked for
 * with the page's cookies and read by the page's parser, without a second page.
 */
export async function loadedPage(
  page: Page,
  address: string,
): Promise<LoadedPage> {
  const response = await page.request.get(address, {
    headers: {Accept: 'text/html'},
    // A reused connection may have been closed meanwhile.
    maxRetries: 2,
  });
  const html = await response.text();
  const parse = () =>
    page.evaluate((text) => {
      const loaded = new DOMParser().parseFromString(text, 'text/html');
      return {
        language: loaded.documentElement.lang,
        title: loaded.title,
        heading:
          loaded.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ') ??
          null,
      };
    }, html);
  // A document that is being left takes the parser with it.
  const parts = await parse().catch(async () => {
    await settled(page);
    return parse();
  });
  const {pathname, search} = new URL(response.url());
  return {status: response.status(), address: pathname + search, ...parts};
}

/** Lists what goes wrong in a page without being shown, from now on. */
export function silentErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(`${message.text()} ${message.location().url}`);
    }
  });
  return errors;
}

/**
 * Pixels by which a page is wider than its window. A phone's `innerWidth` grows with the
 * page, so the width is the one that the test has set.
 */
export async function overflowOf(page: Page): Promise<number> {
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  return shown - (page.viewportSize()?.width ?? 0);
}
