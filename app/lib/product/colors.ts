import type {PictureData} from './picture-source';

/** At least one of the two is set. */
export interface SwatchView {
  readonly color: string | null;
  readonly image: string | null;
}

interface ProviderSwatch {
  readonly color?: string | null;
  readonly image?: {
    readonly previewImage?: {readonly url: string} | null;
  } | null;
}

/** A hexadecimal colour or a colour name: nothing else may enter a style. */
const PLAIN_COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30})$/i;

/** A merchant's swatch, or `null` when there is nothing to show. */
export function swatchView(
  swatch: ProviderSwatch | null | undefined,
): SwatchView | null {
  const color = PLAIN_COLOR.test(swatch?.color ?? '') ? swatch?.color : null;
  const image = swatch?.image?.previewImage?.url ?? null;
  return color || image ? {color: color ?? null, image} : null;
}

interface NamedColor extends SwatchView {
  readonly name: string;
}

export interface MatchingProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly featuredImage?: PictureData | null;
}

interface References<Node> {
  readonly references?: {readonly nodes: readonly Node[]} | null;
}

interface ColorReference {
  readonly label?: {readonly value?: string | null} | null;
  readonly color?: {readonly value?: string | null} | null;
}

/** Colours of `custom.filter_color`, without those named in `shown`. */
export function filterColors(
  metafield: References<ColorReference> | null | undefined,
  shown: readonly string[],
): NamedColor[] {
  const nodes = metafield?.references?.nodes ?? [];
  return nodes.flatMap(({label, color}) => {
    const name = label?.value;
    const swatch = swatchView({color: color?.value});
    return name && swatch && !shown.includes(name) ? [{...swatch, name}] : [];
  });
}

/** Products of `custom.matching_colors`; other references are left out. */
export function matchingProducts(
  metafield: References<Partial<MatchingProduct>> | null | undefined,
): MatchingProduct[] {
  const nodes = metafield?.references?.nodes ?? [];
  return nodes.filter(
    (node): node is MatchingProduct => node.handle !== undefined,
  );
}
