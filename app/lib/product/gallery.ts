import type {PictureData} from './picture-source';
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
  /** The options whose values a picture can show. */
  readonly options: readonly ChosenValue[];
}

/** The value of an option that is chosen, if one is, and those that are not. */
export interface ChosenValue {
  readonly chosen: string | undefined;
  readonly others: readonly string[];
}

/**
 * The gallery for a chosen variant: its own picture first, then those whose text
 * names its values (colour, region), then the product's others, each in their order.
 * Still pictures whose text names another value of an option, and not the chosen one,
 * are left out: they would show something that is not for sale at this choice. (The provider knows one picture per variant only; themes use the
 * same rule.) Media without any picture are left out.
 */
export function galleryFor(
  media: readonly ProviderMedium[],
  {image, options}: Choice,
): GalleryMedium[] {
  const pictures = media.flatMap((medium) => galleryMedium(medium) ?? []);
  const choices = options.map(({chosen, others}) => ({
    chosen: chosen === undefined ? [] : [wordsOf(chosen)],
    others: others.map(wordsOf),
  }));
  const rank = ({kind, image: {url, altText}}: GalleryMedium) => {
    if (kind !== 'image') return OTHER;
    if (url === image?.url) return OWN;
    const words = wordsOf(altText ?? '');
    const fits = choices.map(({chosen, others}) => {
      if (chosen.some((value) => words.includes(value))) return CHOSEN;
      return others.some((value) => words.includes(value)) ? UNFITTING : OTHER;
    });
    if (fits.includes(UNFITTING)) return UNFITTING;
    return fits.includes(CHOSEN) ? CHOSEN : OTHER;
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

/** Between spaces, so that "oak" is not found in "cloak". */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
