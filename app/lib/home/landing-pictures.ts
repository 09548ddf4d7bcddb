import type {PictureData} from '~/lib/product/picture-source';
import type {MomentKey} from './reports';

/** Pictures of the map for the landing pages; fewer when the shop has fewer. */
export interface LandingPictures {
  readonly moments: Readonly<Record<MomentKey, PictureData | null>>;
  /** Four at most: one large, two small, one wide. */
  readonly gallery: readonly PictureData[];
}

type View = 'room' | 'night' | 'detail' | 'angle';

const MOST_IN_GALLERY = 4;

/**
 * Chooses among the map's pictures by what their files are called
 * (`metarmap-oak-night.webp`), as a merchant can name them, and takes another
 * frame each time. Where there are no such names the moments go without, and the
 * gallery takes what there is. No picture is shown twice.
 */
export function landingPictures(
  pictures: readonly PictureData[],
): LandingPictures {
  const left = new Set(pictures);
  const take = (view: View, preferred: number) => {
    const named = new RegExp(`[-_]${view}[-_.]`, 'i');
    const found = [...left].filter(({url}) =>
      named.test(url.slice(url.lastIndexOf('/'))),
    );
    const picture = found[preferred] ?? found.at(-1) ?? null;
    if (picture) left.delete(picture);
    return picture;
  };
  const moments = {
    morning: take('detail', 0),
    noon: take('room', 1),
    night: take('night', 2),
  };
  const named = [
    take('night', 1),
    take('angle', 1),
    take('detail', 2),
    take('room', 2),
  ].filter((picture) => picture !== null);
  // The first one is what the page's top shows.
  const others = [...left].slice(1);
  return {moments, gallery: [...named, ...others].slice(0, MOST_IN_GALLERY)};
}
