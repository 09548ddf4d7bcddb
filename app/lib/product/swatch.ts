/** At least one of the two is set. */
export interface SwatchView {
  readonly color: string | null;
  readonly image: string | null;
}

interface ShopifySwatch {
  readonly color?: string | null;
  readonly image?: {
    readonly previewImage?: {readonly url: string} | null;
  } | null;
}

/** A hexadecimal colour or a colour name: nothing else may enter a style. */
const PLAIN_COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30})$/i;

/** A merchant's swatch, or `null` when there is nothing to show. */
export function swatchView(
  swatch: ShopifySwatch | null | undefined,
): SwatchView | null {
  const color = PLAIN_COLOR.test(swatch?.color ?? '') ? swatch?.color : null;
  const image = swatch?.image?.previewImage?.url ?? null;
  return color || image ? {color: color ?? null, image} : null;
}

/** The colour (CSS) of the first of the chosen values whose swatch has one; `null` without one. */
export function colorOfChoice(
  options: readonly {
    readonly name: string;
    readonly optionValues: readonly {
      readonly name: string;
      readonly swatch?: ShopifySwatch | null;
    }[];
  }[],
  chosen: readonly {readonly name: string; readonly value: string}[],
): string | null {
  for (const {name, optionValues} of options) {
    const value = chosen.find((option) => option.name === name)?.value;
    const {swatch} = optionValues.find((each) => each.name === value) ?? {};
    const color = swatchView(swatch)?.color;
    if (color) return color;
  }
  return null;
}
