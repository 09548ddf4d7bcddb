import {expect, type Page} from '@playwright/test';
import {logInByRequest} from '../support/account';
import {IS_FULL_MATRIX} from '../support/matrix';
import {PAGE_FILES, routeFile, routesAt} from '../support/route-table';
import {addByRequest} from '../support/shopper';
import {settled, test} from '../support/test';
import {ENGLISH, GERMAN, TONGUES} from '../support/texts';

/** Milliseconds after which a click that has led nowhere counts as broken. */
const PATIENCE_MS = 15_000;

/** A walk stops after this many broken links. */
const ENOUGH = 8;

/** What identifies the shown page for a visitor. */
interface ShownPage {
  /** Path and query. */
  readonly address: string;
  readonly language: string;
  readonly title: string;
  /** The main heading; `null` when there is none. */
  readonly heading: string | null;
}

/** What the browser shows now, or would show for a document at a URL. */
function shownPage(
  page: Page,
  loaded?: {readonly html: string; readonly address: string},
): Promise<ShownPage> {
  return page.evaluate((given) => {
    const shown = given
      ? new DOMParser().parseFromString(given.html, 'text/html')
      : document;
    const heading = shown.querySelector('main h1')?.textContent;
    const {pathname, search} = new URL(given?.address ?? location.href);
    return {
      address: pathname + search,
      language: shown.documentElement.lang,
      title: shown.title,
      heading: heading?.replace(/\s+/g, ' ') ?? null,
    };
  }, loaded);
}

/** Repeats a check until it passes, because the page may still be loading. */
const eventually = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await settled(page);
    await check();
  }).toPass({timeout: PATIENCE_MS, intervals: [50, 100, 250]});

/** A link as found on the page. */
interface FoundLink {
  /** The landmark or dialog that contains it, with its name. */
  readonly place: string;
  readonly href: string;
  readonly url: string;
  /** Its index among the links of the page with the same `href`. */
  readonly nth: number;
  /** In a closed disclosure. */
  readonly isFolded: boolean;
}

