/** Colour or picture of an option value; at least one of them is there. */
export interface SwatchView {
  readonly color: string | null;
  /** Address of a small square picture. */
  readonly image: string | null;
}

interface ProviderSwatch {
  readonly color?: string | null;
  readonly image?: {
    readonly previewImage?: {readonly url: string} | null;
  } | null;
}

/** A hexadecimal colour or a colour's name: nothing else may enter a style. */
const PLAIN_COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30})$/i;

/** A merchant's swatch, or `null` where there is nothing to show. */
export function swatchView(
  swatch: ProviderSwatch | null | undefined,
): SwatchView | null {
  const color = PLAIN_COLOR.test(swatch?.color ?? '') ? swatch?.color : null;
  const image = swatch?.image?.previewImage?.url ?? null;
  return color || image ? {color: color ?? null, image} : null;
}
