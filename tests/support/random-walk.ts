import {expect, type CDPSession, type Page} from '@playwright/test';
import {logIn, PASSWORD} from './account';
import {readCart} from './cart-client';
import {
  eventually,
  expectShown,
  loadedPage,
  settled,
  silentErrors,
} from './shown-page';
import {hydrated} from './test';
import {ENGLISH, GERMAN, type Tongue} from './texts';

/** A customer whose account no other test uses. */
export interface Walker {
  readonly email: string;
  /** A word that is nowhere on a page but where the customer is shown. */
  readonly lastName: string;
}

interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly errors: readonly string[];
}

/**
 * A visitor with two tabs who does anything, in an order that a seed decides, and
 * looks after each step whether the page is as it should be.
 */
export class RandomWalk {
  readonly #tabs: Tab[] = [];
  readonly #random: () => number;
  /** What was done, for the message of a failure. */
  readonly #done: string[] = [];
  #current = 0;
  #isSignedIn = false;
  /** The language that was chosen last, in any tab. */
  #chosen: Tongue | null = null;

  constructor(
    seed: number,
    private readonly walker: Walker,
    private readonly shopOrigin: string,
  ) {
    this.#random = randomNumbers(seed);
  }

  /** Takes a page as the next tab. */
  async open(page: Page, path: string): Promise<void> {
    const cdp = await page.context().newCDPSession(page);
    this.#tabs.push({page, cdp, errors: silentErrors(page)});
    await load(page, path);
  }

  /** @throws with all steps so far when one of them does not leave a page as it should be. */
  async take(steps: number): Promise<void> {
    const actions = [
      this.#followLink,
      this.#followLink,
      this.#followLink,
      () => this.#step(-1),
      () => this.#step(-1),
      () => this.#step(1),
      this.#reload,
      this.#changeLanguage,
      this.#addToCart,
      this.#changeQuantity,
      this.#changeLogin,
      this.#typeText,
      this.#changeTab,
    ];
    try {
      for (let step = 0; step < steps; step += 1) {
        await this.#pick(actions).call(this);
        await this.#expectAllWell();
      }
    } catch (error) {
      throw new Error(this.#done.join('\n'), {cause: error});
    }
  }

  get #page(): Page {
    const tab = this.#tabs[this.#current];
    if (!tab) throw new Error('No tab is open.');
    return tab.page;
  }

  get #tongue(): Tongue {
    const {pathname} = new URL(this.#page.url());
    return /^\/en(?:\/|$)/.test(pathname) ? ENGLISH : GERMAN;
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }

