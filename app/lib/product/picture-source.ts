/** Widths at which pictures are requested. */
const WIDTHS = [400, 800, 1200, 1600, 2000, 2400, 2800, 3200] as const;

export type PictureWidth = (typeof WIDTHS)[number];

/** A picture as the provider describes it. */
export interface PictureData {
  readonly url: string;
  readonly altText?: string | null;
  /** Pixels of the original. */
  readonly width?: number | null;
  readonly height?: number | null;
}

/** `src` and `srcset` of an `<img>`. */
interface PictureSource {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/**
 * The picture in the widths above, none wider than the original: a
 * larger one would cost bytes and show nothing more. Hydrogen's `Image` turns to
 * densities for small originals and blurs, so this is our own.
 *
 * @param aspectRatio Width through height; crops to it around the centre.
 * @param widest The last of the widths that its place can show on any screen.
 */
export function pictureSource(
  {url, width, height}: Pick<PictureData, 'url' | 'width' | 'height'>,
  aspectRatio?: number,
  widest: PictureWidth = 3200,
): PictureSource {
  const steps = WIDTHS.filter((step) => step <= widest);
  const fitting = steps.filter((step) => step < (width ?? Infinity));
  const widths =
    width && fitting.length < steps.length ? [...fitting, width] : fitting;
  const isCropped =
    aspectRatio && !(width && height && width / height === aspectRatio);
  const at = (entry: number) =>
    resized(url, entry, isCropped ? aspectRatio : undefined);
  return {
    src: at(widths.find((entry) => entry >= 800) ?? widths.at(-1) ?? 400),
    // With one width there is nothing to choose.
    srcSet:
      widths.length > 1
        ? widths.map((entry) => `${at(entry)} ${entry}w`).join(', ')
        : undefined,
  };
}

/** The place of a product's pictures: how wide the layout makes it, and at most. */
export const GALLERY_PLACE = {
  sizes: '(min-width: 82rem) 44rem, (min-width: 64rem) 54vw, 100vw',
  widest: 2000,
} as const;

/** The link that has the first picture of a gallery fetched before anything else. */
export function galleryPreload(image: PictureData) {
  const {src, srcSet} = pictureSource(image, undefined, GALLERY_PLACE.widest);
  return {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    ...(srcSet
      ? {imageSrcSet: srcSet, imageSizes: GALLERY_PLACE.sizes}
      : {href: src}),
    // React 18 does not know `fetchPriority`; in lower case it is passed on.
    fetchpriority: 'high',
  };
}

/** The provider's image service resizes by query; what is in the query stays. */
function resized(url: string, width: number, aspectRatio?: number): string {
  const separator = url.includes('?') ? '&' : '?';
  const crop = aspectRatio
    ? `&height=${Math.round(width / aspectRatio)}&crop=center`
    : '';
  return `${url}${separator}width=${width}${crop}`;
}
