import {expect, type Locator, type Page} from '@playwright/test';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {openLanguages} from '../support/shopper';
import {overflowOf} from '../support/browser';
import {hydrated, live, test} from '../support/test';
import {alternately, ENGLISH, GERMAN, onPhoneOnce} from '../support/texts';

test.describe('language', () => {
  test.use({locale: 'de-DE'});

  test(`the selector stores the choice and loads the same page in it ${DESKTOP_SUFFICES}`, async ({
    page,
    context,
  }) => {
    await page.goto('/products/metarmap?utm_source=a#details');
    await openLanguages(page);
    const search = page.getByRole('combobox', {
      name: GERMAN.text.select.search,
    });
    await search.fill('eng');
    await page.getByRole('option', {name: 'English'}).click();
    await expect(page).toHaveURL(
      /\/en\/products\/metarmap\?utm_source=a#details$/,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const cookie = (await context.cookies()).find(
      ({name}) => name === 'i18n_redirected',
    );
    expect(cookie?.value).toBe('en');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    // After a choice, / follows it and not the browser's languages.
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
  });

  test('a client-side navigation into the other language loads the document @desktop', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto('/faq');
    // As a redirect does, or a link without the prefix.
    await page.evaluate(() =>
      window.__remixRouter.navigate('/en/faq#shipping'),
    );
    await expect(page).toHaveURL(/\/en\/faq#shipping$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

    // Back once more, before the script of the English page has loaded.
    await hydrated(page);
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate(() => window.__remixRouter.navigate('/en/faq'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\d\/faq$/);
    release?.();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await hydrated(page);
    expect(errors).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test(`a form does the same ${DESKTOP_SUFFICES}`, async ({
      page,
      context,
    }) => {
      await page.goto('/products/metarmap');
      await openLanguages(page);
      await page.getByRole('button', {name: 'English'}).click();
      await expect(page).toHaveURL(/\/en\/products\/metarmap$/);
      const cookies = await context.cookies();
      expect(cookies.map(({name, value}) => [name, value])).toContainEqual([
        'i18n_redirected',
        'en',
      ]);
    });
  });
});

test.describe('colour mode', () => {
  test.use({locale: 'de-DE', colorScheme: 'light'});

  test(`goes through its states, is stored, and is applied before the first paint ${DESKTOP_SUFFICES}`, async ({
    page,
  }) => {
    await page.goto('/');
    const {label, system, dark} = GERMAN.text.layout.colorMode;
    const toggle = (state: string) =>
      page.getByRole('button', {name: `${label}: ${state}`});
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.body).colorScheme);
    // A phone has it in its menu.
    const menu = page.getByRole('button', {name: GERMAN.text.layout.menu});
    if (await menu.isVisible()) await (await live(menu)).click();
    await toggle(system).click();
    await expect(toggle(dark)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe(
      'dark',
    );
    const darkGround = await ground();
    await page.reload({waitUntil: 'commit'});
    await page.waitForSelector('body');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    // The style sheet may still be loading.
    await expect.poll(ground).toBe(darkGround);
  });
});

