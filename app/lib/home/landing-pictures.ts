import type {PictureData} from '~/lib/product/picture-source';

export type LandingPictures = Readonly<
  Record<'morning' | 'noon' | 'night', PictureData | null>
>;

/** Picks pictures by file name (`metarmap-oak-night.webp`), each in another frame. */
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
