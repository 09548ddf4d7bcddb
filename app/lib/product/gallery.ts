import type {PictureData} from '../picture-source';
import {
  galleryMedium,
  type GalleryMedium,
  type ProviderMedium,
} from './gallery-medium';

/** Order of the pictures. */
const [OWN, CHOSEN, OTHER, UNFITTING] = [0, 1, 2, 3] as const;

interface Choice {
  /** The variant's own picture; it comes first. */
  readonly image?: PictureData | null;
  /** Values of the options that have swatches: the chosen ones and all others. */
  readonly chosenValues: readonly string[];
  readonly otherValues: readonly string[];
}

/**
 * The gallery for a chosen variant: its own picture first, then those whose text
 * names its colour or finish, then the product's others, each in their order. Still
 * pictures whose text names another colour or finish, and not the chosen one, are
 * left out: they would show something that is not for sale
 * at this choice. (The provider knows one picture per variant only; themes use the
 * same rule.) Media without any picture are left out.
 */
export function galleryFor(
  media: readonly ProviderMedium[],
  {image, chosenValues, otherValues}: Choice,
): GalleryMedium[] {
  const pictures = media.flatMap((medium) => galleryMedium(medium) ?? []);
  const rank = ({kind, image: {url, altText}}: GalleryMedium) => {
    if (kind !== 'image') return OTHER;
    if (url === image?.url) return OWN;
    if (mentions(altText ?? '', chosenValues)) return CHOSEN;
    return mentions(altText ?? '', otherValues) ? UNFITTING : OTHER;
  };
  const fitting = pictures
    .map((picture) => ({picture, rank: rank(picture)}))
    .filter((entry) => entry.rank < UNFITTING)
    .sort((left, right) => left.rank - right.rank);
  const gallery = fitting.map(({picture}) => picture);
  return image && fitting[0]?.rank !== OWN
    ? [{id: `own:${image.url}`, kind: 'image', image}, ...gallery]
    : gallery;
}

/** Whole words only, so that "oak" is not found in "cloak". */
function mentions(text: string, values: readonly string[]): boolean {
  const words = ` ${normalize(text)} `;
  return values.some((value) => words.includes(` ${normalize(value)} `));
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
