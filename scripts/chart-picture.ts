import type {RegionKey} from '../app/lib/i18n/market-facts';
import {CHARTS, project, type Chart} from '../app/lib/weather/projection';
import {chartOutlines, type Sheet} from './chart-outlines';

/** Colours by day and by night; near to those of `app/styles/theme.css`. */
export const MODES = {
  day: {
    /** In the middle and towards the edge. */
    water: ['#dbe7ec', '#cfdfe8'],
    /** Far from the region, around it, and its own. */
    land: ['#ece7d8', '#f4efe0', '#fdfaf0'],
    coast: '#6f95bd',
    shore: '#bfd5e4',
    border: '#b98aa8',
    line: '#5c92d8',
    ink: '#5f789b',
    rose: '#9db7d6',
  },
  night: {
    water: ['#0a1226', '#050914'],
    land: ['#0e1629', '#141f38', '#1b2a4a'],
    coast: '#3f5f97',
    shore: '#0f1b38',
    border: '#5b4a7c',
    line: '#5a78b4',
    ink: '#6f86b3',
    rose: '#2c4470',
  },
} as const;

type Mode = keyof typeof MODES;
type Inks = (typeof MODES)[Mode];

interface Decoration {
  /** Of the decorative compass: open water, where there is some. */
  readonly rose: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  };
  /** Full degrees that have a figure at the edges. */
  readonly parallels: readonly number[];
  readonly meridians: readonly number[];
}

export const SHEETS: Readonly<Record<RegionKey, Sheet & Decoration>> = {
  germany: {
    own: ['276'],
    // Denmark, Poland, Czechia, Austria, Switzerland, France, Benelux.
    near: ['208', '616', '203', '040', '756', '250', '442', '056', '528'],
    tolerance: 0.8,
    graticule: {
      west: -4,
      south: 43,
      east: 27,
      north: 59,
      step: 1,
    },
    rose: {x: 104, y: 136, radius: 62},
    parallels: [47, 49, 51, 53, 55],
    meridians: [6, 8, 10, 12, 14, 16],
  },
  alps: {
    // Switzerland, Liechtenstein, Austria, Slovenia.
    own: ['756', '438', '040', '705'],
    // Germany, France, Italy, Croatia.
    near: ['276', '250', '380', '191'],
    tolerance: 0.8,
    graticule: {
      west: 0,
      south: 40,
      east: 22,
      north: 52,
      step: 1,
    },
    rose: {x: 648, y: 556, radius: 44},
    parallels: [44, 45, 46, 47, 48],
    meridians: [6, 8, 10, 12, 14, 16],
  },
  europe: {
    // Of Europe all is its own but what lies beyond its south and east. Natural Earth
    // has no number for Kosovo.
    own: [
      ...['276', '208', '616', '203', '040', '756', '250', '442', '056', '528'],
      ...['826', '372', '724', '620', '380', '752', '578', '246', '233', '428'],
      ...['440', '703', '348', '705', '191', '070', '688', '499', '008', '807'],
      ...['300', '642', '100', '438', '470', '020', '492', '674'],
      ...['352', 'undefined'],
    ],
    near: ['112', '804', '498', '643'],
    tolerance: 1.5,
    graticule: {
      west: -60,
      south: 20,
      east: 70,
      north: 82,
      step: 5,
    },
    rose: {x: 92, y: 268, radius: 50},
    parallels: [40, 45, 50, 55, 60],
    meridians: [0, 10, 20],
  },
  usEastCoast: {
    own: ['840'],
    near: ['124'],
    tolerance: 0.8,
    graticule: {
      west: -100,
      south: 15,
      east: -52,
      north: 55,
      step: 2,
    },
    rose: {x: 536, y: 640, radius: 62},
    parallels: [26, 30, 34, 38, 42, 46],
    meridians: [-84, -80, -76, -72, -68],
  },
};

const outlines = new Map<Chart, ReturnType<typeof chartOutlines>>();

/**
 * A region's chart without its lights, as an SVG document; deterministic. Prints
 * (`chart-prints.ts`) have a cut, a sheet and `marks` of their own.
 */
