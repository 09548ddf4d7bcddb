import {PictureBand} from '~/components/content/PictureBand';
import type {PlainTexts} from '~/lib/content/landing-texts.server';

/** The merchant's picture of the map in a room, as wide as the window, with one line. */
export function RoomBand({texts}: {texts: PlainTexts['room']}) {
  const {title, langs, extra} = texts;
  if (!extra?.picture) return null;
  return (
    <PictureBand
      picture={extra.picture}
      darkPicture={extra.darkPicture}
      title={title}
      lang={langs?.title}
      sizes="100vw"
      className="aspect-3/2 max-h-176 object-top md:aspect-2/1"
    />
  );
}
