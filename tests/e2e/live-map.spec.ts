import {expect, type Page} from '@playwright/test';
import {expectNoViolations} from '../support/axe';
import {overflowOf} from '../support/browser';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {withAndWithoutJavaScript} from '../support/stories';
import {test} from '../support/test';
import {alternately, fill, type Tongue, TONGUES} from '../support/texts';

/**
 * Airports on the map of a language's country, with a report: the local shop's weather is made up,
 * but has the usual format.
 */
const AIRPORTS = {
  de: {
    city: 'München',
    icao: 'EDDM',
    first: 'EDDF',
    other: 'EDDB',
    raw: /^METAR EDDM \d{6}Z \d{5}KT .+Q\d{4}$/,
    table: '/weather?region=germany',
  },
  en: {
    city: 'Boston',
    icao: 'KBOS',
    first: 'KJFK',
    other: 'KIAD',
    raw: /^METAR KBOS \d{6}Z \d{5}KT .+A\d{4}$/,
    table: '/en/weather?region=usEastCoast',
  },
} as const;

/**
 * Opens the home page until it shows reports: on a busy machine the first reports may arrive too
 * late for a page, which then shows samples.
 */
async function openLive(page: Page, {prefix, text}: Tongue): Promise<void> {
  await expect(async () => {
    // A page with a query is not cached.
    await page.goto(`${prefix}/?fresh`);
    await expect(page.locator('.live-map input').first()).toBeAttached();
    expect(await page.getByText(text.liveMap.samplesNote).count()).toBe(0);
  }).toPass({timeout: 40_000});
}

const map = (page: Page) => page.locator('.live-map');
const lightOf = (page: Page, icao: string) =>
  map(page).getByRole('radio', {name: `(${icao})`});
const reportOf = (page: Page, icao: string) => page.locator(`#report-${icao}`);

async function openTable(page: Page, {text, code}: Tongue) {
  await page.getByRole('link', {name: text.liveMap.table}).click();
  await expect(page).toHaveURL(AIRPORTS[code].table);
  return page.getByRole('table', {name: text.liveMap.tableCaption});
}

