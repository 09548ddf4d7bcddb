import type {PictureData} from '~/lib/product/picture-source';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {MerchantPicture} from './Section';

interface Props {
  picture: PictureData;
  darkPicture?: PictureData | null;
  title?: string;
  /** BCP 47, where the title is not in the page's language. */
  lang?: string;
}

/** A whole picture as wide as the window, at most as wide as the page, with one line below it. */
export function WideBand({title, lang, ...pictures}: Props) {
  return (
    <figure className="min-[100rem]:page-width">
      <MerchantPicture
        {...pictures}
        sizes="(min-width: 100rem) 87rem, 100vw"
        className="h-auto w-full bg-sunken min-[100rem]:rounded-panel"
      />
      {title ? (
        <figcaption
          {...langAttributes(lang)}
          className="page-width pt-3 font-bold md:text-lg min-[100rem]:px-0"
        >
          {title}
        </figcaption>
      ) : null}
    </figure>
  );
}
