import {expect, type Page} from '@playwright/test';
import {expectContrast, expectNoViolations} from '../support/axe';
import {
  banner,
  beacon,
  decision,
  dialog,
  foreignRequests,
  NECESSARY,
  openSettings,
  statistics,
} from '../support/consent';
import {
  DESKTOP_SUFFICES,
  IS_FULL_MATRIX,
  PHONE_SUFFICES,
} from '../support/matrix';
import {STOREFRONTS} from '../support/storefronts';
import {addByRequest, atWork} from '../support/shopper';
import {test} from '../support/test';
import {alternately, GERMAN, onPhoneOnce, TONGUES} from '../support/texts';

const {text} = GERMAN;

/** Common windows of phones, tablets and laptops, in px. */
const WINDOWS = [
  [390, 664],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

/** The map, and products with options, whose pictures have different shapes. */
const PRODUCTS = {
  de: [
    '/metarmap',
    '/products/wechselrahmen',
    '/products/poster-wetterkuerzel',
    '/products/tasse-cavok',
  ],
  en: [
    '/metarmap',
    '/products/interchangeable-frame',
    '/products/weather-code-poster',
    '/products/cavok-mug',
  ],
};

/**
 * The products whose first screen is looked at: all in German, whose words are longer, and each once in
 * English and once without JavaScript.
 */
function firstScreens(code: 'de' | 'en', javaScriptEnabled: boolean): string[] {
  if (IS_FULL_MATRIX || (code === 'de' && javaScriptEnabled)) {
    return PRODUCTS[code];
  }
  const isSecond = (code === 'en') !== javaScriptEnabled;
  return PRODUCTS[code].filter((_, index) => (index % 2 === 1) === isSecond);
}

/** Which of these have an element that nothing covers in the window. */
function uncovered(page: Page, ...selectors: string[]): Promise<boolean[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) =>
        [...document.querySelectorAll(selector)].some((element) => {
          const box = element.getBoundingClientRect();
          const corners = [
            [box.left + 4, box.top + 4],
            [box.right - 4, box.bottom - 4],
          ] as const;
          return (
            box.width > 0 &&
            corners.every(([x, y]) =>
              element.contains(document.elementFromPoint(x, y)),
            )
          );
        }),
      ),
    selectors,
  );
}

/** The lines of text of the report and the note beside it through which the banner's edge runs. */
function cutLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const banner = document.querySelector('#consent-banner');
    const texts = [
      ...document.querySelectorAll(
        '.live-map-report *, .live-map-note, .live-map-note *',
      ),
    ];
    if (!banner || texts.length === 0) throw new Error('Nothing to compare');
    const edge = banner.getBoundingClientRect().top;
    return texts
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => {
        const range = document.createRange();
        if (!(node instanceof Text)) return false;
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          ({top, bottom}) => top < edge && edge < bottom,
        );
      })
      .map(({textContent}) => textContent ?? '');
  });
}

test.use({hasDeclined: false});

test(`the banner is shown when all of it has arrived ${PHONE_SUFFICES}`, async ({
  page,
  request,
}) => {
  const response = await request.get('/', {headers: {Accept: 'text/html'}});
  const html = (await response.text()).replace(/<script.*?<\/script>/gs, '');
  const button = html.indexOf('<button', html.indexOf('id="consent-banner"'));
  await page.evaluate(
    (part) => {
      document.open();
      document.write(part);
    },
    html.slice(0, button),
  );
  await expect(page.locator('#consent-banner form')).toBeHidden();
  await page.evaluate((rest) => document.write(rest), html.slice(button));
  await expect(page.locator('#consent-banner form')).toBeVisible();
});

test(`before its scripts arrive, a product shows a phone its price and button above the banner ${PHONE_SUFFICES}`, async ({
  context,
}) => {
  // Without waiting for hydration.
  const visit = await context.newPage();
  await visit.route('**/assets/*.js', (route) => route.abort());
  await visit.setViewportSize({width: 390, height: 664});
  await visit.goto('/metarmap');
  expect(
    await uncovered(
      visit,
      '#consent-banner',
      '.buy-bar .price',
      '.buy-bar button',
    ),
  ).toEqual([true, true, true]);
});