  #say(what: string): void {
    this.#done.push(`tab ${this.#current}, ${this.#page.url()}: ${what}`);
  }

  async #followLink(): Promise<void> {
    const page = this.#page;
    const hrefs = await page.evaluate(() => {
      const links =
        document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
      return [...links].flatMap((link) =>
        link.checkVisibility({visibilityProperty: true}) &&
        !link.target &&
        !link.download &&
        !link.relList.contains('nofollow') &&
        !link.hasAttribute('aria-haspopup') &&
        !link.closest('svg, details:not([open])') &&
        !/\/(?:cart|search|cookies|delete)$|#/.test(link.href)
          ? [link.getAttribute('href') ?? '']
          : [],
      );
    });
    const href = this.#pick([...new Set(hrefs)]);
    this.#say(`follows ${href}`);
    const link = page.locator(`a[href="${href}"]`).filter({visible: true});
    await link.last().click({timeout: 15_000});
    await this.#arrive(href);
  }

  /** Goes back or forward, where there is somewhere to go. */
  async #step(by: -1 | 1): Promise<void> {
    const cdp = this.#tabs[this.#current]?.cdp;
    const history = await cdp?.send('Page.getNavigationHistory');
    const goal = history?.entries[history.currentIndex + by]?.url;
    if (!goal || !goal.startsWith('http')) return;
    this.#say(`goes ${by} to ${goal}`);
    if (by < 0) await this.#page.goBack();
    else await this.#page.goForward();
    await this.#arrive(goal);
  }

  async #reload(): Promise<void> {
    this.#say('reloads');
    await this.#page.reload();
    await hydrated(this.#page);
  }

  async #changeLanguage(): Promise<void> {
    const other = this.#tongue === GERMAN ? ENGLISH : GERMAN;
    this.#say(`changes the language to ${other.code}`);
    const page = this.#page;
    const selector = page
      .getByRole('contentinfo')
      .locator('summary, button[role=combobox]');
    await selector.click();
    await page
      .getByRole('option', {name: other === GERMAN ? 'Deutsch' : 'English'})
      .click();
    await expect.poll(() => this.#tongue).toBe(other);
    this.#chosen = other;
    await page.waitForLoadState('load');
    await hydrated(page);
  }

  async #addToCart(): Promise<void> {
    const {prefix, text} = this.#tongue;
    const page = this.#page;
    const path = `${prefix}/products/${this.#pick(['metarmap', 'metarmap-mini'])}`;
    this.#say(`adds ${path}`);
    await load(page, path);
    await page
      .getByRole('main')
      .getByRole('button', {name: text.product.add, exact: true})
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await this.#expectCart();
    await this.#closePanel();
  }

  async #changeQuantity(): Promise<void> {
    const {text} = this.#tongue;
    const page = this.#page;
    await page
      .getByRole('banner')
      .locator('a[href$="/cart"]')
      .filter({visible: true})
      .click();
    const panel = page.getByRole('dialog', {name: text.cart.yourCart});
    await expect(panel).toBeVisible();
    await settled(page);
    const name = this.#pick([
      text.cart.quantity.more,
      text.cart.quantity.more,
      text.cart.quantity.fewer,
    ]);
    const buttons = panel.getByRole('button', {name, disabled: false});
    const count = await buttons.count();
    if (count > 0) {
      this.#say(name);
      await buttons.nth(Math.floor(this.#random() * count)).click();
    }
    await this.#expectCart();
    await this.#closePanel();
  }

  async #changeLogin(): Promise<void> {
    const {prefix, text} = this.#tongue;
    const page = this.#page;
    this.#say('logs in or out');
    if (this.#isSignedIn) {
      await load(page, `${prefix}/account`);
      await page
        .getByRole('main')
        .getByRole('button', {name: text.auth.logout})
        .click();
      await expect(page).toHaveURL(/\/auth\/login/);
    } else {
      await load(page, `${prefix}/auth/login`);
      await logIn(page, this.#tongue, this.walker.email, PASSWORD);
      await expect(page).toHaveURL(`${prefix}/account`);
    }
    this.#isSignedIn = !this.#isSignedIn;
  }

  /** Writes to the shop, looks at the cart and at the other tab, and finds the text again. */
  async #typeText(): Promise<void> {
    const {prefix, text} = this.#tongue;
    const page = this.#page;
    this.#say('types');
    await load(page, `${prefix}/contact`);
    const field = page.getByRole('main').locator('textarea');
    await field.fill('Wo bleibt meine Karte?');
    await this.#changeQuantity();
    await this.#changeTab();
    await this.#changeTab();
    await expect(field, text.cart.yourCart).toHaveValue(
      'Wo bleibt meine Karte?',
    );
  }

  async #changeTab(): Promise<void> {
    this.#current = (this.#current + 1) % this.#tabs.length;
    this.#say('is looked at');
    await this.#page.bringToFront();
    // Without a window no tab is ever hidden.
    await this.#page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange')),
    );
  }

  async #closePanel(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }

  /** Waits until the page shows what an address shows when it is loaded. */
  async #arrive(address: string): Promise<void> {
    // To whoever chose English, in another tab perhaps, a load shows another page.
    const {pathname} = new URL(address, this.#page.url());
    if (pathname === '/' && this.#chosen === ENGLISH) {
      await settled(this.#page);
      return;
    }
    const {status, ...loaded} = await loadedPage(this.#page, address);
    await expectShown(this.#page, loaded);
    expect(status).toBe(200);
    await hydrated(this.#page);
  }

  async #expectAllWell(): Promise<void> {
    const page = this.#page;
    await settled(page);
    await this.#arrive(page.url());
    await this.#expectCart();
    const tongue = this.#tongue;
    const foreign = foreignWords(tongue);
    await eventually(async () => {
      const words = await page.locator('body').innerText();
      expect(foreign.filter((phrase) => words.includes(phrase))).toEqual([]);
      if (!this.#isSignedIn) {
        expect(words).not.toContain(this.walker.lastName);
        expect(words).not.toContain(this.walker.email);
      }
    });
    for (const {errors} of this.#tabs) expect(errors).toEqual([]);
  }

  /** Expects what is shown of the cart to be the provider's. */
  async #expectCart(): Promise<void> {
    const page = this.#page;
    await eventually(async () => {
      const cookies = await page.context().cookies();
      const id = cookies.find(({name}) => name === 'cart')?.value;
      const gid = `gid://shopify/Cart/${decodeURIComponent(id ?? '')}`;
      const cart = id ? await readCart(this.shopOrigin, gid) : null;
      const quantities = cart?.lines.nodes.map(({quantity}) => quantity) ?? [];
      // Behind the panel it has no role.
      const badge = page.locator('header a[href$="/cart"]').first();
      const words = (await badge.textContent({timeout: 1000})) ?? '';
      const shown = Number(/\d+/.exec(words)?.[0] ?? 0);
      expect(shown).toBe(quantities.length);
      const panel = page.getByRole('dialog');
      if ((await panel.count()) === 0) return;
      const fields = panel.getByRole('listitem').getByRole('spinbutton');
      const values = await fields.evaluateAll((inputs) =>
        inputs.map((input) => Number((input as HTMLInputElement).value)),
      );
      expect(values).toEqual(quantities);
    });
  }
}

/** A second tab's own `goto` does not wait for React. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Long phrases of the other language that this one does not have. */
function foreignWords({text}: Tongue): string[] {
  const other = text === GERMAN.text ? ENGLISH.text : GERMAN.text;
  const own = new Set(phrases(text));
  return phrases(other).filter(
    (phrase) => phrase.length > 12 && !/[{<]/.test(phrase) && !own.has(phrase),
  );
}

function phrases(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === 'string') return [message];
    return typeof message === 'object' && message ? phrases(message) : [];
  });
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
