import type {PictureData} from '~/lib/product/picture-source';
import {Picture} from './Picture';

interface Props {
  image: PictureData | null | undefined;
}

/** A small square picture in a list, beside a title that says the same; empty without a picture. */
export function Thumbnail({image}: Props) {
  return image ? (
    <Picture
      image={image}
      alt=""
      sizes="4rem"
      widest={400}
      aspectRatio={1}
      className="rounded-control"
    />
  ) : (
    <span className="size-16 rounded-control bg-sunken" />
  );
}
