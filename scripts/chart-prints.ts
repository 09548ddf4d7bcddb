/**
 * Writes what is printed on the maps of the wall, from the charts of the site. Where lights are is `lights.json`;
 * labels find their places by rule: see `placedLabels`.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {chromium, type Page} from 'playwright';
import sharp from 'sharp';
import type {LocaleCode} from '../app/lib/i18n/locale';
import type {RegionKey} from '../app/lib/i18n/market-facts';
import {placedStations} from '../app/lib/weather/placed-stations';
import {CHARTS, type Chart} from '../app/lib/weather/projection';
import {chartPicture, figurePlaces, SHEETS} from './chart-picture';
import {findChromium} from './chromium';
import {
  placedLabels,
  touching,
  type Box,
  type Line,
  type Spaces,
} from './print-labels';

const PRINTS = process.env.PRINTS ?? 'local-shop/pictures/prints';
const TARGET = process.env.OUT ?? PRINTS;

interface Print {
  readonly region: RegionKey;
  readonly language: LocaleCode;
  /** In units of the chart: codes of large airports and of small ones, names, rings. */
  readonly large: number;
  readonly code: number;
  readonly name: number;
  readonly ring: number;
  readonly spaces: Spaces;
  /** Pixels per unit. */
  readonly scale: number;
  /** Of another part of the region than its chart. */
  readonly cut?: Partial<Chart>;
  readonly sheet?: Partial<(typeof SHEETS)[RegionKey]>;
}

const WALL = {
  large: 17,
  code: 15,
  name: 12.5,
  ring: 7,
  spaces: {gap: 12.5, light: 9.5, beside: 8, above: 3.5, edge: 5, step: 13.6},
  scale: 5,
};
const MINI = {
  large: 34,
  code: 34,
  name: 24,
  ring: 12.25,
  spaces: {gap: 22, light: 15, beside: 14, above: 8, edge: 10, step: 26},
  scale: 2.6,
};

const ALL: Readonly<Record<string, Print>> = {
  germany: {...WALL, region: 'germany', language: 'de', scale: 8},
  alps: {...WALL, region: 'alps', language: 'de'},
  europe: {...WALL, region: 'europe', language: 'en', code: 13.5},
  'east-coast': {...WALL, region: 'usEastCoast', language: 'en'},
  mini: {
    ...MINI,
    region: 'germany',
    language: 'de',
    cut: {centre: [10.2, 52.75], scale: 8600},
    sheet: {
      rose: {x: 80, y: 92, radius: 54},
      parallels: [51, 52, 53, 54],
      meridians: [8, 9, 10, 11, 12],
    },
  },
  'mini-south': {
    ...MINI,
    region: 'germany',
    language: 'de',
    cut: {centre: [10.55, 48.6], scale: 8600},
    sheet: {
      rose: {x: -900, y: 0, radius: 9},
      parallels: [47, 48, 49, 50],
      meridians: [8, 9, 10, 11, 12],
    },
  },
  'mini-alps': {
    ...MINI,
    region: 'alps',
    language: 'de',
    cut: {width: 660, height: 900, centre: [10.6, 46.1], scale: 8600},
    sheet: {
      rose: {x: 167, y: 886, radius: 50},
      parallels: [44, 45, 46, 47, 48],
      meridians: [8, 9, 10, 11, 12, 13],
    },
  },
  'mini-east-coast': {
    ...MINI,
    region: 'usEastCoast',
    language: 'en',
    cut: {centre: [-73.6, 41.2], scale: 4700},
    sheet: {
      rose: {x: 573, y: 798, radius: 54},
      parallels: [38, 40, 42, 44],
      meridians: [-78, -76, -74, -72, -70],
    },
  },
};

/** Large airports: of the site's list, also where its own chart has no room for them. */
const HUBS = new Set(
  'EDDF EDDM EDDB EDDH EDDS EDDV EDDP EHAM LSZH LSGG LKPR EKCH EKBI LOWI LOWG EDDN LIMC LIPZ LOWW LJLJ LFMN LIPE EGLL EGPH EIDW LFPG LFBO LEMD LEBL LPPT LIRF ENGM ESSA EFHK EPWA LHBP LROP LGAV KJFK KATL KBOS KPHL KIAD KCLT KMCO KMIA KPIT KBUF KRDU KCHS KJAX KBGR'.split(
    ' ',
  ),
);
const INK = '#2b3952';
const HALO = '#fdfaf0';

interface Lights {
  readonly width: number;
  readonly height: number;
  readonly lights: readonly (readonly [string, number, number, string])[];
}

const data = JSON.parse(
  readFileSync(`${PRINTS}/lights.json`, 'utf8'),
) as Record<string, Lights>;

