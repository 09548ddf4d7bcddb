import type {
  NamedPicturesFragment,
  PictureFragment,
  ProductPicturesFragment,
} from 'storefrontapi.generated';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import {
  fileName,
  isNamed,
  stemOf,
  type NamedView,
  type PictureData,
} from './picture-source';

/** Region in a file name (`metarmap-alps-oak-night.webp`); a name without one shows the first region. */
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

/** The pictures of a metafield `custom.pictures`. */
export function imagesOf(
  metafield: NamedPicturesFragment | null | undefined,
): PictureFragment[] {
  return (metafield?.references?.nodes ?? []).flatMap((node) =>
    'image' in node && node.image ? node.image : [],
  );
}

/**
 * What a visitor's region shows in a picture's place: of the product's metafield `custom.pictures` the one
 * with the same file name and the region in it (`stand-oak.webp`, `stand-east-coast-oak.webp`), else the
 * picture itself. `null` where no picture is of the region, as for most visitors.
 */
export function pictureInRegion(
  {regional}: ProductPicturesFragment,
  region: RegionKey | null,
): ((picture: PictureFragment) => PictureFragment) | null {
  const word = region && REGION_WORDS[region];
  const ours = imagesOf(regional).filter(({url}) => regionOf(url) === region);
  if (!word || ours.length === 0) return null;
  // The region may be anywhere in the name, with a mark before or behind it.
  const nameOf = (picture: PictureFragment) =>
    stemOf(picture).toLowerCase().replace(word, '').replaceAll(/[-_]/g, '');
  const byName = new Map(ours.map((picture) => [nameOf(picture), picture]));
  return (picture) => byName.get(nameOf(picture)) ?? picture;
}

/** A picture and its twin in dark mode, if there is one. */
export interface PictureInModes {
  readonly image: PictureData | null;
  readonly darkImage: PictureData | null;
}

/**
 * What a collection shows in a region: the first of its pictures of that region, and the first of
 * these by night in dark mode. Without one of the region it is the collection's own picture.
 * @param others The metafield `custom.pictures`; their file names say region and night.
 */
export function regionalPicture(
  own: PictureData | null | undefined,
  others: readonly PictureData[],
  region: RegionKey,
): PictureInModes {
  const all = [...(own ? [own] : []), ...others];
  const [first] = all;
  if (!first) return {image: null, darkImage: null};
  const picturesOf = (name: RegionKey) =>
    all.filter(({url}) => regionOf(url) === name);
  const ofRegion = picturesOf(region);
  const ours = ofRegion.length > 0 ? ofRegion : picturesOf(regionOf(first.url));
  const isNight = (picture: PictureData) => isNamed(picture, 'night');
  const image = ours.find((picture) => !isNight(picture)) ?? first;
  const night = ours.find(isNight) ?? null;
  return isNight(image)
    ? {image: night, darkImage: null}
    : {image, darkImage: night};
}
