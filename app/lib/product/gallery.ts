import {externalVideo, type ExternalVideo} from '~/lib/content/external-video';
import type {PictureData} from './picture-source';

/** What a product's gallery can show; `image` is the preview of all that is no picture. */
export type GalleryMedium = {
  readonly id: string;
  readonly image: PictureData;
} & (
  | {readonly kind: 'image'}
  | {readonly kind: 'video'; readonly sources: readonly VideoSource[]}
  | {readonly kind: 'externalVideo'; readonly video: ExternalVideo}
  | {
      readonly kind: 'model';
      /** Address of a binary glTF file. */
      readonly url: string;
      /** Bytes. */
      readonly size: number;
    }
);

interface VideoSource {
  readonly url: string;
  readonly mimeType: string;
}

/** The provider's `Media`, as far as the gallery asks for it. */
interface ProviderMedium {
  readonly id: string;
  readonly alt?: string | null;
  readonly mediaContentType: string;
  readonly previewImage?: PictureData | null;
  readonly image?: PictureData | null;
  readonly sources?: readonly (VideoSource & {
    readonly width?: number;
    readonly filesize?: number;
  })[];
  readonly host?: string;
  readonly embedUrl?: string;
}

/** The value of an option that is chosen, if one is, and those that are not. */
export interface ChosenValue {
  readonly chosen: string | undefined;
  readonly others: readonly string[];
}

interface Choice {
  /** The variant's own picture; it comes first. */
  readonly image?: PictureData | null;
  /** The options whose values a picture can show. */
  readonly options: readonly ChosenValue[];
}

/** Order of the pictures. */
const [OWN, CHOSEN, OTHER, UNFITTING] = [0, 1, 2, 3] as const;

/**
 * The gallery for a chosen variant: its own picture first, then those whose text
 * names its values (colour, region), then the product's others, each in their order.
 * Still pictures whose text names another value of an option, and not the chosen one,
 * are left out, as in Shopify's themes: the provider knows one picture per variant only.
 */
export function galleryFor(
  media: readonly ProviderMedium[],
  {image, options}: Choice,
): GalleryMedium[] {
  const choices = options.map(({chosen, others}) => ({
    chosen: chosen === undefined ? [] : [wordsOf(chosen)],
    others: others.map(wordsOf),
  }));
  const rank = ({kind, image: {url, altText}}: GalleryMedium) => {
    if (kind !== 'image') return OTHER;
    if (url === image?.url) return OWN;
    const words = wordsOf(altText ?? '');
    const isNamed = (value: string) => words.includes(value);
    const fits = choices.map(({chosen, others}) => {
      if (chosen.some(isNamed)) return CHOSEN;
      return others.some(isNamed) ? UNFITTING : OTHER;
    });
    if (fits.includes(UNFITTING)) return UNFITTING;
    return fits.includes(CHOSEN) ? CHOSEN : OTHER;
  };
  const fitting = media
    .flatMap((medium) => galleryMedium(medium) ?? [])
    .map((medium) => ({medium, rank: rank(medium)}))
    .filter((entry) => entry.rank < UNFITTING)
    .sort((left, right) => left.rank - right.rank);
  const gallery = fitting.map(({medium}) => medium);
  return image && fitting[0]?.rank !== OWN
    ? [{id: `own:${image.url}`, kind: 'image', image}, ...gallery]
    : gallery;
}

/** Between spaces, so that "oak" is not found in "cloak". */
function wordsOf(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
}

/** Wider files cost more bytes than a gallery can show. */
const WIDEST_VIDEO = 1920;

/**
 * A film or model without a usable file is shown by its preview; `null` when there is no
 * picture at all.
 */
function galleryMedium(medium: ProviderMedium): GalleryMedium | null {
  const {alt, mediaContentType, previewImage, sources = []} = medium;
  const image = medium.image ?? previewImage;
  if (!image) return null;
  // Without the provider's prefix, which says the kind once more.
  const id = medium.id.slice(medium.id.lastIndexOf('/') + 1);
  // The preview of a film has a text of its own, which says less.
  const preview = {id, image: {...image, altText: alt ?? image.altText}};
  switch (mediaContentType) {
    case 'VIDEO': {
      const files = sources
        .filter(({width}) => (width ?? 0) <= WIDEST_VIDEO)
        .map(({url, mimeType}) => ({url, mimeType}));
      if (files.length === 0) break;
      return {...preview, kind: 'video', sources: files};
    }
    case 'EXTERNAL_VIDEO': {
      const video = externalVideo(medium.host ?? '', medium.embedUrl ?? '');
      if (!video) break;
      return {...preview, kind: 'externalVideo', video};
    }
    case 'MODEL_3D': {
      const file = sources.find(
        ({mimeType}) => mimeType === 'model/gltf-binary',
      );
      if (!file) break;
      const {url, filesize: size = 0} = file;
      return {...preview, kind: 'model', url, size};
    }
  }
  return {id, kind: 'image', image: {...image, altText: image.altText ?? alt}};
}
