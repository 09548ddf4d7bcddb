import {fileName} from '~/lib/text/file-name';

const WIDTHS = [400, 800, 1200, 1600, 2000, 2400, 2800, 3200] as const;

/** 200 is only for thumbnails. */
export type PictureWidth = 200 | (typeof WIDTHS)[number];

export interface PictureData {
  readonly url: string;
  readonly altText?: string | null;
  /** BCP 47 of `altText`, where it is not the page's language. */
  readonly lang?: string;
  /** Pixels of the original. */
  readonly width?: number | null;
  readonly height?: number | null;
}

type SetupView = 'outlet' | 'back' | 'rail';

export type NamedView =
  | 'room'
  | 'night'
  | 'detail'
  | 'angle'
  | 'box'
  | SetupView;

/** A picture beside a title that says what it shows. */
export function withoutAltText({url, width, height}: PictureData): PictureData {
  return {url, width, height};
}

/** The small picture of a row, and the one in its place in dark mode. */
export interface RowPicture {
  readonly image?: PictureData | null;
  readonly darkImage?: PictureData;
}

/** The first of these pictures; in dark mode the second one, where that shows the night. */
export function rowPicture([
  image,
  second,
]: readonly PictureData[]): RowPicture {
  if (image && second && isNamed(second, 'night')) {
    // Backgrounds need no sizes.
    return {image: {url: image.url}, darkImage: {url: second.url}};
  }
  return {image: image ? withoutAltText(image) : null};
}

/** Whether a picture's file name says that it shows this (`metarmap-oak-night.webp`). */
export function isNamed({url}: PictureData, view: NamedView): boolean {
  const words = fileName(url).toLowerCase().split(/[-_.]/);
  return words.slice(1, -1).includes(view);
}

/**
 * The picture in several widths, none above the original's; Hydrogen's `Image` blurs small
 * originals.
 * @param aspectRatio Width divided by height; crops around the centre.
 * @param widest Largest width that the layout can show.
 */
export function pictureSource(
  {url, width, height}: Pick<PictureData, 'url' | 'width' | 'height'>,
  aspectRatio?: number,
  widest: PictureWidth = 3200,
) {
  const steps = WIDTHS.filter((step) => step <= widest);
  const fitting = steps.filter((step) => step < (width ?? Infinity));
  const widths =
    width && fitting.length < steps.length ? [...fitting, width] : fitting;
  const isCropped =
    aspectRatio && !(width && height && width / height === aspectRatio);
  const at = (entry: number) =>
    resized(url, entry, isCropped ? aspectRatio : undefined);
  return {
    src: at(widths.find((entry) => entry >= 800) ?? widths.at(-1) ?? widest),
    srcSet:
      widths.length > 1
        ? widths.map((entry) => `${at(entry)} ${entry}w`).join(', ')
        : undefined,
  };
}

/** A small square picture as a CSS value; nothing for none. */
export const backgroundOf = (
  image: PictureData | null | undefined,
  width: PictureWidth = 200,
) =>
  image
    ? `url(${JSON.stringify(pictureSource(image, 1, width).src)})`
    : undefined;

export const GALLERY_PLACE = {
  sizes:
    '(min-width: 82rem) 49rem, (min-width: 64rem) 54vw, (min-width: 48rem) 46vw, 92vw',
  widest: 2000,
} as const;

/**
 * Preload link for the first picture of a gallery.
 * @param scheme Colour mode of the device that it is for; for both without one.
 */
export function galleryPreload(image: PictureData, scheme?: 'light' | 'dark') {
  const {src, srcSet} = pictureSource(image, undefined, GALLERY_PLACE.widest);
  return {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    ...(scheme && {media: `(prefers-color-scheme: ${scheme})`}),
    ...(srcSet
      ? {imageSrcSet: srcSet, imageSizes: GALLERY_PLACE.sizes}
      : {href: src}),
    // React 18 does not know `fetchPriority`; it passes on the lower-case name.
    fetchpriority: 'high',
  };
}

function resized(url: string, width: number, aspectRatio?: number): string {
  const separator = url.includes('?') ? '&' : '?';
  const crop = aspectRatio
    ? `&height=${Math.round(width / aspectRatio)}&crop=center`
    : '';
  return `${url}${separator}width=${width}${crop}`;
}

/** Width divided by height of the tallest frame; taller pictures have room beside them. */
const TALLEST = 4 / 5;

/**
 * Width divided by height of the one frame in which these pictures are shown: the shape of the tallest
 * of them from a square to 4:5, so that no portrait picture is cropped and nothing moves when another
 * one is shown. Styles read it as `--shape`.
 */
export function frameShape(
  pictures: readonly Pick<PictureData, 'width' | 'height'>[],
): number {
  const shapes = pictures.map(({width, height}) =>
    width && height ? width / height : 1,
  );
  const shape = Math.min(1, ...shapes);
  return Math.round(Math.max(shape, TALLEST) * 1000) / 1000;
}
