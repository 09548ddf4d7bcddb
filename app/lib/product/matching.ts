import type {PictureData} from './picture-source';
import {swatchView, type SwatchView} from './swatch';

/** A colour of a product, named. */
export interface NamedColor extends SwatchView {
  readonly name: string;
}

/** A product that goes with another one in colour. */
export interface MatchingProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly image: PictureData | null;
}

interface References<Node> {
  readonly references?: {readonly nodes: readonly Node[]} | null;
}

/** A metaobject's fields, or nothing of it when it is of another kind. */
interface ColorReference {
  readonly label?: {readonly value?: string | null} | null;
  readonly color?: {readonly value?: string | null} | null;
}

interface ProductReference {
  readonly id?: string;
  readonly handle?: string;
  readonly title?: string;
  readonly featuredImage?: PictureData | null;
}

/**
 * The colours of `custom.filter_color` that the page does not show anyway.
 *
 * @param shown Names of the option values, which have swatches of their own.
 */
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

/** The products of `custom.matching_colors`; those that are gone are left out. */
export function matchingProducts(
  metafield: References<ProductReference> | null | undefined,
): MatchingProduct[] {
  const nodes = metafield?.references?.nodes ?? [];
  return nodes.flatMap(({id, handle, title, featuredImage}) =>
    id && handle && title
      ? [{id, handle, title, image: featuredImage ?? null}]
      : [],
  );
}
