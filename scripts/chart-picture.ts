import {CHART, project} from '../app/lib/weather/projection';
import {chartOutlines, type Outlines} from './chart-outlines';

/** Inks of one colour mode; relatives of the tokens in `app/styles/theme.css`. */
interface Inks {
  /** Water near the middle of the chart and towards its edge. */
  readonly water: readonly [string, string];
  /** Land beyond the neighbours, of the neighbours, of Germany. */
  readonly land: readonly [string, string, string];
  readonly coast: string;
  /** Band of shallow water along the coast. */
  readonly shore: string;
  readonly border: string;
  readonly line: string;
  readonly ink: string;
  readonly rose: string;
}

/** The two pictures of the chart: printed on paper, and lit from above at night. */
export const MODES = {
  day: {
    water: ['#dbe7ec', '#cfdfe8'],
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
} as const satisfies Record<string, Inks>;

/** Where the decorative compass stands: open water of the North Sea. */
const ROSE = {x: 104, y: 136, radius: 62};

/** Full degrees along the edges that get a figure. */
const FIGURES = {
  parallels: [47, 49, 51, 53, 55],
  meridians: [6, 8, 10, 12, 14, 16],
};

let outlines: Outlines | undefined;

/** The chart without its lights as an SVG document, the same at every call. */
export function chartPicture(mode: keyof typeof MODES): string {
  outlines ??= chartOutlines();
  const {land, region, germany, borders, graticule} = outlines;
  const ink: Inks = MODES[mode];
  const {width, height} = CHART;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<radialGradient id="w" cx=".45" cy=".45" r=".75"><stop stop-color="${ink.water[0]}"/><stop offset="1" stop-color="${ink.water[1]}"/></radialGradient>`,
    `<path fill="url(#w)" d="M0 0h${width}v${height}H0z"/>`,
    `<defs><path id="l" stroke-linejoin="round" d="${land}"/></defs>`,
    `<use href="#l" stroke="${ink.shore}" stroke-width="9"/>`,
    `<use href="#l" fill="${ink.land[0]}"/>`,
    `<path fill="${ink.land[1]}" d="${region}"/>`,
    `<path fill="${ink.land[2]}" d="${germany}"/>`,
    `<path fill="none" stroke="${ink.line}" stroke-opacity=".28" d="${graticule}"/>`,
    `<use href="#l" fill="none" stroke="${ink.coast}" stroke-width="1.2"/>`,
    `<path fill="none" stroke="${ink.border}" stroke-width="1.5" stroke-dasharray="9 2.5 1.5 2.5" d="${borders}"/>`,
    rose(ink),
    figures(ink),
    '</svg>\n',
  ].join('\n');
}

/** A compass card as charts print it around a radio beacon. */
function rose({rose: color, ink}: Inks): string {
  const {x, y, radius} = ROSE;
  const ticks = Array.from({length: 72}, (_, index) => {
    const angle = (index * 5 * Math.PI) / 180;
    const inner = radius - (index % 18 === 0 ? 16 : index % 2 === 0 ? 9 : 5);
    const at = (distance: number) =>
      `${(x + distance * Math.sin(angle)).toFixed(1)} ${(y - distance * Math.cos(angle)).toFixed(1)}`;
    return `M${at(inner)}L${at(radius)}`;
  }).join('');
  return [
    `<g fill="none" stroke="${color}"><circle cx="${x}" cy="${y}" r="${radius}" stroke-width="1.4"/><path d="${ticks}"/>`,
    `<path fill="${color}" stroke="none" d="M${x} ${y - 50}l6 40-6 10-6-10z"/>`,
    `<path d="M${x} ${y + 50}l6-40-6-10-6 10zM${x - 44} ${y}h28m32 0h28"/></g>`,
    `<text x="${x}" y="${y - radius - 9}" fill="${ink}" font-family="ui-monospace,monospace" font-size="15" text-anchor="middle">N</text>`,
  ].join('');
}

/** Degrees in the margin of the chart. */
function figures({ink}: Inks): string {
  const texts = [
    ...FIGURES.parallels.map((latitude) => {
      const {y} = project(edgeLongitude(latitude), latitude);
      return `<text x="10" y="${y.toFixed(0)}">${latitude}°</text>`;
    }),
    ...FIGURES.meridians.map((longitude) => {
      const {x} = project(longitude, 45.8);
      return `<text x="${x.toFixed(0)}" y="${CHART.height - 10}">${longitude}°</text>`;
    }),
  ];
  return `<g fill="${ink}" font-family="ui-monospace,monospace" font-size="15">${texts.join('')}</g>`;
}

/** The longitude at which a parallel meets the left edge, to a tenth of a degree. */
function edgeLongitude(latitude: number): number {
  let longitude = 6;
  while (project(longitude, latitude).x > 12) longitude -= 0.1;
  return longitude;
}

/** Where the picture of a mode is kept. */
export function chartFile(mode: keyof typeof MODES): URL {
  return new URL(`../app/components/map/chart-${mode}.svg`, import.meta.url);
}