for (const {code, prefix, text} of alternately(1)) {
  test.describe(`an unknown page in ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    test('says so in the language of its path, with header, footer and a way home', async ({
      page,
    }) => {
      const response = await page.goto(`${prefix}/does-not-exist`);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(
        text.error.notThere,
      );
      await expect(main).not.toContainText(text.error.description);
      await expect(main).toContainText('404');
      await expect(page).toHaveTitle(new RegExp(`^${text.error.title} - `));
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        text.error.description,
      );
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      // Leaving it and going Back changes the page, not the document with its styles.
      const html = await page.locator('html').elementHandle();
      await main.getByRole('link', {name: text.map.goTo}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/metarmap$`));
      await expect(main).not.toContainText('404');
      await page.goBack();
      await expect(main).toContainText('404');
      expect(await html?.evaluate((element) => element.isConnected)).toBe(true);

      await main.getByRole('link', {name: text.error.home}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix || '/'}$`));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        text.map.hero.headline,
      );
    });
  });
}

test('an English page below a path of a mirror is reloaded once, and can be read @desktop', async ({
  context,
  baseURL,
}) => {
  // Not the fixture's page, which waits until the page hydrates: it never does.
  const page = await context.newPage();
  let loads = 0;
  await page.route('**/mirror/en/faq', async (route) => {
    loads += 1;
    const response = await route.fetch({url: `${baseURL}/en/faq`});
    await route.fulfill({response});
  });
  await page.goto('/mirror/en/faq');
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads).toBe(2);
});

test(`a page hydrates although a visitor clicks on it while it loads ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(() => {
    const press = () => {
      const event = new MouseEvent('mousedown', {bubbles: true});
      document.body?.dispatchEvent(event);
      if (performance.now() < 3000) setTimeout(press, 0);
    };
    press();
  });
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(`/en/faq?visit=${visit}`);
    await page
      .getByRole('button', {name: ENGLISH.text.layout.search})
      .or(page.getByRole('link', {name: ENGLISH.text.layout.search}))
      .click();
    await expect(
      page.getByRole('dialog', {name: ENGLISH.text.search.title}),
    ).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test(`the browser takes over the numbers that the server has formatted ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {NumberFormat} = Intl;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, values, constructed) {
        performance.mark('number format');
        return Reflect.construct(target, values, constructed) as object;
      },
    });
  });
  const made = () =>
    page.evaluate(() => performance.getEntriesByName('number format').length);
  for (const path of [
    '/',
    '/en/metarmap',
    '/collections/maps',
    '/search?q=karte',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/\d\u00a0€|\$\d/).first()).toBeVisible();
    expect(await made()).toBe(0);
  }
  await page.evaluate(() => new Intl.NumberFormat('de'));
  expect(await made()).toBe(1);
});

/**
 * Clicks a button whose code failed to load. Where the browser caches failed modules, the page says
 * so again and is reloaded, as it advises.
 */
async function clickAgain(page: Page, button: Locator, part: Locator) {
  await button.click();
  const isThere = part.waitFor({timeout: 5000}).then(
    () => true,
    () => false,
  );
  if (await isThere) return;
  const said = page.getByText(/lade die Seite neu|reload the page/);
  await expect(said).toHaveCount(2);
  await page.reload();
  await (await live(button)).click();
  await expect(part).toBeVisible();
}

test.describe('on a phone @phone', () => {
  test.use({locale: 'en-US'});

  test('the menu is a drawer: Escape closes it, focus returns, a link closes it', async ({
    page,
  }) => {
    await page.goto('/en');
    const button = page.getByRole('button', {name: ENGLISH.text.layout.menu});
    const menu = page.getByRole('dialog', {name: ENGLISH.text.layout.menu});
    // Code that failed to load is loaded again at the next click.
    const code = '**/assets/DrawerDialog*';
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await button.click();
    await failed;
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(ENGLISH.text.layout.notLoaded)).toHaveCount(1);
    await page.unroute(code);
    await clickAgain(page, button, menu);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu
      .getByRole('link', {name: ENGLISH.text.map.nav.map, exact: true})
      .click();
    await expect(page).toHaveURL(/\/en\/metarmap$/);
    await expect(menu).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the header has the main links and the wishlist', async ({page}) => {
      await page.goto('/en');
      const header = page.getByRole('banner');
      await expect(
        header.getByRole('button', {name: ENGLISH.text.layout.menu}),
      ).toBeHidden();
      await expect(
        header.getByRole('link', {name: ENGLISH.text.wishlist.title}),
      ).toBeVisible();
      await header
        .getByRole('link', {name: ENGLISH.text.map.nav.map, exact: true})
        .click();
      await expect(page).toHaveURL(/\/en\/metarmap$/);
    });
  });
});

test('a search whose panel failed to load says so, and loads again @desktop', async ({
  page,
}) => {
  const {text} = GERMAN;
  const code = '**/assets/SearchPanel*';
  await page.goto('/collections/all');
  const button = page.getByRole('banner').getByRole('button', {
    name: text.layout.search,
  });
  const panel = page.getByRole('dialog', {name: text.search.title});
  await live(button);
  await page.route(code, (route) => route.abort());
  await button.click();
  await expect(page.getByText(text.layout.notLoaded)).toHaveCount(1);
  await expect(panel).toBeHidden();
  await page.unroute(code);
  await clickAgain(page, button, panel.getByRole('combobox'));
});

test(`what is below the first view is laid out on the way to it until the page works, but not where a position is restored ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  const place = () =>
    page.evaluate(() => ({
      y: window.scrollY,
      below: getComputedStyle(document.querySelector('footer') as Element)
        .contentVisibility,
    }));
  let release = () => undefined as void;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/BackgroundParts/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/');
  expect((await place()).below).toBe('auto');
  release();
  await expect.poll(place).toEqual({y: 0, below: 'visible'});
  // A part that browsers do not anchor to, so that only true heights lead back to it.
  await page.locator('footer').scrollIntoViewIfNeeded();
  const left = await place();
  expect(left.y).toBeGreaterThan(1000);
  await page.unroute(/BackgroundParts/);
  await page.route(/BackgroundParts/, (route) => route.abort());
  await page.reload();
  await expect.poll(async () => (await place()).below).toBe('visible');
  // A font that arrives may change a line; heights that are not known would be wrong by hundreds.
  await expect
    .poll(async () => Math.abs((await place()).y - left.y))
    .toBeLessThan(30);
});

