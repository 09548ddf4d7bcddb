/**
 * Writes what is printed on the maps of the shop's pictures, and where their lights are,
 * from the charts of the site: `npx tsx scripts/chart-prints.ts`.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {chromium} from 'playwright';
import sharp from 'sharp';
import type {LocaleCode} from '../app/lib/i18n/locale';
import type {RegionKey} from '../app/lib/i18n/market-facts';
import {categoryAt} from '../app/lib/weather/made-up-day';
import {placedStations} from '../app/lib/weather/placed-stations';
import {CHARTS, project, type Chart} from '../app/lib/weather/projection';
import {chartPicture, SHEETS} from './chart-picture';
import {findChromium} from './chromium';

const TARGET = 'local-shop/pictures/prints';

/** Hours of the made-up day: of the pictures, then of the film. */
const [HOUR, ...FILM] = [10, 6, 8, 9, 10, 12, 14, 16, 19] as const;

const COLORS = {
  vfr: '#2fd66f',
  mvfr: '#4b8dff',
  ifr: '#ff4a4a',
  lifr: '#e25cf7',
};

interface Print {
  readonly region: RegionKey;
  readonly mode: 'day' | 'night';
  /** Millimetres that are seen in the frame. */
  readonly width: number;
  readonly height: number;
  /** Of another part of the region than its chart. */
  readonly cut?: Partial<Chart>;
  readonly sheet?: Partial<(typeof SHEETS)[RegionKey]>;
  /** Lights at most, their distance in units of the chart, and the size of type and rings. */
  readonly most?: number;
  readonly apart?: number;
  readonly size?: number;
  /** Of the airports' names, German unless told. */
  readonly language?: LocaleCode;
  /** Instead of the airports' names. */
  readonly title?: string;
}

const WALL = {mode: 'day', width: 470, height: 670} as const;
const NOWHERE = {x: -900, y: 0, radius: 9};

const PRINTS: Readonly<Record<string, Print>> = {
  germany: {...WALL, region: 'germany'},
  alps: {...WALL, region: 'alps', width: 670, height: 470},
  europe: {...WALL, region: 'europe', language: 'en'},
  'east-coast': {...WALL, region: 'usEastCoast', language: 'en'},
  'germany-night': {...WALL, region: 'germany', mode: 'night'},
  mini: {
    region: 'germany',
    mode: 'day',
    width: 184,
    height: 274,
    cut: {centre: [10.2, 52.75], scale: 8600},
    sheet: {
      rose: {x: 80, y: 92, radius: 54},
      parallels: [51, 52, 53, 54],
      meridians: [8, 9, 10, 11, 12],
    },
    most: 15,
    apart: 95,
    size: 1.75,
  },
  'gift-card': {
    region: 'germany',
    mode: 'night',
    width: 86,
    height: 54,
    cut: {centre: [4.6, 51.1], height: 900},
    sheet: {rose: NOWHERE, parallels: [], meridians: []},
    size: 2,
    title: 'METARmap',
  },
};

/** The region's chart in the shape of the print, with its middle in the same place. */
function chartOf({region, cut, width, height}: Print): Chart {
  const base = {...CHARTS[region], ...cut};
  return width > height
    ? {...base, width: (base.height * width) / height}
    : {...base, height: (base.width * height) / width};
}

