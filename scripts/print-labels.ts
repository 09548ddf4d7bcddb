/** Where labels stand on a print: none touches another, a light, a figure or the edge. Units are those of the chart. */

export type Box = readonly [
  left: number,
  top: number,
  right: number,
  bottom: number,
];

export interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly wide: number;
  /** From the base line. */
  readonly up: number;
  readonly down: number;
}

export interface Airport {
  readonly x: number;
  readonly y: number;
  /** The code, and the name of a large one. */
  readonly lines: readonly Line[];
}

interface Sheet {
  readonly spaces: Spaces;
  readonly width: number;
  readonly height: number;
  /** Figures of the graticule and the like. */
  readonly fixed: readonly Box[];
  readonly rose: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  };
  /** The chart without labels, grey. */
  readonly tone: {
    readonly pixels: Uint8Array;
    readonly width: number;
    readonly height: number;
  };
}

interface Label {
  readonly box: Box;
  /** What it costs where it stands, whatever the others do. */
  readonly cost: number;
  readonly lines: readonly (Line & {readonly x: number; readonly y: number})[];
}

/** Of the maps of the wall; the small one has larger `spaces`. */
export interface Spaces {
  /** From the middle of a light to its label. */
  readonly gap: number;
  /** A light with its collar and its ring of colour. */
  readonly light: number;
  /** Between two labels, beside and above each other. */
  readonly beside: number;
  readonly above: number;
  /** To the edge of what is seen. */
  readonly edge: number;
  /** From a code's base line to its name's. */
  readonly step: number;
}

/** East is where one looks first; then west. */
const SIDES = [
  ['e', 0],
  ['w', 1],
  ['ne', 1.6],
  ['se', 1.6],
  ['nw', 2.2],
  ['sw', 2.2],
  ['s', 2.4],
  ['n', 2.6],
] as const;
const NO_NAME = 9;

const apart = (a: Box, b: Box) =>
  [
    Math.max(a[0] - b[2], b[0] - a[2]),
    Math.max(a[1] - b[3], b[1] - a[3]),
  ] as const;

const collide = (a: Box, b: Box, beside: number, above: number) => {
  const [x, y] = apart(a, b);
  return x < beside && y < above;
};

const toPoint = ([left, top, right, bottom]: Box, x: number, y: number) =>
  Math.hypot(
    Math.max(left - x, 0, x - right),
    Math.max(top - y, 0, y - bottom),
  );

function candidates(
  airport: Airport,
  all: readonly Airport[],
  sheet: Sheet,
): Label[] {
  const {gap, light, edge, step} = sheet.spaces;
  const {x, y} = airport;
  const result: Label[] = [];
  for (const lines of airport.lines.length > 1
    ? [airport.lines, airport.lines.slice(0, 1)]
    : [airport.lines]) {
    const wide = Math.max(...lines.map((line) => line.wide));
    const [code] = lines;
    if (!code) continue;
    const second = lines[1];
    const tall = second ? code.up + step + second.down : code.up;
    const middle = second ? code.up + step : code.up;
    const diagonal = gap * 0.72;
    for (const [side, cost] of SIDES) {
      const isEast = side.includes('e');
      const isWest = side.includes('w');
      const away = side.length === 2 ? diagonal : gap;
      const left = isEast ? x + away : isWest ? x - away - wide : x - wide / 2;
      const top = side.includes('n')
        ? y - away - tall
        : side.includes('s')
          ? y + away
          : y - middle / 2;
      const box: Box = [left, top, left + wide, top + tall];
      if (
        Math.min(left, top, sheet.width - box[2], sheet.height - box[3]) < edge
      )
        continue;
      if (sheet.fixed.some((one) => collide(box, one, 4, 2))) continue;
      if (
        all.some(
          (one) =>
            toPoint(box, one.x, one.y) < light * (one === airport ? 0.9 : 1.3),
        )
      )
        continue;
      const near = all.filter(
        (one) => one !== airport && toPoint(box, one.x, one.y) < gap * 1.3,
      ).length;
      result.push({
        box,
        cost:
          cost +
          near * 2.5 +
          covered(box, sheet) +
          (lines.length < airport.lines.length ? NO_NAME : 0),
        lines: lines.map((line, index) => ({
          ...line,
          x: isEast
            ? left
            : isWest
              ? left + wide - line.wide
              : x - line.wide / 2,
          y: top + code.up + index * step,
        })),
      });
    }
  }
  return result.sort((a, b) => a.cost - b.cost);
}

