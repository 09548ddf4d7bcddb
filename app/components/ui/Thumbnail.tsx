import type {PictureData, PictureWidth} from '~/lib/product/picture-source';
import {Picture} from './Picture';

interface Props {
  image: PictureData | null | undefined;
  /** Width of the picture in the layout, which `className` sets. */
  sizes?: string;
  widest?: PictureWidth;
  className?: string;
}

/** A small square picture in a list, beside a title that says the same; empty without a picture. */
export function Thumbnail({
  image,
  sizes = '4rem',
  widest = 200,
  className = 'size-16',
}: Props) {
  return image ? (
    <Picture
      image={image}
      alt=""
      sizes={sizes}
      widest={widest}
      aspectRatio={1}
      className={`rounded-control object-cover ${className}`}
    />
  ) : (
    <span className={`rounded-control bg-sunken ${className}`} />
  );
}