for (const tongue of TONGUES) {
  const {code, prefix, text} = tongue;
  const {city, icao, first: firstIcao, other, raw} = AIRPORTS[code];

  withAndWithoutJavaScript(tongue, (javaScriptEnabled) => {
    test('shows what an airport reports when its light is chosen, and links to the same reports as a table on a separate page', async ({
      page,
    }) => {
      await openLive(page, tongue);
      const labels = map(page).locator('input');
      expect(await labels.count()).toBeGreaterThanOrEqual(40);
      await expect(
        page.getByRole('radiogroup', {
          name: fill(text.liveMap.label, {
            count: String(await labels.count()),
          }),
        }),
      ).toBeVisible();
      // The local shop marks its reports as made up.
      await expect(page.getByText(text.liveMap.madeUpNote)).toBeVisible();

      if (javaScriptEnabled) {
        const before = await map(page).boundingBox();
        await lightOf(page, icao).click();
        const report = reportOf(page, icao);
        await expect(report).toBeVisible();
        await expect(report).toContainText(city);
        for (const term of ['wind', 'visibility', 'ceiling', 'time'] as const) {
          await expect(report).toContainText(text.liveMap[term]);
        }
        await expect(report).toContainText(text.liveMap.sampleTime);
        await expect(report.locator('> code')).toHaveText(raw);
        // Nothing moves: the space for the reports was reserved.
        expect((await map(page).boundingBox())?.height).toBe(before?.height);
      } else {
        // The airport and its weather in brief; the table has the rest.
        await lightOf(page, icao).click();
        const shown = await lightOf(page, icao).evaluate(
          (light) => getComputedStyle(light, '::after').content,
        );
        expect(shown).toMatch(
          new RegExp(`^"${city} \\(${icao}\\): (?:L?IFR|M?VFR)"$`),
        );
      }

      const count = await labels.count();
      const rows = (await openTable(page, tongue)).getByRole('row');
      // One of the titles, and one of each group, to which a link leads.
      const links = page
        .getByRole('list', {name: text.liveMap.groups})
        .getByRole('link');
      await expect(links.first()).toBeVisible();
      await expect(rows).toHaveCount(count + 1 + (await links.count()));
      const regions = page.getByRole('list', {name: text.map.hero.regions});
      const group = rows.filter({
        hasText: (await links.last().textContent())?.match(/^\D+/)?.[0].trim(),
        has: page.locator('th[colspan]'),
      });
      await links.last().click();
      await expect(group).toBeInViewport({ratio: 1});
      if (javaScriptEnabled) {
        const [bar, heading] = [
          await regions.boundingBox(),
          await group.boundingBox(),
        ];
        expect(heading?.y).toBeGreaterThanOrEqual(
          (bar?.y ?? NaN) + (bar?.height ?? NaN),
        );
      }
      await rows.last().scrollIntoViewIfNeeded();
      // Without JavaScript they stay where they are: they would cover what is read.
      if (javaScriptEnabled && (page.viewportSize()?.width ?? 0) < 1024) {
        await expect(regions).toBeInViewport({ratio: 1});
      }
      await expect(
        regions.getByRole('link', {name: text.market.regions.alps}),
      ).toHaveAttribute('href', `${prefix}/weather?region=alps`);
      await expect(
        page.getByRole('main').getByRole('link', {name: text.map.hero.buy}),
      ).toHaveAttribute('href', `${prefix}/metarmap`);
      const row = rows.filter({hasText: icao});
      await expect(row).toContainText(city);
      await expect(row.getByRole('cell').first()).toHaveText(
        /^(?:L?IFR|M?VFR)$/,
      );
      // A phone shows the airports with their colours, and a report on demand.
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        await expect(row.getByRole('cell')).toHaveCount(1);
        await row.locator('summary').click();
      }
      const report = await row.getByRole('cell').last().innerText();
      expect(`METAR ${report}`).toMatch(raw);
      // Nothing needs horizontal scrolling, not even on a phone. The style sheet may arrive a
      // moment after the page's rows.
      await expect.poll(() => overflowOf(page)).toBe(0);
    });
  });

  // German is tested above, at a phone's width.
  if (!alternately(1).includes(tongue)) continue;

  test.describe(`the live map in full, ${code} @desktop`, () => {
    test.use({locale: code});

    test('is one stop for the keyboard, with arrows from light to light, follows the pointer, and returns to what was chosen', async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await openLive(page, tongue);
      // The largest airport is chosen from the start.
      const first = map(page).getByRole('radio', {checked: true});
      await page
        .getByRole('link', {name: text.market.regions.usEastCoast})
        .focus();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await expect(first).toHaveValue(firstIcao);
      await expect(reportOf(page, firstIcao)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(first).not.toHaveValue(firstIcao);
      await expect(reportOf(page, await first.inputValue())).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('button', {name: text.map.day.play}),
      ).toBeFocused();

      await lightOf(page, firstIcao).click();
      await lightOf(page, other).hover();
      await expect(reportOf(page, other)).toBeVisible();
      await expect(reportOf(page, firstIcao)).toBeHidden();
      // A handful of lights pulse while the map is hovered.
      const breathing = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(({effect}) => effect?.getTiming().iterations === Infinity)
              .length,
        );
      expect(await breathing()).toBeGreaterThan(3);
      expect(await breathing()).toBeLessThan(10);
      await page.getByRole('heading', {level: 1}).hover();
      expect(await breathing()).toBe(0);
      await expect(reportOf(page, other)).toBeHidden();
      await expect(reportOf(page, firstIcao)).toBeVisible();

      // A day is played only when the visitor starts it.
      const {play, stop} = text.map.day;
      await expect(page.locator('[data-playing]')).toHaveCount(0);
      // On a phone this moves nothing below.
      await page.setViewportSize({width: 390, height: 844});
      const height = () => page.evaluate(() => document.body.scrollHeight);
      const before = await height();
      await page.getByRole('button', {name: play}).click();
      await expect(page.locator('[data-playing]')).toHaveCount(1);
      expect(await height()).toBe(before);
      // The hour is on the chart, where no airport is.
      const clock = await map(page).locator('strong').boundingBox();
      const chart = await map(page).locator('img:visible').boundingBox();
      expect(clock?.y).toBeGreaterThan(chart?.y ?? Infinity);
      expect(clock?.x).toBeGreaterThan(chart?.x ?? Infinity);
      await page.getByRole('button', {name: stop}).click();
      await expect(page.locator('[data-playing]')).toHaveCount(0);
      await expect(page.getByRole('button', {name: play})).toBeVisible();
    });

    test('works after a link within the site, and axe finds no violation on it and its table', async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(`${prefix}/faq`);
      await page
        .getByRole('banner')
        .getByRole('link', {name: text.layout.nav.home, exact: true})
        .click();
      await expect(page).toHaveURL(prefix || '/');
      await lightOf(page, icao).click();
      await expect(reportOf(page, icao).locator('> code')).toHaveText(raw);
      await expectNoViolations(page, 'main > section:first-of-type');
      await openTable(page, tongue);
      await expectNoViolations(page, 'main');
    });
  });
}

