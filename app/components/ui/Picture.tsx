import type {ImgHTMLAttributes} from 'react';
import {
  pictureSource,
  type PictureData,
  type PictureWidth,
} from '~/lib/product/picture-source';

interface Props extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'loading'
> {
  image: PictureData;
  /** Said instead of the picture; the picture's own text when left out. */
  alt?: string;
  sizes: string;
  /** The first picture of a page loads at once and first, all others when near. */
  isFirst?: boolean;
  /** Beside what a visitor sees first: everything else is loaded before it. */
  isBeside?: boolean;
  /** Width through height to crop to; the original's when left out. */
  aspectRatio?: number;
  widest?: PictureWidth;
}

/** Dimensions for a picture whose size the provider does not say: most are square. */
const UNKNOWN_SIZE = 1200;

/** A picture of the provider's in several widths, with dimensions, so that nothing moves. */
export function Picture({
  image,
  alt,
  isFirst = false,
  isBeside = false,
  aspectRatio,
  widest,
  sizes,
  ...props
}: Props) {
  const source = pictureSource(image, aspectRatio, widest);
  const width = image.width ?? UNKNOWN_SIZE;
  const height = aspectRatio
    ? Math.round(width / aspectRatio)
    : (image.height ?? UNKNOWN_SIZE);
  return (
    <img
      {...props}
      {...source}
      sizes={source.srcSet && sizes}
      alt={alt ?? image.altText ?? ''}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      // React 18 does not know `fetchPriority`; in lower case it is passed on.
      {...((isFirst || isBeside) && {
        fetchpriority: isFirst ? 'high' : 'low',
      })}
    />
  );
}
