import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import type {Readable} from 'node:stream';
import {setTimeout as pause} from 'node:timers/promises';
import {expect} from '@playwright/test';
import {launch} from 'puppeteer-core';
import {Builder, By, Capabilities, Key} from 'selenium-webdriver';
import {FIREFOX, WEBKIT_DRIVER, XVFB} from '../../scripts/other-browsers';
import {isHydrated} from './test';
import type {Tongue} from './texts';

/** Milliseconds until a step in a browser counts as failed; WebKitGTK draws without a graphics card. */
const PATIENCE_MS = 30_000;

/** Milliseconds for which an element stays in its place before it is clicked. */
const STILL_MS = 100;

/** What an element of a page can do here; named after Puppeteer and Selenium alike. */
interface FoundElement {
  isVisible: () => Promise<boolean>;
  isEnabled: () => Promise<boolean>;
  /** Its place on the page; equal texts are equal places. */
  place: () => Promise<string>;
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
}

/** The part of Puppeteer and of Selenium that the tests need. */
interface Client {
  readonly goto: (address: string) => Promise<unknown>;
  readonly find: (xpath: string) => Promise<FoundElement[]>;
  readonly evaluate: <Result>(script: () => Result) => Promise<Result>;
  /** Errors that no script of a page caught, where the client can tell. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** What a visitor has. */
export interface Visitor {
  readonly tongue: Tongue;
  /** Of the window's content, in px. */
  readonly size: {readonly width: number; readonly height: number};
}

export type OtherEngine = 'Firefox' | 'WebKitGTK';

/** A visitor in another engine than Chromium. Elements are found by XPath, which both clients know. */
export class OtherBrowser {
  private constructor(private readonly client: Client) {}

  /** Starts a browser without a window on the screen; `close` ends it. */
  static async open(
    engine: OtherEngine,
    visitor: Visitor,
  ): Promise<OtherBrowser> {
    const start = engine === 'Firefox' ? startFirefox : startWebKit;
    return new OtherBrowser(await start(visitor));
  }

  close(): Promise<void> {
    return this.client.close();
  }

  get errors(): readonly string[] {
    return this.client.errors;
  }

  /** Loads a URL, and waits until its controls work. */
  async goto(address: string): Promise<void> {
    await this.client.goto(address);
    await expect
      .poll(() => this.client.evaluate(isHydrated), {timeout: PATIENCE_MS})
      .toBe(true);
  }

  /** Clicks the first visible element, which may still have to appear. */
  click(xpath: string): Promise<void> {
    return this.#withVisible(xpath, async (element) => {
      const place = await element.place();
      await pause(STILL_MS);
      // Where it was, something else may be clicked: a choice moves what is below it.
      if (place !== (await element.place())) throw new Error(`Moves: ${xpath}`);
      if (!(await element.isEnabled())) throw new Error(`Disabled: ${xpath}`);
      await element.click();
    });
  }

  /** Types into the first visible field; `\n` is the Enter key. */
  type(xpath: string, text: string): Promise<void> {
    return this.#withVisible(xpath, (element) => element.type(text));
  }

  /** Waits until an element is visible. */
  see(xpath: string): Promise<void> {
    return this.#withVisible(xpath, () => Promise.resolve());
  }

  /** Waits until no element is visible. */
  async seeNo(xpath: string): Promise<void> {
    await expect
      .poll(async () => (await this.#visible(xpath)).length, {
        message: xpath,
        timeout: PATIENCE_MS,
      })
      .toBe(0);
  }

  /** Waits until the URL, without its host, matches. */
  async seeAddress(pattern: RegExp): Promise<void> {
    await expect
      .poll(
        () =>
          this.client.evaluate(
            () => location.pathname + location.search + location.hash,
          ),
        {timeout: PATIENCE_MS},
      )
      .toMatch(pattern);
  }

  evaluate<Result>(script: () => Result): Promise<Result> {
    return this.client.evaluate(script);
  }

  async #visible(xpath: string): Promise<FoundElement[]> {
    const found = await this.client.find(xpath);
    // An element that React has replaced meanwhile is not visible any more.
    const visible = await Promise.all(
      found.map((one) => one.isVisible().catch(() => false)),
    );
    return found.filter((_, index) => visible[index]);
  }

  /** Repeats until it passes, because React may replace the element or cover it meanwhile. */
  async #withVisible(
    xpath: string,
    act: (element: FoundElement) => Promise<void>,
  ): Promise<void> {
    await expect(async () => {
      const [element] = await this.#visible(xpath);
      if (!element) throw new Error(`Not visible: ${xpath}`);
      await act(element);
    }).toPass({timeout: PATIENCE_MS, intervals: [50, 100, 250]});
  }
}

/** What Firefox alone says of a module that is still loading when its page is left. */
const CUT_OFF = /^TypeError: error loading dynamically imported module: /;

/** Firefox speaks WebDriver BiDi itself, which Puppeteer knows. */
async function startFirefox({tongue, size}: Visitor): Promise<Client> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {'intl.accept_languages': tongue.code},
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  // The console's text of an `Error` is only the name of its type.
  await page.evaluateOnNewDocument(() => {
    const {error} = console;
    console.error = (...values: unknown[]) => error(...values.map(String));
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (!CUT_OFF.test(message.text())) errors.push(message.text());
  });
  return {
    goto: (address) => page.goto(address),
    find: async (xpath) =>
      (await page.$$(`xpath/${xpath}`)).map((element) => ({
        isVisible: () => element.isVisible(),
        isEnabled: () => element.evaluate((node) => !node.matches(':disabled')),
        place: async () => JSON.stringify(await element.boundingBox()),
        click: () => element.click(),
        type: (text) => element.type(text),
      })),
    evaluate: (script) => page.evaluate(script),
    errors,
    close: () => browser.close(),
  };
}

/** WebKitGTK has a driver for the classic WebDriver, no mode without a display, and no window narrower
 * than 447 px. Its language is the system's. */
async function startWebKit({size}: Visitor): Promise<Client> {
  const screen = spawn(
    XVFB,
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'inherit', 'pipe']},
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [
    Buffer,
  ];
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      // Where the loopback is the only network, the browser would report that it is offline.
      GIO_USE_NETWORK_MONITOR: 'base',
    },
  });
  const end = () =>
    [driver, screen].forEach((child: ChildProcess) => child.kill());
  try {
    await answers(port);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({browserName: 'MiniBrowser'}))
      .build();
    await session
      .manage()
      .window()
      .setRect({x: 0, y: 0, ...size});
    return {
      goto: (address) => session.get(address),
      find: async (xpath) =>
        (await session.findElements(By.xpath(xpath))).map((element) => ({
          isVisible: () => element.isDisplayed(),
          isEnabled: () => element.isEnabled(),
          place: async () => JSON.stringify(await element.getRect()),
          click: () => element.click(),
          type: (text) => element.sendKeys(text.replaceAll('\n', Key.ENTER)),
        })),
      evaluate: (script) =>
        session.executeScript(`return (${script.toString()})()`),
      errors: [],
      close: async () => {
        await session.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Waits until the driver responds. */
async function answers(port: number): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/status`).then(
          ({ok}) => ok,
          () => false,
        ),
      {timeout: PATIENCE_MS},
    )
    .toBe(true);
}