test(`the first tab stop leads to the content ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: ENGLISH.text.layout.skip});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(`letters have their exact width, so that lines break alike before the font arrives ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/en/contact');
  const [small = 0, large = 0] = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['14px', '28px'].map((size) => {
      const text = document.createElement('span');
      text.textContent = 'Lights show the weather at the airfields';
      Object.assign(text.style, {
        fontSize: size,
        position: 'absolute',
        whiteSpace: 'nowrap',
      });
      document.body.append(text);
      return text.getBoundingClientRect().width;
    });
  });
  expect(small).toBeGreaterThan(0);
  expect(large / small).toBeCloseTo(2, 2);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({javaScriptEnabled});

    test(`a very long word, as German has them, widens no page${javaScriptEnabled ? '' : ', also without JavaScript'} @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 320, height: 700});
      for (const path of [
        '/products/metarmap',
        '/en/collections/maps',
        '/contact',
        '/docs/metarmap-connect',
      ]) {
        await page.goto(path);
        const overflow = await page.evaluate(() => {
          const texts = document.createTreeWalker(
            document.body,
            NodeFilter.SHOW_TEXT,
          );
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const parent = node.parentElement;
            // The words in list boxes and beside prices are ours and short.
            if (
              parent?.closest('main, footer') &&
              !parent.closest('select, .price')
            ) {
              node.textContent = (node.textContent ?? '').replace(
                /\p{L}{4,}/u,
                'Luftfahrtkartenausrüstungsset',
              );
            }
          }
          return document.documentElement.scrollWidth - window.innerWidth;
        });
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('no page is wider than a small screen @phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const path of ['/', '/en', '/en/metarmap', '/cart']) {
    await page.goto(path);
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});

test('no text is squeezed in print or at 400 % zoom @desktop', async ({
  page,
}) => {
  await page.context().clearCookies();
  await page.setViewportSize({width: 320, height: 256});
  await page.goto('/legal/imprint');
  const banner = page.locator('#consent-banner');
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(128);
  const heading = page.getByRole('main').getByRole('heading', {level: 1});
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(banner).not.toBeInViewport();
  await page.setViewportSize({width: 1122, height: 790});
  await page.emulateMedia({media: 'print'});
  const {width} = (await heading.boundingBox()) ?? {width: 0};
  expect(width).toBeGreaterThan(400);
  // What is fixed would be on every sheet.
  await expect(
    page.getByRole('link', {name: GERMAN.text.layout.skip}),
  ).toBeHidden();
});

test('a connection that leads nowhere is not the shop’s fault, and the page is shown when there is one again @desktop', async ({
  page,
}) => {
  const {error, layout, offline} = ENGLISH.text;
  await page.goto('/en');
  await hydrated(page);
  const link = page.getByRole('link', {name: layout.footer.links.faq}).last();
  const prefetched = page.waitForResponse(/faq[^/]*\.js$/);
  await link.hover();
  await prefetched;
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await link.click();
  await expect(page.getByText(offline.notice)).toBeVisible();
  await expect(page.getByText(error.kept)).toBeHidden();
  await page.unrouteAll({behavior: 'wait'});
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('Frequently asked questions');
});
