import {regionOf} from '~/lib/i18n/region-pictures';
import type {RegionKey} from '~/lib/i18n/market-facts';
import {isNamed, type NamedView, type PictureData} from './picture-source';

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
