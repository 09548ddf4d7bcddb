/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

/** Contrast of text that WCAG 2.2 asks for at level AA (1.4.3). */
const CONTRAST = 4.5;

/** Colours of `theme.css`: per colour mode the ground on which a colour is hardest to read, and our text on it. */
const MODES = {
  light: {ground: '#eae6d8', on: '#fdfbf4', toward: [0, 0, 0]},
  dark: {ground: '#18233d', on: '#0a1020', toward: [255, 255, 255]},
} as const satisfies Record<string, {ground: string; on: string; toward: Rgb}>;

const STEPS = 50;

interface ModeColors {
  /** Colour of links, buttons and marks. */
  readonly accent: string;
  /** Colour of buttons below the pointer. */
  readonly strong: string;
  /** Colour of text on the accent. */
  readonly on: string;
}

export type BrandColors = Readonly<Record<keyof typeof MODES, ModeColors>>;

/**
 * The merchant's colour for both colour modes: as it is where it can be read on our grounds, else
 * the nearest shade that can. `null` for a text that is no colour (`#rrggbb`).
 */
export function brandColors(
  hex: string | null | undefined,
): BrandColors | null {
  const color = rgbOf(hex ?? '');
  if (!color) return null;
  const inMode = (mode: keyof typeof MODES): ModeColors => {
    const {ground, on, toward} = MODES[mode];
    const accent = nearest(color, rgbOf(ground) ?? toward, toward);
    return {
      accent: hexOf(accent),
      strong: hexOf(mixed(accent, toward, 0.2)),
      on,
    };
  };
  return {light: inMode('light'), dark: inMode('dark')};
}

/** Steps towards black or white until the contrast suffices, which keeps the hue. */
function nearest(color: Rgb, ground: Rgb, toward: Rgb): Rgb {
  for (let step = 0; step < STEPS; step++) {
    const shade = mixed(color, toward, step / STEPS);
    if (contrast(shade, ground) >= CONTRAST) return shade;
  }
  return toward;
}

function mixed(color: Rgb, toward: Rgb, part: number): Rgb {
  const at = (index: 0 | 1 | 2) =>
    Math.round(color[index] + (toward[index] - color[index]) * part);
  return [at(0), at(1), at(2)];
}

/** Contrast ratio of two colours, as WCAG defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The channels of `#rrggbb`; `null` for anything else. */
export function rgbOf(hex: string): Rgb | null {
  const [, ...parts] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim()) ?? [];
  const [red, green, blue] = parts.map((part) => parseInt(part, 16));
  return red === undefined || green === undefined || blue === undefined
    ? null
    : [red, green, blue];
}

function hexOf(color: Rgb): string {
  const digits = color.map((value) => value.toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
