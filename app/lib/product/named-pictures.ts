import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import {
  fileName,
  isNamed,
  type NamedView,
  type PictureData,
} from './picture-source';

/** Region in a file name (`metarmap-alps-oak-night.webp`); without one it is the first. */
const REGION_WORDS: Readonly<Record<RegionKey, string | null>> = {
  germany: null,
  alps: 'alps',
  europe: 'europe',
  usEastCoast: 'east-coast',
};

/** The pictures of this view of the region, or else of any region. */
export function namedPictures(
  pictures: readonly PictureData[],
  view: NamedView,
  region: RegionKey,
): readonly PictureData[] {
  const found = pictures.filter((picture) => isNamed(picture, view));
  const ours = found.filter(({url}) => regionOf(url) === region);
  return ours.length > 0 ? ours : found;
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