const font = (file: string, family: string, weight: number) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(`app/styles/fonts/${file}.woff2`, 'base64')})}`;

const FONTS = ['b612-700', 'b612-more-700']
  .map((file) => font(file, file, 700))
  .concat(['b612-400', 'b612-more-400'].map((file) => font(file, file, 400)))
  .concat(font('b612-mono-400', 'B612 Mono', 400))
  .join('');
const FAMILY = {
  700: "'b612-700','b612-more-700'",
  400: "'b612-400','b612-more-400'",
};

const browser = await chromium.launch({executablePath: findChromium() ?? ''});

/** Width and reach above and below the base line of each text, in units of its size. */
async function measures(
  page: Page,
  texts: readonly string[],
  weight: 400 | 700,
) {
  return new Map(
    await page.evaluate(
      ([words, style]) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = style;
        return words.map((word) => {
          const m = pen.measureText(word);
          return [
            word,
            {
              wide: m.width / 1000,
              up: m.actualBoundingBoxAscent / 1000,
              down: m.actualBoundingBoxDescent / 1000,
            },
          ] as const;
        });
      },
      [texts, `${weight} 1000px ${FAMILY[weight]}`] as const,
    ),
  );
}

async function write(name: string, print: Print) {
  const {region, language, spaces, scale} = print;
  const lights = data[name];
  if (!lights) throw new Error(name);
  const base = {...CHARTS[region], ...print.cut};
  const chart: Chart =
    lights.width > lights.height
      ? {...base, width: (base.height * lights.width) / lights.height}
      : {...base, height: (base.width * lights.height) / lights.width};
  const unit = chart.width / lights.width;
  const stations = new Map(placedStations(region).map((s) => [s.icao, s]));
  const places = lights.lights.map(([icao, x, y]) => {
    const station = stations.get(icao);
    if (!station) throw new Error(icao);
    return {
      icao,
      x: x * unit,
      y: y * unit,
      name: station.name[language],
      isHub: station.isHub || (print.cut === undefined && HUBS.has(icao)),
    };
  });
  const {rose, ...sheet} = SHEETS[region];
  const moved = {
    ...rose,
    x: rose.x + (chart.width - base.width) / 2,
    y: rose.y + (chart.height - base.height) / 2,
  };
  const whole = {...sheet, rose: moved, tolerance: 0.12, ...print.sheet};
  const page = await browser.newPage({
    viewport: {
      width: Math.round(chart.width * scale),
      height: Math.round(chart.height * scale),
    },
  });
  const show = async (marks: string) => {
    const svg = chartPicture(region, 'day', chart, whole, marks).replaceAll(
      'ui-monospace,monospace',
      'B612 Mono',
    );
    await page.setContent(
      `<style>${FONTS}*{margin:0;text-rendering:geometricPrecision}svg{display:block;width:100vw;height:100vh}.t{paint-order:stroke;stroke:${HALO};stroke-width:${print.code / 6}px;stroke-linejoin:round}</style>${svg}`,
    );
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((face) => face.load()));
    });
    return sharp(await page.screenshot({timeout: 200000}));
  };
  const rings = places
    .map(
      ({x, y}) =>
        `<circle cx="${x}" cy="${y}" r="${print.ring}" fill="none" stroke="${INK}" stroke-width="${print.ring / 10}"/>`,
    )
    .join('');
  // What a label would cover: lines of the chart, from how steep its tones are.
  const plain = await (
    await show('')
  )
    .resize(Math.round(chart.width), Math.round(chart.height))
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true});
  const codes = await measures(
    page,
    places.map(({icao}) => icao),
    700,
  );
  const names = await measures(
    page,
    places.map((place) => place.name),
    400,
  );
  const airports = places.map(({icao, name: word, isHub, x, y}) => {
    const size = isHub ? print.large : print.code;
    const line = (
      text: string,
      of: typeof codes,
      px: number,
      weight: 400 | 700,
    ): Line => {
      const m = of.get(text);
      if (!m) throw new Error(text);
      return {
        text,
        size: px,
        weight,
        wide: m.wide * px,
        up: m.up * px,
        down: m.down * px,
      };
    };
    return {
      x,
      y,
      lines: [
        line(icao, codes, size, 700),
        ...(isHub ? [line(word, names, print.name, 400)] : []),
      ],
    };
  });
  const figures: Box[] = figurePlaces(chart, whole).map(({x, y, text}) => [
    x,
    y - 11,
    x + text.length * 9.2,
    y + 0.5,
  ]);
  const labels = placedLabels(airports, {
    width: chart.width,
    height: chart.height,
    fixed: [
      ...figures,
      [
        whole.rose.x - 6,
        whole.rose.y - whole.rose.radius - 21,
        whole.rose.x + 6,
        whole.rose.y - whole.rose.radius - 8,
      ],
    ],
    rose: whole.rose,
    spaces,
    tone: {
      pixels: plain.data,
      width: plain.info.width,
      height: plain.info.height,
    },
  });
  const found = touching(airports, labels, figures, spaces);
  console.log(
    name,
    `${airports.length} labels, ${(airports.length * (airports.length - 1)) / 2} pairs of labels, ${airports.length ** 2} of label and light, ${airports.length * figures.length} of label and figure; touching:`,
    found.faults.length ? found.faults : 'none',
    'nearest:',
    found.nearest.slice(0, 4).join(', '),
    'without name:',
    airports
      .filter((a, i) => a.lines.length > 1 && labels[i]?.lines.length === 1)
      .map((a) => a.lines[0]?.text)
      .join(' ') || '-',
  );
  const words = labels.map(({lines}) =>
    lines
      .map(
        ({x, y, text, size, weight}) =>
          `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="${size}" font-weight="${weight}" font-family="${FAMILY[weight]}">${text}</text>`,
      )
      .join(''),
  );
  const picture = await show(
    `${rings}<g class="t" fill="${INK}">${words.join('')}</g>`,
  );
  await picture.webp({quality: 88}).toFile(`${TARGET}/${name}.webp`);
  await page.close();
}

const wanted = process.argv.slice(2);
for (const [name, print] of Object.entries(ALL)) {
  if (wanted.length === 0 || wanted.includes(name)) await write(name, print);
}
await browser.close();