/** Lists the links that a mouse can reach: in the open dialog, else on the page. */
function findLinks(page: Page): Promise<FoundLink[]> {
  return page.evaluate(() => {
    const anyDialog = ':is(dialog[open], [role=dialog])';
    const landmarks = `${anyDialog}, nav, :is(header, footer):not(main *), main`;
    const titleOf = (element: Element) => {
      const id = element.getAttribute('aria-labelledby');
      const title = id
        ? document.getElementById(id)?.textContent
        : element.getAttribute('aria-label');
      return title ?? '';
    };
    const dialog = [...document.querySelectorAll(anyDialog)].findLast(
      (element) => element.checkVisibility(),
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    return links.flatMap((link, index) => {
      const landmark = link.closest(landmarks);
      // The skip link is for the keyboard.
      if (!landmark || link.target === '_blank' || link.download) return [];
      if (dialog && !dialog.contains(link)) return [];
      // Leads out of the site, to the checkout.
      if (link.relList.contains('nofollow')) return [];
      // Opens a dialog; see `from`.
      if (link.getAttribute('aria-haspopup') === 'dialog') return [];
      // A feed is no page.
      if (link.pathname.endsWith('.atom')) return [];
      const folded = link.closest('details:not([open])');
      const isVisible = link.checkVisibility({visibilityProperty: true});
      // Other links are for a wider or narrower window.
      if (!isVisible && !folded?.checkVisibility()) return [];
      const href = hrefs[index] ?? '';
      const inDialog = dialog ? `dialog ${titleOf(dialog)} ` : '';
      return [
        {
          place:
            landmark === dialog
              ? inDialog
              : `${inDialog}${landmark.localName} ${titleOf(landmark)}`,
          href,
          url: link.href,
          nth: hrefs.slice(0, index).filter((other) => other === href).length,
          isFolded: !isVisible,
        },
      ];
    });
  });
}

/** The id of the route at each path that was asked for; matching ranks all routes each time. */
const routes = new Map<string, string>();

/**
 * One visitor who clicks links of every kind: at least once from each place with links, and to each
 * route that they lead to. The full matrix also clicks, in the text of each page, a link to each
 * route.
 */
class LinkWalk {
  /** What was wrong, one line each. */
  readonly broken: string[] = [];
  /** Ids of the routes whose page was loaded to follow its links. */
  readonly starts = new Set<string>();
  /** Ids of the routes whose page a click led to, each with the first such URL. */
  readonly goals = new Map<string, string>();
  readonly #kinds = new Set<string>();
  /** Places from which a link was followed. */
  readonly #left = new Set<string>();
  /** Routes to which a link was followed and whose pages belong to one visitor. */
  readonly #reached = new Set<string>();
  readonly #loaded = new Map<string, ShownPage & {status: number}>();
  readonly #errors: string[] = [];
  #start = '';

  /** @param within a pattern that the URLs of links outside dialogs have to match. */
  constructor(
    private readonly page: Page,
    private readonly within = /^/,
  ) {
    page.on('pageerror', (error) => this.#errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#errors.push(`${message.text()} ${message.location().url}`);
    });
  }

  /** Loads a URL and follows every new kind of link on it, and in its dialogs. */
  async from(address: string): Promise<void> {
    this.#say(this.#start);
    this.#start = address;
    await this.page.goto(address);
    await settled(this.page);
    this.starts.add(this.#route(this.page.url()));
    this.#say(address);
    const words = await this.page.locator('body').innerText();
    const foreign = foreignWords(await shownPage(this.page));
    const mixed = foreign.filter((phrase) => words.includes(phrase));
    if (mixed.length > 0) this.broken.push(`${address}: ${mixed.join()}`);
    await this.followAll();
    const openers = this.page.locator('[aria-haspopup=dialog]');
    for (const opener of await openers.filter({visible: true}).all()) {
      const name = await opener.innerText();
      if (this.#isNew(name)) await this.followAll(() => opener.click());
    }
  }

  /** Walks from the pages that clicks have led to, including those found meanwhile. */
  async fromGoals(): Promise<void> {
    // Entries that are added meanwhile are visited as well.
    for (const [route, address] of this.goals) {
      if (this.starts.has(route) || !this.within.test(address)) continue;
      await this.from(address);
    }
  }

  /**
   * Follows every new kind of link on the page, each time returning with the browser's Back.
   * @param open shows the dialog with the links to follow.
   */
  async followAll(open?: () => Promise<void>): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    const closing = this.page.locator('[role=dialog][data-state=closed]');
    const prepare = async () => {
      await expect(closing).toHaveCount(0);
      if (!open || (await dialog.count()) > 0) return;
      await open();
      await expect(dialog).toBeVisible();
    };
    await prepare();
    for (;;) {
      const link = await this.#nextLink();
      if (!link) break;
      await this.#follow(link);
      await prepare();
    }
    if (!open) return;
    await this.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  /**
   * Does what leads to a URL, compares what is shown with what is loaded from it, and goes
   * back.
   * @param name of the action, for the list of problems.
   * @returns whether a dialog opened instead.
   */
  async reach(
    name: string,
    address: string,
    act: () => Promise<void>,
  ): Promise<boolean> {
    const {page} = this;
    const before = await shownPage(page);
    const way = `${before.address}: ${name} → ${address}`;
    const {status, ...loaded} = await this.#load(address);
    if (status !== 200) this.broken.push(`${way}: ${status}`);
    const place = await this.#placeInHistory();
    const dialog = page.getByRole('dialog');
    const dialogs = await dialog.count();
    let isOpened = false;
    await this.#note(way, async () => {
      await act();
      await eventually(page, async () => {
        isOpened = (await dialog.count()) > dialogs;
        if (!isOpened) expect(await shownPage(page)).toEqual(loaded);
      });
    });
    if (isOpened) return true;
    const route = this.#route(loaded.address);
    if (!this.goals.has(route)) this.goals.set(route, loaded.address);
    await this.#comeBack(way, before, place);
    return false;
  }

  async #nextLink(): Promise<FoundLink | undefined> {
    const {pathname, origin, href} = new URL(this.page.url());
    const links = await findLinks(this.page);
    return links.find(({url, place}) => {
      const goal = new URL(url);
      if (goal.origin !== origin || goal.href === href) return false;
      if (!place.startsWith('dialog') && !this.within.test(goal.pathname)) {
        return false;
      }
      const isSamePage = goal.hash !== '' && goal.pathname === pathname;
      const isOfPage = IS_FULL_MATRIX && place === 'main ';
      const from = isOfPage ? this.#route(href) : place;
      const to = isSamePage ? '#' : this.#route(url);
      return (
        this.#isNew(`${from} → ${to}`) &&
        this.#isWorthFollowing(from, to, this.#reachedLike(url))
      );
    });
  }

  /**
   * Whether no link was followed from there, or none leads there yet; any link in the full matrix.
   */
  #isWorthFollowing(from: string, to: string, reached: Set<string>): boolean {
    if (!IS_FULL_MATRIX && this.#left.has(from) && reached.has(to)) {
      return false;
    }
    this.#left.add(from);
    reached.add(to);
    return true;
  }

  /** The routes that count as reached for a page like the one at a URL. */
  #reachedLike(url: string): Set<string> {
    return PERSONAL.test(new URL(url).pathname) ? this.#reached : reachedForAll;
  }

  async #follow({href, nth, url, place, isFolded}: FoundLink): Promise<void> {
    const anchor = this.page.locator(`a[href="${href}"]`).nth(nth);
    const click = async () => {
      if (isFolded) {
        const folded = anchor.locator('xpath=ancestor::details[not(@open)]');
        await folded.first().locator('> summary').click({timeout: PATIENCE_MS});
      }
      await anchor.click({timeout: PATIENCE_MS});
    };
    const isOpened = await this.reach(place, url, click);
    if (!isOpened) return;
    // The page that the link leads to has not been shown yet.
    this.#reachedLike(url).delete(this.#route(url));
    await this.followAll(click);
  }

  async #comeBack(way: string, to: ShownPage, place: number): Promise<void> {
    const {page} = this;
    // Choices on a page replace it in the history, so Back leaves the page.
    if ((await this.#placeInHistory()) === place + 1) {
      await this.#note(`${way}, then Back`, async () => {
        await page.goBack();
        await eventually(page, async () =>
          expect(await shownPage(page)).toEqual(to),
        );
      });
    }
    const {pathname, search} = new URL(page.url());
    if (pathname + search !== to.address) await page.goto(to.address);
  }

  /**
   * What the same visitor gets when a URL is loaded as a document: requested once, with the
   * page's cookies, and parsed by the page's own parser, without a second page.
   */
  async #load(address: string): Promise<ShownPage & {status: number}> {
    const present = this.#loaded.get(address);
    if (present) return present;
    const response = await this.page.request.get(address, {
      headers: {Accept: 'text/html'},
      // A reused connection may have been closed meanwhile.
      maxRetries: 2,
    });
    const document = {html: await response.text(), address: response.url()};
    if (IS_FULL_MATRIX) {
      // To read the validators takes seconds.
      const {problemsOf} = await import('../support/page-validation');
      const problems = await problemsOf(document.html);
      this.broken.push(...problems.map((problem) => `${address}: ${problem}`));
    }
    // The parser is lost when its document is being left.
    const shown = await shownPage(this.page, document).catch(async () => {
      await settled(this.page);
      return shownPage(this.page, document);
    });
    const loaded = {...shown, status: response.status()};
    this.#loaded.set(address, loaded);
    return loaded;
  }

  /** The page's place in the browser's history, as Remix counts it. */
  #placeInHistory(): Promise<number> {
    return this.page.evaluate(() =>
      Number(Reflect.get(Object(history.state) as object, 'idx')),
    );
  }

  /** Id of the route at a URL. */
  #route(address: string): string {
    const {pathname} = new URL(address, this.page.url());
    const route = routes.get(pathname) ?? routesAt(pathname).at(-1) ?? pathname;
    routes.set(pathname, route);
    return route;
  }

  /** Whether no link of this kind was followed before in a window of this width. */
  #isNew(kind: string): boolean {
    const key = `${kind} at ${this.page.viewportSize()?.width}`;
    const isNew = !this.#kinds.has(key);
    this.#kinds.add(key);
    return isNew;
  }

  async #note(what: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.broken.push(`${what}: ${String(error)}`);
      if (this.broken.length >= ENOUGH) throw new Error(this.broken.join('\n'));
    }
    this.#say(what);
  }

  /** Records errors that the page did not show. */
  #say(what: string): void {
    // The browser logs the status of an error page that it was told to load, as a document or,
    // after Back, as Remix's data.
    const errors = this.#errors
      .splice(0)
      .filter(
        (error) => !error.replace(/\.data(\?.*)?$/, '').endsWith(this.#start),
      );
    this.broken.push(...errors.map((error) => `${what}: ${error}`));
  }
}

