import type {PictureData, PictureWidth} from '~/lib/product/picture-source';
import {Picture} from './Picture';

interface Props {
  image: PictureData | null | undefined;
  /** Takes its place in dark mode. */
  night?: PictureData | null;
  /** Width of the picture in the layout, which `className` sets. */
  sizes?: string;
  widest?: PictureWidth;
  className?: string;
}

/** A small square picture in a list, beside a title that says the same; empty without a picture. */
export function Thumbnail({
  image,
  night,
  sizes = '4rem',
  widest = 200,
  className = 'size-16',
}: Props) {
  if (!image)
    return <span className={`rounded-control bg-sunken ${className}`} />;
  const picture = (shown: PictureData, mode: string) => (
    <Picture
      image={shown}
      alt=""
      sizes={sizes}
      widest={widest}
      aspectRatio={1}
      className={`rounded-control object-cover ${className} ${mode}`}
    />
  );
  // Only what is shown is loaded.
  return night ? (
    <>
      {picture(image, 'dark:hidden')}
      {picture(night, 'hidden dark:block')}
    </>
  ) : (
    picture(image, '')
  );
}