/** Lines of the chart below a label: coasts disturb, a grid hardly. */
function covered([left, top, right, bottom]: Box, {tone, rose}: Sheet): number {
  let steep = 0;
  for (let row = Math.round(top); row <= bottom; row += 1) {
    for (let column = Math.round(left); column <= right; column += 1) {
      const at = row * tone.width + column;
      const here = tone.pixels[at] ?? 0;
      const step = Math.max(
        Math.abs(here - (tone.pixels[at + 1] ?? here)),
        Math.abs(here - (tone.pixels[at + tone.width] ?? here)),
      );
      if (step > 30) steep += 1;
    }
  }
  const inRose =
    toPoint([left, top, right, bottom], rose.x, rose.y) < rose.radius + 2
      ? 3
      : 0;
  return steep / 50 + inRose;
}

/** The cheapest places in which no two labels touch, found by mending the worst again and again; deterministic. */
export function placedLabels(
  airports: readonly Airport[],
  sheet: Sheet,
): Label[] {
  const {beside, above} = sheet.spaces;
  const choices = airports.map((one) => candidates(one, airports, sheet));
  choices.forEach((some, index) => {
    if (some.length === 0)
      throw new Error(`No place for ${airports[index]?.lines[0]?.text}`);
  });
  let seed = 7;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  const HIT = 40;
  const costOf = (state: readonly number[], index: number, choice: number) => {
    const label = choices[index]?.[choice];
    if (!label) return Infinity;
    let cost = label.cost;
    state.forEach((other, at) => {
      const one = choices[at]?.[other];
      if (at !== index && one && collide(label.box, one.box, beside, above))
        cost += HIT;
    });
    return cost;
  };
  const total = (state: readonly number[]) => {
    let sum = 0;
    state.forEach((choice, index) => {
      const own = choices[index]?.[choice]?.cost ?? 0;
      // Each hit is counted by both.
      sum += own + (costOf(state, index, choice) - own) / 2;
    });
    return sum;
  };
  let best: number[] = choices.map(() => 0);
  let least = total(best);
  for (let run = 0; run < 6; run += 1) {
    const state =
      run === 0
        ? [...best]
        : choices.map((some) => Math.floor(random() * some.length));
    for (let turn = 0; turn < 24000; turn += 1) {
      const heat = 8 * (1 - turn / 24000) ** 2 + 0.01;
      const index = Math.floor(random() * state.length);
      const some = choices[index] ?? [];
      const next = Math.floor(random() * some.length);
      const worse =
        costOf(state, index, next) - costOf(state, index, state[index] ?? 0);
      if (worse <= 0 || random() < Math.exp(-worse / heat)) state[index] = next;
    }
    const sum = total(state);
    if (sum < least) [best, least] = [[...state], sum];
  }
  return best.map((choice, index) => {
    const label = choices[index]?.[choice];
    if (!label) throw new Error('no label');
    return label;
  });
}

/** Every pair of labels, of label and light, of label and figure: what touches, and the nearest that do not. */
export function touching(
  airports: readonly Airport[],
  labels: readonly Label[],
  figures: readonly Box[],
  {light, beside, above}: Spaces,
) {
  const faults: string[] = [];
  const gaps: [number, string][] = [];
  const code = (index: number) => airports[index]?.lines[0]?.text ?? '';
  labels.forEach((label, index) => {
    labels.slice(index + 1).forEach((other, offset) => {
      const pair = `${code(index)}–${code(index + 1 + offset)}`;
      if (collide(label.box, other.box, beside, above)) faults.push(pair);
      const [x, y] = apart(label.box, other.box);
      gaps.push([Math.hypot(Math.max(x, 0), Math.max(y, 0)), pair]);
    });
    airports.forEach((one, at) => {
      if (toPoint(label.box, one.x, one.y) < light * (at === index ? 0.9 : 1.3))
        faults.push(`${code(index)}–light of ${code(at)}`);
    });
    figures.forEach((figure) => {
      if (collide(label.box, figure, 4, 2))
        faults.push(`${code(index)}–figure at ${figure[0]} ${figure[1]}`);
    });
  });
  gaps.sort(([a], [b]) => a - b);
  return {
    faults,
    nearest: gaps.slice(0, 8).map(([gap, pair]) => `${pair} ${gap.toFixed(1)}`),
  };
}