/** Long phrases of the other language that the page's own language does not have. */
function foreignWords({address}: ShownPage): string[] {
  const [own, other] = /^\/en(?:\/|$)/.test(address)
    ? [ENGLISH, GERMAN]
    : [GERMAN, ENGLISH];
  const ours = new Set(phrases(own.text));
  return phrases(other.text).filter(
    (phrase) => phrase.length > 12 && !/[{<]/.test(phrase) && !ours.has(phrase),
  );
}

function phrases(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === 'string') return [message];
    return typeof message === 'object' && message ? phrases(message) : [];
  });
}

// In one process: the last test adds up where the walks have been.
test.describe.configure({mode: 'serial'});

/** The walk begins on pages from which the router knows the fewest other routes. */
const STARTS = [
  '/blogs',
  '/collections/karten',
  '/collections',
  '/auth/recover?sent',
];

interface PageWithoutLink {
  path: string;
  why: string;
  /** A page that only the full matrix visits has a link to it. */
  isLinkedInFullMatrix?: true;
}

/**
 * Pages that no click on a link shows, by their files: a URL of each, and why.
 * `rehearsal.spec.ts` follows some, in stores that link to them.
 */
const WITHOUT_LINKS: Readonly<Record<string, PageWithoutLink>> = {
  '($locale).$.tsx': {path: '/nowhere', why: 'says that there is no such page'},
  '($locale).account.addresses.$number_.delete.tsx': {
    path: '/account/addresses/1/delete',
    why: 'a dialog where JavaScript runs',
  },
  '($locale).account_.$purpose.$id.$token.tsx': {
    path: '/account/reset/1/abc',
    why: 'opened from a mail',
  },
  '($locale).back-in-stock.tsx': {
    path: '/back-in-stock?variant=45600000030000',
    why: 'a dialog where JavaScript runs',
  },
  '($locale).blogs._index.tsx': {
    path: '/blogs',
    why: 'menus lead to a blog',
  },
  '($locale).cart_.$lines.tsx': {
    path: '/cart/404:1',
    why: 'leads to the checkout, or is opened from an advertisement',
  },
  '($locale).country.tsx': {
    path: '/country',
    why: 'a dialog where JavaScript runs; Americans find a link on the page of withdrawals',
    isLinkedInFullMatrix: true,
  },
  '($locale).discount.$code.ts': {
    path: '/discount/%20',
    why: 'opened from an advertisement; shows a page for an impossible code alone',
  },
  '($locale).docs._index.tsx': {
    path: '/docs',
    why: 'the manual has no cover',
  },
  '($locale).docs.search.tsx': {
    path: '/docs/search',
    why: 'a form leads there',
  },
  '($locale).legal.cookies.tsx': {
    path: '/legal/cookies',
    why: 'a dialog where JavaScript runs',
  },
  '($locale).newsletter.tsx': {
    path: '/newsletter',
    why: 'the form at the foot of every page leads there',
  },
  '($locale).policies.$handle.tsx': {
    path: '/policies/subscription-policy',
    why: 'the merchant of the local shop has written none',
  },
};