test(`a low phone shows the button of a sold-out product above the banner ${PHONE_SUFFICES}`, async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664});
  await page.goto('/products/metarmap-erstausgabe');
  expect(
    await uncovered(page, '#consent-banner', 'a[href*="back-in-stock"]'),
  ).toEqual([true, true]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the cart page, JavaScript ${javaScriptEnabled}`, () => {
    test.use({javaScriptEnabled});

    test(`has the total and the button to pay in the first screen of a low phone ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 664});
      await addByRequest(page, GERMAN, ['metarmap-mini', 'reinigungsspray']);
      await page.goto('/cart');
      await expect
        .poll(() =>
          uncovered(
            page,
            '#consent-banner',
            'main > .sticky dd',
            'main > .sticky a',
          ),
        )
        .toEqual([true, true, true]);
    });
  });
}

test(`the bar of sections passes below the buy bar and the banner ${PHONE_SUFFICES}`, async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664});
  await page.goto('/products/metarmap-mini');
  const sections = page.locator('main > nav');
  for (const above of [12, 120]) {
    await sections.evaluate((bar, distance) => {
      const {bottom} = bar.getBoundingClientRect();
      const top = bottom - window.innerHeight + distance;
      window.scrollBy({top, behavior: 'instant'});
    }, above);
    await expect
      .poll(() => uncovered(page, '#consent-banner button', '.buy-bar'), {
        message: `${above} px above the end of the window`,
      })
      .toEqual([true, true]);
  }
});

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const home = prefix || '/';

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled}`, () => {
      test.use({javaScriptEnabled});

      test(`on a first visit in ${code} the first screen of a product has its name, price and button beside the banner ${DESKTOP_SUFFICES}`, async ({
        page,
      }) => {
        for (const path of firstScreens(code, javaScriptEnabled)) {
          let layout: string | undefined;
          for (const [width, height] of WINDOWS) {
            await page.setViewportSize({width, height});
            const needed = width < 1024 ? 'narrow' : 'wide';
            // Windows of one layout only differ in their size; without scripts all do.
            if (javaScriptEnabled ? layout !== needed : !layout) {
              await page.goto(prefix + path);
            }
            layout = needed;
            await expect(banner(page, tongue)).toBeVisible();
            await expect
              .poll(
                () =>
                  uncovered(
                    page,
                    'h1',
                    // Not that of the bar.
                    '#choose > div .price',
                    'form[action*="cart"] button[type="submit"]',
                    // Also the stock and the note below the price, and where the choice begins.
                    ...(javaScriptEnabled
                      ? [
                          '#choose > [role=status] > :nth-child(2)',
                          '#choose > [role=status] > :last-child',
                        ]
                      : []),
                    ...(javaScriptEnabled && height !== 844
                      ? ['#choose [role=group] > p']
                      : []),
                    // The region's name and all its values, of which the last are in the second row.
                    ...(javaScriptEnabled &&
                    path === '/metarmap' &&
                    height === 844
                      ? [
                          '#choose [role=group] > p',
                          '#choose [role=group]:first-child a:last-child',
                        ]
                      : []),
                    // The map's own button stands beside the quantity.
                    ...(javaScriptEnabled &&
                    path === '/metarmap' &&
                    width >= 1280
                      ? ['[name=quantity]']
                      : []),
                  ),
                {message: `${path} at ${width} × ${height}`},
              )
              .not.toContain(false);
            // The bar shows that there is a second row: its first line is in view.
            if (javaScriptEnabled && path === '/metarmap' && height === 664) {
              const row = page.locator('#choose [role=group] a').nth(2);
              const top = (await row.boundingBox())?.y ?? NaN;
              const bar = await page.locator('.buy-bar').boundingBox();
              expect((bar?.y ?? NaN) - top).toBeGreaterThan(24);
            }
          }
        }
      });
    });
  }

  test.describe(`the home page in ${code}`, () => {
    test.use({locale: code});

    test(`on a first visit in ${code} the first screen of the home page has its name, what it is, price, rating, button and map beside the banner, from tablets on in a room ${DESKTOP_SUFFICES}`, async ({
      page,
    }) => {
      let layout: number | undefined;
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({width, height});
        // Where the layout changes.
        const needed = [768, 1280].findIndex((from) => width < from);
        if (layout !== needed) await page.goto(home);
        layout = needed;
        await expect(banner(page, tongue)).toBeVisible();
        const hero = 'main > section:first-of-type';
        await expect
          .poll(
            () =>
              uncovered(
                page,
                'h1',
                'h1 + p',
                `${hero} a.button`,
                `${hero} .button + p`,
                `${hero} a[href$="#reviews"]`,
                '.live-map-lights > input',
                // What is pressed below the map, and the first line of what the chosen airport reports.
                ...(width >= 1280
                  ? [
                      '.live-map-report > p:first-child',
                      '.live-map-wall button',
                    ]
                  : []),
                ...(width >= 1440 ? ['.live-map-note a'] : []),
              ),
            {message: `${width} × ${height}`},
          )
          .not.toContain(false);
        if (width >= 1280) {
          expect(await cutLines(page), `${width} × ${height}`).toEqual([]);
        }
        // Also on a low phone two fifths of the map.
        const chart = await page.locator('.live-map-chart').boundingBox();
        const edge = (await banner(page, tongue).boundingBox())?.y ?? 0;
        expect(
          (edge - (chart?.y ?? height)) / (chart?.height ?? 1),
          `${width} × ${height}`,
        ).toBeGreaterThan(0.4);
        // Report, legend and note lie on one plate.
        const [report, note, legend] = await Promise.all(
          ['report', 'note', 'wall + ul'].map((part) =>
            page.locator(`.live-map-${part}`).first().boundingBox(),
          ),
        );
        expect
          .soft(
            width < 1280
              ? (report?.y ?? 0) - (legend?.y ?? 0) - (legend?.height ?? 0)
              : (report?.x ?? 0) + (report?.width ?? 0) - (legend?.x ?? 0),
            `${width} × ${height}`,
          )
          .toBeCloseTo(0, 0);
        expect
          .soft(
            width < 1280
              ? (report?.y ?? 0) + (report?.height ?? 0) - (note?.y ?? 0)
              : (report?.y ?? 0) +
                  (report?.height ?? 0) -
                  (note?.y ?? 0) -
                  (note?.height ?? 0),
            `${width} × ${height}`,
          )
          .toBeCloseTo(0, 0);
        // Phones show the map alone, and do not load what they do not show.
        const room = page.locator('.live-map-room img:visible');
        await expect(room).toHaveCount(width < 768 ? 0 : 1);
        for (const image of await page.locator('.live-map-room img').all()) {
          await expect(image).toHaveAttribute('loading', 'lazy');
        }
      }
    });
  });

  test.describe(`banner and settings in ${code}`, onPhoneOnce(code), () => {
    test.use({locale: code});

    // The other language differs only in its words.
    if (alternately().includes(tongue)) {
      test('the settings list both groups, mark unsaved changes and discard them when they close; axe finds nothing', async ({
        page,
        context,
      }) => {
        await page.goto(home);
        await expectNoViolations(page, '#consent-banner');
        const size = page.viewportSize() ?? {width: 360, height: 780};
        await page.setViewportSize({width: 1440, height: 900});
        await expectContrast(page, '#consent-banner');
        await openSettings(page, tongue);
        await expect(page).toHaveURL(new RegExp(`${home}$`));
        // Before it is scrolled: axe sees no text that is out of view.
        await expectContrast(page, 'dialog[open]');
        await page.setViewportSize(size);
        const settings = dialog(page, tongue);
        const {groups} = text.consent;
        const necessary = settings.getByRole('group', {
          name: groups.necessary.name,
        });
        const fixed = necessary.getByRole('checkbox');
        await expect(fixed).toHaveCount(NECESSARY.split('~').length);
        for (const box of await fixed.all()) {
          await expect(box).toBeChecked();
          await expect(box).toBeDisabled();
        }
        const analytics = statistics(
          settings.getByRole('group', {name: groups.optional.name}),
          tongue,
        );
        await expect(analytics).not.toBeChecked();
        await expect(settings.getByText(text.consent.unsaved)).toHaveCount(0);
        await analytics.check();
        await expect(settings.getByText(text.consent.unsaved)).toBeVisible();
        await expectNoViolations(page, 'dialog[open]');
        await page.keyboard.press('Escape');
        await expect(settings).toBeHidden();
        expect(await decision(context)).toBeNull();
        await openSettings(page, tongue);
        await expect(analytics).not.toBeChecked();
      });
    }

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('forms do the same, and nothing optional is loaded', async ({
        page,
        context,
      }) => {
        const asked = await foreignRequests(page);
        await page.goto(`${prefix}/faq`);
        await banner(page, tongue)
          .getByRole('button', {name: text.consent.acceptAll})
          .click();
        await expect(page).toHaveURL(`${prefix}/faq`);
        await expect(banner(page, tongue)).toHaveCount(0);
        expect(await decision(context)).toBe(`${NECESSARY}~analytics`);
        await page
          .getByRole('contentinfo')
          .getByRole('link', {name: text.layout.footer.links.cookies})
          .click();
        await expect(page).toHaveURL(`${prefix}/legal/cookies`);
        const analytics = statistics(page.getByRole('main'), tongue);
        await expect(analytics).toBeChecked();
        await analytics.uncheck();
        await page.getByRole('button', {name: text.consent.save}).click();
        await expect(page).toHaveURL(`${prefix}/legal/cookies`);
        await expect(analytics).not.toBeChecked();
        expect(await decision(context)).toBe(NECESSARY);
        expect(asked).toEqual([]);
      });
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the checkout, JavaScript ${javaScriptEnabled} @desktop`, () => {
    test.use({locale: 'de-DE', javaScriptEnabled});

    test('learns at once what was declined', async ({page}) => {
      await addByRequest(page, GERMAN, ['metarmap']);
      await page.goto('/cart');
      const checkout = page.getByRole('link', {name: text.cart.checkout});
      await expect(checkout).not.toHaveAttribute('href', /_cs=/);
      await banner(page, GERMAN)
        .getByRole('button', {name: text.consent.decline})
        .click();
      await expect(checkout).toHaveAttribute('href', /[?&]_cs=3\.amps(?:&|$)/);
    });
  });
}

