import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {
  forEachLanguage,
  same,
  type CatalogueImage,
  type Metafield,
  type Metaobject,
} from '../domain/catalogue';
import type {Look, OptionDraft} from './catalogue-builder';

interface Color {
  readonly handle: string;
  readonly name: LocalizedText;
  /** In names of files, where it is not the handle: `-night` says there that a picture shows the night. */
  readonly file?: string;
  /** CSS hexadecimal colour. */
  readonly hex: string;
}

const COLORS = {
  oak: {handle: 'oak', name: text('Eiche', 'Oak'), hex: '#c8a26b'},
  walnut: {handle: 'walnut', name: text('Nussbaum', 'Walnut'), hex: '#5b3a24'},
  black: {handle: 'black', name: text('Schwarz', 'Black'), hex: '#1c1c1e'},
  white: {handle: 'white', name: text('Weiß', 'White'), hex: '#f2f0ea'},
  sand: {handle: 'sand', name: text('Sand', 'Sand'), hex: '#d8c3a5'},
  red: {handle: 'red', name: text('Signalrot', 'Signal red'), hex: '#c8352b'},
  blue: {handle: 'blue', name: text('Himmelblau', 'Sky blue'), hex: '#8ec5e8'},
  night: {
    handle: 'night',
    name: text('Nachtblau', 'Night blue'),
    file: 'navy',
    hex: '#12304f',
  },
  green: {
    handle: 'green',
    name: text('Dunkelgrün', 'Dark green'),
    hex: '#1f4436',
  },
  brass: {handle: 'brass', name: text('Messing', 'Brass'), hex: '#b08d57'},
  vfr: {handle: 'vfr', name: text('VFR-Grün', 'VFR green'), hex: '#22c55e'},
  mvfr: {handle: 'mvfr', name: text('MVFR-Blau', 'MVFR blue'), hex: '#3b82f6'},
  ifr: {handle: 'ifr', name: text('IFR-Rot', 'IFR red'), hex: '#ef4444'},
  lifr: {
    handle: 'lifr',
    name: text('LIFR-Magenta', 'LIFR magenta'),
    hex: '#d946ef',
  },
} as const satisfies Record<string, Color>;

/** Colours of the shop's goods. */
type ColorName = keyof typeof COLORS;

const NAMES = Object.keys(COLORS) as ColorName[];

/** An option whose values are colours with swatches, `pictures` on them in the colours' order. */
export function colorOption(
  name: LocalizedText,
  colors: readonly ColorName[],
  pictures: readonly CatalogueImage[] = [],
): OptionDraft {
  return {
    name,
    values: colors.map((color, index) => {
      const image = pictures[index];
      return {
        name: COLORS[color].name,
        swatch: {color: COLORS[color].hex, ...(image && {image})},
      };
    }),
  };
}

/**
 * A look for each colour; `alt` describes what is seen, and says where the colour stands with `{color}`.
 */
export function colorLooks(
  colors: readonly ColorName[],
  alt: LocalizedText,
): readonly Look[] {
  return colors.map((color) => {
    const {handle, name, file = handle}: Color = COLORS[color];
    return {
      file,
      alt: forEachLanguage((language) =>
        alt[language].replace(
          '{color}',
          language === 'DE' ? name.DE : withinSentence(name[language]),
        ),
      ),
    };
  });
}

/** "Sky blue" as "sky blue"; "VFR green" stays. */
function withinSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}

/** The colours as metaobjects, to which `custom.filter_color` refers. */
export const COLOR_METAOBJECTS: readonly Metaobject[] = NAMES.map((color) => {
  const {handle, name, hex} = COLORS[color];
  return {
    id: colorId(color),
    type: 'color',
    handle,
    fields: [
      {key: 'label', type: 'single_line_text_field', value: name},
      {key: 'color', type: 'color', value: same(hex)},
    ],
  };
});

/** Metafield `custom.filter_color`: the colours by which a product can be found. */
export function filterColors(colors: readonly ColorName[]): Metafield {
  return {
    namespace: 'custom',
    key: 'filter_color',
    value: {type: 'list.metaobject_reference', ids: colors.map(colorId)},
  };
}

function colorId(color: ColorName): string {
  return `gid://shopify/Metaobject/${77_400_000_000 + NAMES.indexOf(color)}`;
}
