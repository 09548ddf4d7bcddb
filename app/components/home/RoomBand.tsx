import {MerchantPicture} from '~/components/content/Section';
import type {LandingTexts} from '~/lib/content/landing-texts.server';

/** The merchant's picture of the map in a room, as wide as the window, with one line. */
export function RoomBand({texts}: {texts: LandingTexts['room']}) {
  const {title, langs, extra} = texts;
  if (!extra?.picture) return null;
  return (
    <figure className="relative">
      <MerchantPicture
        {...extra}
        sizes="100vw"
        className="aspect-8/5 max-h-[44rem] w-full bg-sunken object-cover object-top md:aspect-2/1"
      />
      <figcaption
        lang={langs?.title}
        className="page-width py-3 text-lg font-bold md:absolute md:inset-x-0 md:bottom-0 md:py-6 md:text-2xl"
      >
        <span className="md:rounded-panel md:bg-surface md:px-4 md:py-2">
          {title}
        </span>
      </figcaption>
    </figure>
  );
}
