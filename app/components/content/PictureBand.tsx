import type {PictureData} from '~/lib/product/picture-source';
import {MerchantPicture} from './Section';

interface Props {
  picture: PictureData;
  darkPicture?: PictureData | null;
  title?: string;
  /** BCP 47, where the title is not in the page's language. */
  lang?: string;
  sizes: string;
  /** Shape and corners of the picture. */
  className: string;
}

/** A large picture with one line on it. */
export function PictureBand({
  picture,
  darkPicture = null,
  title,
  lang,
  sizes,
  className,
}: Props) {
  return (
    <figure className="relative">
      <MerchantPicture
        picture={picture}
        darkPicture={darkPicture}
        sizes={sizes}
        className={`w-full bg-sunken object-cover ${className}`}
      />
      {title ? (
        <figcaption
          lang={lang}
          className="absolute inset-x-0 bottom-0 page-width pb-4"
        >
          <span className="inline-block rounded-control bg-surface px-3 py-1.5 font-bold md:text-lg">
            {title}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}
