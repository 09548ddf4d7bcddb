import {expect, test} from '@playwright/test';
import {PASSWORD} from '../support/account';
import {
  OtherBrowser,
  type OtherEngine,
  type Visitor,
} from '../support/other-browsers';
import {STOREFRONTS} from '../support/storefronts';
import {ENGLISH, GERMAN, TONGUES, type Tongue} from '../support/texts';

const ENGINES: readonly OtherEngine[] = ['Firefox', 'WebKitGTK'];

const SIZES = {
  phone: {width: 390, height: 844},
  desktop: {width: 1440, height: 900},
} as const;

const WALNUT = {de: 'Nussbaum', en: 'Walnut'} as const;

const TERM = {de: 'karte', en: 'map'} as const;

/** XPath of an element by its tag and its name, as text or as a label. */
const named = (tag: string, name: string) =>
  `//${tag}[normalize-space()="${name}" or @aria-label="${name}"]`;

const DIALOG = '//*[@role="dialog"]';

/** One visit in one browser. */
class Visit {
  readonly #home: string;
  readonly #text: Tongue['text'];
  readonly #other: Tongue;

  constructor(
    private readonly browser: OtherBrowser,
    private readonly tongue: Tongue,
  ) {
    this.#home = STOREFRONTS.main.site + tongue.prefix;
    this.#text = tongue.text;
    this.#other = tongue === GERMAN ? ENGLISH : GERMAN;
  }

  /** On a page of the other language, because WebKitGTK asks for the system's one. */
  async declineCookies(): Promise<void> {
    const {browser} = this;
    const page = `${STOREFRONTS.main.site}${this.#other.prefix}/faq`;
    const decline = named('button', this.#other.text.consent.decline);
    await browser.goto(page);
    await browser.click(decline);
    await browser.seeNo(decline);
    await browser.goto(page);
    await browser.see('//h1');
    await browser.seeNo(decline);
    await this.#expectNoOverflow();
  }

  /** Chooses the own language on that page; from then on the home page has it. */
  async changeLanguage(): Promise<void> {
    const {browser} = this;
    const {code, prefix} = this.tongue;
    await browser.click('//footer//*[self::summary or @role="combobox"]');
    const name = code === 'de' ? 'Deutsch' : 'English';
    await browser.click(`//*[@role="option" and contains(., "${name}")]`);
    await browser.seeAddress(new RegExp(`^${prefix}/faq$`));
    await expect
      .poll(() => browser.evaluate(() => document.documentElement?.lang ?? ''))
      .toMatch(new RegExp(`^${code}\\b`));
  }

  async goFromHomeToCheckout(): Promise<void> {
    const {browser} = this;
    const {cart, map, product} = this.#text;
    const {code, prefix} = this.tongue;
    await browser.goto(this.#home);
    await this.#expectNoOverflow();
    await browser.click(named('a', map.hero.buy));
    await browser.seeAddress(
      new RegExp(`^${prefix}/(?:metarmap|products/metarmap)`),
    );
    await browser.click(
      `//main//a[starts-with(normalize-space(), "${WALNUT[code]}")]`,
    );
    await browser.seeAddress(
      new RegExp(`[?&](?:Rahmen|Frame)=${WALNUT[code]}`),
    );
    await this.#expectNoOverflow();
    await browser.click(named('button', product.add));
    await browser.see(`${DIALOG}//li[contains(., "${WALNUT[code]}")]`);
    await browser.click(DIALOG + named('button', cart.quantity.more));
    await expect
      .poll(() =>
        browser.evaluate(
          () =>
            document.querySelector<HTMLInputElement>(
              '[role=dialog] input[type=number]',
            )?.value,
        ),
      )
      .toBe('2');
    await browser.seeNo(`${DIALOG}//*[.="${cart.price.updating}"]`);
    await browser.click(DIALOG + named('a', cart.checkout));
    await browser.seeAddress(/^\/cart\/c\//);
    await browser.see('//body[contains(., "METARmap")]');
  }

  async search(): Promise<void> {
    const {browser} = this;
    const term = TERM[this.tongue.code];
    await browser.goto(`${this.#home}/collections`);
    await browser.click(`//header${named('*', this.#text.layout.search)}`);
    await browser.type(`${DIALOG}//input[@role="combobox"]`, `${term}\n`);
    await browser.seeAddress(new RegExp(`/search\\?q=${term}$`));
    await browser.see('//main//article');
    await this.#expectNoOverflow();
  }

  async signIn(): Promise<void> {
    const {browser} = this;
    const {code, prefix} = this.tongue;
    await browser.goto(`${this.#home}/auth/login`);
    await browser.type(
      '//main//input[@type="email"]',
      code === 'de' ? 'wiebke@example.com' : 'maxwell@example.com',
    );
    await browser.type('//main//input[@type="password"]', PASSWORD);
    await browser.click(
      `//main${named('button', this.#text.auth.login.submit)}`,
    );
    await browser.seeAddress(new RegExp(`^${prefix}/account$`));
    await browser.see(`//main${named('button', this.#text.auth.logout)}`);
    await this.#expectNoOverflow();
  }

  async #expectNoOverflow(): Promise<void> {
    const overflow = await this.browser.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

async function visit(engine: OtherEngine, visitor: Visitor): Promise<void> {
  const browser = await OtherBrowser.open(engine, visitor);
  try {
    const visit = new Visit(browser, visitor.tongue);
    await test.step('declines cookies', () => visit.declineCookies());
    await test.step('changes the language', () => visit.changeLanguage());
    await test.step('goes from home to the checkout', () =>
      visit.goFromHomeToCheckout());
    await test.step('searches', () => visit.search());
    await test.step('signs in', () => visit.signIn());
    expect(browser.errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

for (const engine of ENGINES) {
  for (const tongue of TONGUES) {
    for (const [device, size] of Object.entries(SIZES)) {
      test(`a visitor in ${tongue.code} with ${engine}, size of a ${device}: declines cookies, changes the language, finds the map, changes the cart in the panel, reaches the checkout, searches and signs in`, () =>
        visit(engine, {tongue, size}));
    }
  }
}
