import type {
  NamedPicturesFragment,
  PictureFragment,
  ProductPicturesFragment,
} from 'storefrontapi.generated';
import {fileName, stemOf} from '~/lib/text/file-name';
import {REGIONS, type RegionKey} from './market-facts';

/** Region in a file name (`metarmap-alps-oak-night.webp`); a name without one shows the first region. */
const REGION_WORDS: Readonly<Record<RegionKey, string | null>> = {
  germany: null,
  alps: 'alps',
  europe: 'europe',
  usEastCoast: 'east-coast',
};

/** The region that a picture shows, by its file name. */
export function regionOf(url: string): RegionKey {
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
 * What a picture shows, by night: the one with its name and `night` behind it, or in the place of the
 * name's last word (`map-oak-front.webp`, `map-oak-night.webp`).
 */
export function nightTwin(
  picture: PictureFragment,
  others: readonly PictureFragment[],
): PictureFragment | undefined {
  const stem = stemOf(picture);
  const names = [`${stem}-night`, stem.replace(/[^-]+$/, 'night')];
  return names
    .flatMap((name) => others.find((other) => stemOf(other) === name) ?? [])
    .find(({url}) => url !== picture.url);
}

type PictureInRegion = (picture: PictureFragment) => PictureFragment;

/**
 * What a visitor's region shows in a picture's place: of the product's metafield `custom.pictures` the one
 * with the same file name and the region in it (`stand-oak.webp`, `stand-east-coast-oak.webp`), else the
 * picture itself. `null` where no picture is of the region, as for most visitors.
 */
export function pictureInRegion(
  {regional}: ProductPicturesFragment,
  region: RegionKey | null,
): PictureInRegion | null {
  const word = region && REGION_WORDS[region];
  const ours = imagesOf(regional).filter(({url}) => regionOf(url) === region);
  if (!word || ours.length === 0) return null;
  // The region may be anywhere in the name, with a mark before or behind it.
  const nameOf = (picture: PictureFragment) =>
    stemOf(picture).toLowerCase().replace(word, '').replaceAll(/[-_]/g, '');
  const byName = new Map(ours.map((picture) => [nameOf(picture), picture]));
  return (picture) => byName.get(nameOf(picture)) ?? picture;
}
