import {WideBand} from '~/components/content/PictureBand';
import type {PlainTexts} from '~/lib/content/landing-texts.server';

/** The merchant's picture of the map in a room, with one line. */
export function RoomBand({texts}: {texts: PlainTexts['room']}) {
  const {title, langs, extra} = texts;
  if (!extra?.picture) return null;
  return (
    <WideBand
      picture={extra.picture}
      darkPicture={extra.darkPicture}
      title={title}
      lang={langs?.title}
    />
  );
}