/** Of these, what leads elsewhere in a shop with one blog, a manual and no subscriptions. */
const REDIRECTS = [
  '($locale).blogs._index.tsx',
  '($locale).docs._index.tsx',
  '($locale).policies.$handle.tsx',
];

/** Paths whose pages look different to a customer with a cart. */
const PERSONAL = /\/(?:account|cart|search|wishlist)/;

const walks: LinkWalk[] = [];

/** Routes to which a walk has followed a link and whose page is the same for every visitor. */
const reachedForAll = new Set<string>();

for (const tongue of TONGUES) {
  const {code, prefix} = tongue;

  test.describe(`links lead to what their addresses show, ${code}`, () => {
    test.use({locale: code});
    // A bound for a hang, as in `playwright.config.ts`, for a hundred clicks.
    test.setTimeout(600_000);

    if (IS_FULL_MATRIX || tongue === GERMAN) {
      test('for a visitor at a desk @desktop', async ({page}) => {
        const walk = new LinkWalk(page);
        walks.push(walk);
        for (const start of STARTS) await walk.from(prefix + start);
        for (const {path} of Object.values(WITHOUT_LINKS)) {
          await walk.from(prefix + path);
        }
        await walk.fromGoals();
        expect(walk.broken).toEqual([]);
      });
    }

    if (IS_FULL_MATRIX || tongue === ENGLISH) {
      test.describe('on a phone', () => {
        test.use({viewport: {width: 360, height: 780}});

        test('for a customer with a cart @desktop', async ({page}) => {
          const walk = new LinkWalk(page, IS_FULL_MATRIX ? /^/ : PERSONAL);
          walks.push(walk);
          await logInByRequest(page, 'wiebke@example.com');
          await addByRequest(page, tongue, ['metarmap']);
          await walk.from(`${prefix}/account`);
          for (const {path} of Object.values(WITHOUT_LINKS)) {
            if (PERSONAL.test(path)) await walk.from(prefix + path);
          }
          await page.goto(`${prefix}/search`);
          await walk.reach('search', `${prefix}/search?q=map`, async () => {
            const field = page.getByRole('main').getByRole('searchbox');
            await field.fill('map');
            await field.press('Enter');
          });
          await walk.fromGoals();
          expect(walk.broken).toEqual([]);
        });
      });
    }
  });
}

test('every page is left and reached by links @desktop', () => {
  const filesOf = (ids: Iterable<string>) => new Set([...ids].map(routeFile));
  const starts = filesOf(walks.flatMap((walk) => [...walk.starts]));
  const goals = filesOf(walks.flatMap((walk) => [...walk.goals.keys()]));
  expect({
    neverLeft: PAGE_FILES.filter((file) => !starts.has(file)),
    neverReached: PAGE_FILES.filter((file) => !goals.has(file)),
  }).toEqual({
    neverLeft: REDIRECTS,
    neverReached: Object.entries(WITHOUT_LINKS)
      .filter(([, page]) => !(IS_FULL_MATRIX && page.isLinkedInFullMatrix))
      .map(([file]) => file),
  });
});