/** The airports of a print, large ones first. */
function airports(
  {region, most, apart = 0, size = 1, language = 'de'}: Print,
  chart: Chart,
) {
  const chosen: {
    x: number;
    y: number;
    icao: string;
    name: string;
    isHub: boolean;
  }[] = [];
  const bySize = placedStations(region).toSorted(
    (a, b) => Number(b.isHub) - Number(a.isHub),
  );
  for (const {icao, name, isHub, longitude, latitude} of bySize) {
    const {x, y} = project(chart, longitude, latitude);
    const toEdge = Math.min(x, chart.width - x, y, chart.height - y);
    const isFree = chosen.every(
      (one) => Math.hypot(one.x - x, one.y - y) > apart,
    );
    if (toEdge > 16 * size && isFree)
      chosen.push({x, y, icao, name: name[language], isHub});
  }
  return chosen.slice(0, most);
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Code and name beside each airport: in the first place with room, else the code alone. */
function labels(
  places: ReturnType<typeof airports>,
  chart: Chart,
  size: number,
) {
  const gap = 10 * size;
  const taken = places.map(({x, y}): Box => [
    x - gap,
    y - gap,
    x + gap,
    y + gap,
  ]);
  const isFree = (box: Box) =>
    Math.min(box[0], box[1], chart.width - box[2], chart.height - box[3]) > 4 &&
    taken.every(
      (t) =>
        t[0] >= box[2] || t[2] <= box[0] || t[1] >= box[3] || t[3] <= box[1],
    );
  return places.map(({x, y, icao, name, isHub}) => {
    const high = isHub || size > 1 ? 12.5 * Math.sqrt(size) : 10;
    for (const line of [name, '']) {
      const wide = Math.max(icao.length * 0.64, line.length * 0.46) * high;
      const tall = high * (line ? 1.75 : 1);
      const sides = [
        ['start', x + gap, x + gap, y - tall / 2],
        ['end', x - gap, x - gap - wide, y - tall / 2],
        ['middle', x, x - wide / 2, y + gap],
        ['middle', x, x - wide / 2, y - gap - tall],
      ] as const;
      for (const [anchor, at, left, top] of sides) {
        const box: Box = [left, top, left + wide, top + tall];
        if (!isFree(box)) continue;
        taken.push(box);
        return `<g text-anchor="${anchor}"><text x="${at}" y="${top + high * 0.8}" font-size="${high}" font-weight="700">${icao}</text><text x="${at}" y="${top + high * 1.6}" font-size="${high * 0.72}">${line}</text></g>`;
      }
    }
    return '';
  });
}

const font = (file: string, family: string, weight: number) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(`app/styles/fonts/${file}.woff2`, 'base64')})}`;

const FONTS =
  font('b612-700', 'B612', 700) +
  font('b612-400', 'B612', 400) +
  font('b612-mono-400', 'B612 Mono', 400);

const browser = await chromium.launch({executablePath: findChromium() ?? ''});

/** Writes a print and returns its lights. */
async function write(name: string, print: Print) {
  const {region, mode, width, height, size = 1, title} = print;
  const chart = chartOf(print);
  const places = airports(print, chart);
  const weather = (hour: number) =>
    places.map(({x, y}) =>
      categoryAt(hour, (x / chart.width) * 100, (y / chart.height) * 100),
    );
  const now = weather(HOUR);
  const [ink, halo] =
    mode === 'day' ? ['#33496b', '#fdfaf0'] : ['#b9c6e2', '#0e1629'];
  const marks = places.map(({x, y}, index) => {
    const color = COLORS[now[index] ?? 'vfr'];
    return mode === 'day'
      ? `<circle cx="${x}" cy="${y}" r="${7 * size}" fill="none" stroke="${ink}" stroke-width="${0.7 * size}"/>`
      : [
          [11, 0.16],
          [7.5, 0.3],
          [4.6, 1],
        ]
          .map(
            ([r = 0, opacity]) =>
              `<circle cx="${x}" cy="${y}" r="${r * size}" fill="${color}" fill-opacity="${opacity}"/>`,
          )
          .join('');
  });
  const words = title
    ? [`<text x="70" y="190" font-size="130" font-weight="700">${title}</text>`]
    : labels(places, chart, size);
  const {rose, ...sheet} = SHEETS[region];
  const base = CHARTS[region];
  const moved = {
    ...rose,
    x: rose.x + (chart.width - base.width) / 2,
    y: rose.y + (chart.height - base.height) / 2,
  };
  const svg = chartPicture(
    region,
    mode,
    chart,
    {...sheet, rose: moved, tolerance: 0.12, ...print.sheet},
    `${marks.join('')}<g class="t" fill="${ink}">${words.join('')}</g>`,
  ).replaceAll('ui-monospace,monospace', 'B612 Mono');
  const page = await browser.newPage({
    viewport: {
      width: Math.round(chart.width),
      height: Math.round(chart.height),
    },
    deviceScaleFactor: print.cut ? 2.6 : 5,
  });
  await page.setContent(
    `<style>${FONTS}*{margin:0}svg{display:block;width:100vw;height:100vh}.t{font-family:B612;paint-order:stroke;stroke:${halo};stroke-width:2.5px;stroke-linejoin:round}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({quality: 88})
    .toFile(`${TARGET}/${name}.webp`);
  await page.close();
  const millimetres = (units: number) =>
    Math.round((units * width * 100) / chart.width) / 100;
  return {
    width,
    height,
    lights: places.map(({icao, x, y}, index) => [
      ...[icao, millimetres(x), millimetres(y)],
      now[index]?.toUpperCase(),
    ]),
    weather: FILM.map((hour) => weather(hour).join(' ').toUpperCase()),
  };
}

const lights: Record<string, object> = {};
for (const [name, print] of Object.entries(PRINTS)) {
  lights[name] = await write(name, print);
}
await browser.close();
writeFileSync(`${TARGET}/lights.json`, `${JSON.stringify(lights)}\n`);
