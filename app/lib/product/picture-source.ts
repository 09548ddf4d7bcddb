/** Widths at which pictures are requested. */
const WIDTHS = [400, 800, 1200, 1600, 2000, 2400, 2800, 3200] as const;

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
  readonly srcSet: string;
}

/**
 * The picture in the widths above, none wider than the original: a
 * larger one would cost bytes and show nothing more. Hydrogen's `Image` turns to
 * densities for small originals and blurs, so this is our own.
 *
 * @param aspectRatio Width through height; crops to it around the centre.
 */
export function pictureSource(
  {url, width}: Pick<PictureData, 'url' | 'width'>,
  aspectRatio?: number,
): PictureSource {
  const original = width ?? Infinity;
  const fitting = WIDTHS.filter((candidate) => candidate < original);
  const widths =
    fitting.length < WIDTHS.length && Number.isFinite(original)
      ? [...fitting, original]
      : fitting;
  return {
    src: resized(
      url,
      widths.find((entry) => entry >= 800) ?? original,
      aspectRatio,
    ),
    srcSet: widths
      .map((entry) => `${resized(url, entry, aspectRatio)} ${entry}w`)
      .join(', '),
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
