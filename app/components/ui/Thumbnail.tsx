import {
  backgroundOf,
  type PictureWidth,
  type RowPicture,
} from '~/lib/product/picture-source';
import {Picture} from './Picture';

interface Props extends RowPicture {
  /** Width of the picture in the layout, which `className` sets. */
  sizes?: string;
  widest?: PictureWidth;
  className?: string;
}

/** A small square picture in a list, beside a title that says the same; empty without a picture. */
export function Thumbnail({
  image,
  darkImage,
  sizes = '4rem',
  widest = 200,
  className = 'size-16',
}: Props) {
  return image && !darkImage ? (
    <Picture
      image={image}
      alt=""
      sizes={sizes}
      widest={widest}
      aspectRatio={1}
      className={`rounded-control object-cover ${className}`}
    />
  ) : (
    <span
      // One element for both colour modes, of which only one picture is loaded.
      style={{
        '--light': backgroundOf(image, widest),
        '--dark': backgroundOf(darkImage, widest),
      }}
      className={`in-modes block rounded-control bg-sunken ${className}`}
    />
  );
}
