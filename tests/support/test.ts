import {existsSync, readFileSync, statSync} from 'node:fs';
import {
  expect,
  test as base,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test';
import {STOREFRONTS_LOG} from './storefronts';

/** The same as Playwright's timeout for actions in these tests. */
const HYDRATION_TIMEOUT_MS = 15_000;

/** Playwright's own way, a look with every frame, has the browser paint while it hydrates. */
const POLLING_MS = 30;

/**
 * Whether React has hydrated every control of the page; runs in the browser. HTML that React was
 * given as text (`dangerouslySetInnerHTML`) is left out: it never gets handlers, or only when it is
 * scrolled to.
 */
export function isHydrated(): boolean {
  // It is part of the HTML: a page that ends without it has no JavaScript of Remix.
  if (!('__remixContext' in window)) {
    return document.readyState !== 'loading';
  }
  // React gives elements their props while it renders; before it commits, the
  // root of the document still counts as dehydrated.
  const container = Object.keys(document).find((name) =>
    name.startsWith('__reactContainer$'),
  );
  const root = container
    ? (
        Reflect.get(document, container) as {
          stateNode: {
            current: {memoizedState: {isDehydrated?: boolean} | null};
          };
        }
      ).stateNode.current.memoizedState
    : null;
  if (root?.isDehydrated !== false) return false;
  const propsOf = (element: Element): unknown => {
    const key = Object.keys(element).find((name) =>
      name.startsWith('__reactProps$'),
    );
    return key === undefined ? undefined : Reflect.get(element, key);
  };
  const isInGivenHtml = (element: Element): boolean => {
    let parent = element.parentElement;
    while (parent && propsOf(parent) === undefined) {
      parent = parent.parentElement;
    }
    const props = parent && propsOf(parent);
    return (
      typeof props === 'object' &&
      props !== null &&
      'dangerouslySetInnerHTML' in props
    );
  };
  return [...document.querySelectorAll('body :is(a, button, form)')].every(
    (control) => propsOf(control) !== undefined || isInGivenHtml(control),
  );
}

/**
 * Waits until React has hydrated every control of the page. Before that, a click works as without
 * JavaScript, which is right for a visitor but makes a test of the page's JavaScript depend on the
 * machine's speed.
 */
export async function hydrated(page: Page | Frame): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, {
    timeout: HYDRATION_TIMEOUT_MS,
    polling: POLLING_MS,
  });
}

/** The part of Remix's router in the browser that tells whether a navigation is in progress. */
interface Router {
  readonly state: {
    readonly navigation: {readonly state: string};
    readonly revalidation: string;
    readonly fetchers: ReadonlyMap<string, {readonly state: string}>;
  };
}

/**
 * Waits until a page with JavaScript is not loading a document, navigating or submitting a form.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const router = Reflect.get(window, '__remixRouter') as Router | undefined;
      if (document.readyState !== 'complete' || !router) return false;
      const {navigation, revalidation, fetchers} = router.state;
      return (
        navigation.state === 'idle' &&
        revalidation === 'idle' &&
        [...fetchers.values()].every(({state}) => state === 'idle')
      );
    },
    undefined,
    {polling: POLLING_MS},
  );
}

interface Options {
  /**
   * Whether the visitor has already decided in the banner; the stories of consent begin without.
   */
  hasDeclined: boolean;
}

/** Chromium's message about a file or a style element that the policy blocks. */
const REFUSED =
  /^(?:Applying inline style|Loading the (?:script|stylesheet|font)) .*violates the following Content Security Policy/;

/** What the banner's "necessary only" stores (`app/lib/consent/consent-state.ts`). */
const DECLINED = {
  consent_given: 'true',
  consent_enabled: 'session~cart~language~consent',
};

/** Characters of a log that a failed test shows. */
const LOG_LENGTH = 6000;

/** Prints the end of a server's log if the test has failed; one that passes may expect its errors. */
export function showLogOfFailure(log: () => string): void {
  const {status, expectedStatus} = base.info();
  if (status !== expectedStatus) console.error(log().slice(-LOG_LENGTH));
}

/**
 * Playwright's `test`, whose pages are ready to be used when they are opened. Its visitors have
 * declined optional cookies, so that no banner covers a page. In every test, no script, style or
 * font of a page may violate its content security policy. A test that fails shows what the
 * storefronts logged meanwhile, for tests that run at the same time as well.
 */
export const test = base.extend<Options & {storefrontsLog: undefined}>({
  hasDeclined: [true, {option: true}],
  storefrontsLog: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it names
    async ({}, provide) => {
      const size =
        statSync(STOREFRONTS_LOG, {throwIfNoEntry: false})?.size ?? 0;
      await provide(undefined);
      // Another run of Playwright in this directory removes the file. The failure's own reason is
      // worth more than the log.
      showLogOfFailure(() =>
        existsSync(STOREFRONTS_LOG)
          ? readFileSync(STOREFRONTS_LOG).toString('utf8', size)
          : `There is no ${STOREFRONTS_LOG}.`,
      );
    },
    {auto: true},
  ],
  context: async ({context, baseURL, hasDeclined}, provide) => {
    if (hasDeclined && baseURL) {
      await context.addCookies(
        Object.entries(DECLINED).map(([name, value]) => ({
          name,
          value,
          url: baseURL,
        })),
      );
    }
    // Where the loopback is the only network, browsers report that they are offline, and
    // `OfflineNotice` holds back what loads a document.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', {get: () => true});
    });
    await provide(context);
  },
  page: async ({page, javaScriptEnabled}, provide) => {
    const broken: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (REFUSED.test(text)) broken.push(text);
    });
    if (javaScriptEnabled !== false) {
      const goto = page.goto.bind(page);
      const reload = page.reload.bind(page);
      page.goto = async (...parameters) => {
        const response = await goto(...parameters);
        await hydrated(page);
        return response;
      };
      page.reload = async (...parameters) => {
        const response = await reload(...parameters);
        await hydrated(page);
        return response;
      };
    }
    await provide(page);
    expect(broken).toEqual([]);
  },
});

/**
 * Scrolls to one control or part of the page and waits until React has hydrated it.
 */
export async function live(control: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      // In one step: the element is replaced when its code arrives.
      control.evaluate((element) => {
        element.scrollIntoView({block: 'nearest'});
        return Object.keys(element).some((name) =>
          name.startsWith('__reactProps$'),
        );
      }),
    )
    .toBe(true);
  return control;
}