export function chartPicture(
  region: RegionKey,
  mode: Mode,
  chart = CHARTS[region],
  sheet = SHEETS[region],
  marks = '',
): string {
  const lines = outlines.get(chart) ?? chartOutlines(chart, sheet);
  outlines.set(chart, lines);
  const {land, near, own, borders, graticule} = lines;
  const ink = MODES[mode];
  const {width, height} = chart;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<radialGradient id="w" cx=".45" cy=".45" r=".75"><stop stop-color="${ink.water[0]}"/><stop offset="1" stop-color="${ink.water[1]}"/></radialGradient>`,
    `<path fill="url(#w)" d="M0 0h${width}v${height}H0z"/>`,
    `<defs><path id="l" stroke-linejoin="round" d="${land}"/></defs>`,
    `<use href="#l" stroke="${ink.shore}" stroke-width="9"/>`,
    `<use href="#l" fill="${ink.land[0]}"/>`,
    `<path fill="${ink.land[1]}" d="${near}"/>`,
    `<path fill="${ink.land[2]}" d="${own}"/>`,
    `<path fill="none" stroke="${ink.line}" stroke-opacity=".28" d="${graticule}"/>`,
    `<use href="#l" fill="none" stroke="${ink.coast}" stroke-width="1.2"/>`,
    `<path fill="none" stroke="${ink.border}" stroke-width="1.5" stroke-dasharray="9 2.5 1.5 2.5" d="${borders}"/>`,
    rose(ink, sheet),
    figures(ink, chart, sheet) + marks,
    '</svg>\n',
  ].join('\n');
}

/** A compass card as charts print it around a radio beacon. */
function rose({rose: color, ink}: Inks, {rose: place}: Decoration): string {
  const {x, y, radius} = place;
  const part = (share: number) => Math.round(share * radius);
  const ticks = Array.from({length: 72}, (_, index) => {
    const angle = (index * 5 * Math.PI) / 180;
    const inner = radius - (index % 18 === 0 ? 16 : index % 2 === 0 ? 9 : 5);
    const at = (distance: number) =>
      `${(x + distance * Math.sin(angle)).toFixed(1)} ${(y - distance * Math.cos(angle)).toFixed(1)}`;
    return `M${at(inner)}L${at(radius)}`;
  }).join('');
  return [
    `<g fill="none" stroke="${color}"><circle cx="${x}" cy="${y}" r="${radius}" stroke-width="1.4"/><path d="${ticks}"/>`,
    `<path fill="${color}" stroke="none" d="M${x} ${y - part(0.8)}l6 ${part(0.65)}-6 ${part(0.15)}-6-${part(0.15)}z"/>`,
    `<path d="M${x} ${y + part(0.8)}l6-${part(0.65)}-6-${part(0.15)}-6 ${part(0.15)}zM${x - part(0.7)} ${y}h${part(0.45)}m${part(0.5)} 0h${part(0.45)}"/></g>`,
    `<text x="${x}" y="${y - radius - 9}" fill="${ink}" font-family="ui-monospace,monospace" font-size="15" text-anchor="middle">N</text>`,
  ].join('');
}

export function figurePlaces(
  chart: Chart,
  {parallels, meridians}: Decoration,
): {x: number; y: number; text: string}[] {
  return [
    ...parallels.map((latitude) => {
      const {y} = project(chart, leftEdge(chart, latitude), latitude);
      return {x: 10, y: Math.round(y), text: `${Math.abs(latitude)}°`};
    }),
    ...meridians.map((longitude) => {
      const {x} = project(chart, longitude, lowerEdge(chart, longitude));
      return {
        x: Math.round(x),
        y: chart.height - 10,
        text: `${Math.abs(longitude)}°`,
      };
    }),
  ];
}

function figures({ink}: Inks, chart: Chart, sheet: Decoration): string {
  const texts = figurePlaces(chart, sheet).map(
    ({x, y, text}) => `<text x="${x}" y="${y}">${text}</text>`,
  );
  return `<g fill="${ink}" font-family="ui-monospace,monospace" font-size="15">${texts.join('')}</g>`;
}

/** The longitude at which a parallel meets the left edge, to a tenth of a degree. */
function leftEdge(chart: Chart, latitude: number): number {
  let [longitude] = chart.centre;
  while (project(chart, longitude, latitude).x > 12) longitude -= 0.1;
  return longitude;
}

/** The latitude at which a meridian meets the lower edge, to a tenth of a degree. */
function lowerEdge(chart: Chart, longitude: number): number {
  let [, latitude] = chart.centre;
  while (project(chart, longitude, latitude).y < chart.height) latitude -= 0.1;
  return latitude;
}
