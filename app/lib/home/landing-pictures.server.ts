import {memoizeByIdentity} from '~/lib/cache/memo';
import type {RegionKey} from '~/lib/i18n/market-facts';
import {withoutOtherPlugs} from '~/lib/product/country-values.server';
import {namedPictures} from '~/lib/product/named-pictures';
import {
  isNamed,
  type NamedView,
  type PictureData,
} from '~/lib/product/picture-source';

export type LandingPictures = Readonly<
  Record<
    'morning' | 'noon' | 'night' | 'connect' | 'hang' | 'look',
    PictureData | null
  >
>;

const landings = memoizeByIdentity<LandingPictures>();

/**
 * Picks pictures by their names: for the times of a day, each in another frame, and for the steps of the
 * setup. Pictures of the region come first, and the outlet is one of the country.
 * @param pictures Frozen: the result is cached by their identity.
 */
export function landingPictures(
  pictures: readonly PictureData[],
  region: RegionKey,
  country: string,
): LandingPictures {
  return landings([pictures], `${region} ${country}`, () =>
    pick(
      withoutOtherPlugs(pictures, (picture) => picture, country),
      region,
    ),
  );
}

/** Width divided by height of the frames that show the pictures is 3:2. */
const WIDE = 1.4;

const isWide = ({width, height}: PictureData) =>
  Boolean(width && height && width / height >= WIDE);

function pick(
  pictures: readonly PictureData[],
  region: RegionKey,
): LandingPictures {
  const take = (view: NamedView, preferred: number) => {
    const named = namedPictures(pictures, view, region);
    // A square one would lose the map's edges.
    const wide = named.filter(isWide);
    const candidates = wide.length > 0 ? wide : named;
    return candidates[preferred] ?? candidates.at(-1) ?? null;
  };
  const look = take('angle', 0);
  const wholeMap = namedPictures(pictures, 'room', region).findLast(
    (picture) => isWide(picture) && !isNamed(picture, 'night'),
  );
  return {
    morning: take('detail', 0),
    noon: take('room', 1),
    night: take('night', 2),
    connect: take('outlet', 0) ?? take('back', 0),
    hang: take('rail', 0),
    look: look && isWide(look) ? look : (wholeMap ?? look),
  };
}
