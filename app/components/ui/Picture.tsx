import type {ImgHTMLAttributes} from 'react';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {
  pictureSource,
  type PictureData,
  type PictureWidth,
} from '~/lib/product/picture-source';

interface Props extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'loading'
> {
  /** Without one nothing is shown. */
  image: PictureData | null | undefined;
  alt?: string;
  sizes: string;
  /** The page's first picture loads eagerly with high priority, all others lazily. */
  isFirst?: boolean;
  /** Loaded after the page's `load` event, where scripts run. */
  isDeferred?: boolean;
  /** Width divided by height of the crop; defaults to the original. */
  aspectRatio?: number;
  widest?: PictureWidth;
}

/** Pixels for pictures of unknown size; most are square. */
const UNKNOWN_SIZE = 1200;

/** Responsive picture of Shopify, with dimensions that prevent layout shift. */
export function Picture({
  image,
  alt,
  isFirst = false,
  isDeferred = false,
  aspectRatio,
  widest,
  sizes,
  className = '',
  ...props
}: Props) {
  if (!image) return null;
  const source = pictureSource(image, aspectRatio, widest);
  const width = image.width ?? UNKNOWN_SIZE;
  const height = aspectRatio
    ? Math.round(width / aspectRatio)
    : (image.height ?? UNKNOWN_SIZE);
  return (
    <img
      {...props}
      {...source}
      className={
        isDeferred ? `after-load ${className}` : className || undefined
      }
      sizes={source.srcSet && sizes}
      alt={alt ?? image.altText ?? ''}
      {...(alt !== '' && langAttributes(image.lang))}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      // React 18 passes on `fetchPriority` in lower case only.
      {...(isFirst && {fetchpriority: 'high'})}
    />
  );
}