test.describe('the banner', () => {
  test.use({locale: 'de-DE'});

  test(`the first touch of a link to the settings opens their page when the scripts fail ${DESKTOP_SUFFICES}`, async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/faq');
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: text.layout.footer.links.cookies})
      .click();
    await expect(page).toHaveURL('/legal/cookies');
  });

  test(`what has the focus is never behind the banner ${PHONE_SUFFICES}`, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(banner(page, GERMAN)).toBeVisible();
    const focused = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const placed = () =>
        page.evaluate(() => {
          const bar = document.getElementById('consent-banner');
          const element = document.activeElement;
          if (!bar || !element)
            throw new Error('A banner and a focus expected.');
          const {top} = element.getBoundingClientRect();
          return {
            html: element.outerHTML,
            isBehind:
              !bar.contains(element) && top >= bar.getBoundingClientRect().top,
          };
        });
      // The page may still be scrolling there.
      await expect.poll(placed).toMatchObject({isBehind: false});
      focused.add((await placed()).html);
    }
    expect(focused.size).toBeGreaterThan(30);
  });

  test('a decision in another tab also applies here @desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await page.keyboard.press('Shift');
    await atWork(page);
    const other = await context.newPage();
    await other.goto('/faq');
    await banner(other, GERMAN)
      .getByRole('button', {name: GERMAN.text.consent.decline})
      .click();
    await expect(banner(other, GERMAN)).toBeHidden();
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange')),
    );
    await expect(banner(page, GERMAN)).toBeHidden();
  });

  // The second server of playwright.config.ts requires a decision, and has no statistics.
  test('where a decision is required the dialog stays until there is one, and nothing is measured @desktop', async ({
    page,
    context,
  }) => {
    const asked = await foreignRequests(page);
    await page.goto(`${STOREFRONTS.current.site}/faq`);
    const settings = dialog(page, GERMAN);
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(settings).toBeVisible();
    await settings
      .getByRole('button', {name: GERMAN.text.consent.acceptAll})
      .click();
    await expect(settings).toBeHidden();
    expect(await decision(context)).toContain('analytics');
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(beacon(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('where a decision is required legal pages can still be read @desktop', async ({
    page,
  }) => {
    await page.goto(`${STOREFRONTS.current.site}/legal/privacy`);
    await page.keyboard.press('Shift');
    await atWork(page);
    await expect(dialog(page, GERMAN)).toHaveCount(0);
  });
});
