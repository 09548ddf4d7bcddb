import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import type {PictureData} from '~/lib/product/picture-source';

export type LandingPictures = Readonly<
  Record<'morning' | 'noon' | 'night', PictureData | null>
>;

/** Region in a file name (`metarmap-alps-oak-night.webp`); without one it is the first. */
const REGION_WORDS: Readonly<Record<RegionKey, string | null>> = {
  germany: null,
  alps: 'alps',
  europe: 'europe',
  usEastCoast: 'east-coast',
};

/**
 * Picks pictures by file name (`metarmap-oak-night.webp`), each in another frame; those of the
 * region, else any.
 */
export function landingPictures(
  pictures: readonly PictureData[],
  region: RegionKey,
): LandingPictures {
  const take = (view: 'room' | 'night' | 'detail', preferred: number) => {
    const named = new RegExp(`[-_]${view}[-_.]`, 'i');
    const found = pictures.filter(({url}) => named.test(fileName(url)));
    const ours = found.filter(({url}) => regionOf(url) === region);
    const candidates = ours.length > 0 ? ours : found;
    return candidates[preferred] ?? candidates.at(-1) ?? null;
  };
  return {
    morning: take('detail', 0),
    noon: take('room', 1),
    night: take('night', 2),
  };
}

function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/'));
}

function regionOf(url: string): RegionKey {
  const name = fileName(url).toLowerCase();
  return (
    REGIONS.find((key) => {
      const word = REGION_WORDS[key];
      return word !== null && name.includes(word);
    }) ?? REGIONS[0]
  );
}