const LONG_WORDS = 'Najpiękniejsza podświetlana mapa pogody lotniczej. '.repeat(
  8,
);

test(`no row of the table breaks its visibility or its raw report, also in German ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/weather');
  const lines = await page
    .locator('.live-map-table td:is(:nth-child(5), :last-child)')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
  expect(Math.max(...lines)).toBe(1);
});

test(`the photograph of the room in a window of any width ${DESKTOP_SUFFICES}`, async ({
  page,
}) => {
  await page.goto('/');

  await test.step('it reaches the edge of the window', async () => {
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({width, height});
      const seen = () =>
        page.locator('.live-map-room').evaluate((room) => {
          const {left, width: whole} = room.getBoundingClientRect();
          // The second stop that is opaque; from there to its end it fades.
          const [, , , to] =
            /([\d.]+)%.*?([\d.]+)%.*?([\d.]+)%/.exec(
              getComputedStyle(room).maskImage,
            ) ?? [];
          return left + (Number(to) / 100) * whole - window.innerWidth;
        });
      await expect
        .poll(seen, {message: `${width} × ${height}`})
        .toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('a merchant’s long words stand beside it and above the report', async () => {
    await page
      .locator('.live-map-neighbour h1')
      .evaluate((title, words) => title.append(words), LONG_WORDS);
    for (const width of [768, 820, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({width, height: 900});
      const distance = () =>
        page.locator('.live-map-neighbour').evaluate((column) => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ??
            new DOMRect();
          const {right, bottom} = column.getBoundingClientRect();
          const report = box('.live-map-report');
          const isAcross = report.right <= right || window.innerWidth >= 1280;
          if (isAcross) return report.top - bottom;
          const room = document.querySelector('.live-map-room') ?? column;
          const [, hidden] =
            /([\d.]+)%/.exec(getComputedStyle(room).maskImage) ?? [];
          const {left, width: whole} = box('.live-map-room');
          return left + (Number(hidden) / 100) * whole - right;
        });
      await expect
        .poll(distance, {message: `${width} pixels`})
        .toBeGreaterThanOrEqual(0);
      // On wide windows it reaches over the wall, on which muted words would have a contrast of 3.9.
      await expect(page.locator('.live-map-neighbour .rating')).toHaveCSS(
        'color',
        width < 1280 ? 'rgb(74, 88, 112)' : 'rgb(19, 35, 59)',
      );
    }
  });
});
