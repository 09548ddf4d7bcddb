import type {PictureData} from '~/lib/product/picture-source';

/** Pictures for the times of the day that the home page tells of, as far as there are. */
export type LandingPictures = Readonly<
  Record<'morning' | 'noon' | 'night', PictureData | null>
>;

/**
 * Chooses among the map's pictures by what their files are called
 * (`metarmap-oak-night.webp`), as a merchant can name them, and takes another frame
 * each time.
 */
export function landingPictures(
  pictures: readonly PictureData[],
): LandingPictures {
  const take = (view: 'room' | 'night' | 'detail', preferred: number) => {
    const named = new RegExp(`[-_]${view}[-_.]`, 'i');
    const found = pictures.filter(({url}) =>
      named.test(url.slice(url.lastIndexOf('/'))),
    );
    return found[preferred] ?? found.at(-1) ?? null;
  };
  return {
    morning: take('detail', 0),
    noon: take('room', 1),
    night: take('night', 2),
  };
}
