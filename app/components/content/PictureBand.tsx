import type {PictureData} from '~/lib/product/picture-source';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {MerchantPicture} from './Section';

interface Props {
  picture: PictureData;
  darkPicture?: PictureData | null;
  title?: string;
  /** BCP 47, where the title is not in the page's language. */
  lang?: string;
  /** Below the first view: the network is for the page's scripts until its `load` event. */
  isDeferred?: boolean;
}

/** A whole picture as wide as the window, at most as wide as the page, with one line below it. */
export function WideBand({
  title,
  lang,
  isDeferred = false,
  ...pictures
}: Props) {
  const {width, height} = pictures.picture;
  // A picture that is not displayed yet takes no space.
  const space =
    isDeferred && width && height ? {aspectRatio: width / height} : null;
  return (
    <figure className="min-[100rem]:page-width min-[100rem]:pt-8">
      <div
        style={space ?? undefined}
        className="bg-sunken min-[100rem]:rounded-panel"
      >
        <MerchantPicture
          {...pictures}
          isDeferred={space !== null}
          sizes="(min-width: 100rem) 87rem, 100vw"
          className="h-auto w-full min-[100rem]:rounded-panel"
        />
      </div>
      {title ? (
        <figcaption
          {...langAttributes(lang)}
          className="page-width py-4 text-xl font-bold md:text-2xl lg:pt-6 min-[100rem]:px-0"
        >
          {title}
        </figcaption>
      ) : null}
    </figure>
  );
}
