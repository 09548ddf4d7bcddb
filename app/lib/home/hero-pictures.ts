import type {PictureData} from '~/lib/product/picture-source';

interface MapPictures {
  readonly featuredImage?: PictureData | null;
  readonly images: {readonly nodes: readonly PictureData[]};
}

/** The map by day and by night. */
interface HeroPictures {
  readonly day: PictureData | null;
  readonly night: PictureData | null;
}

/** A file name such as `map-oak-night.webp`, whatever the image service's query. */
const NIGHT = /[-_]night[-_.]/i;

/**
 * Chooses the home page's pictures among the map product's: the featured one by
 * day, and by night the first whose file is named `…-night`, as a merchant can
 * name it; without one, the day's serves both.
 */
export function heroPictures(map: MapPictures | null): HeroPictures {
  const [first] = map?.images.nodes ?? [];
  return {
    day: map?.featuredImage ?? first ?? null,
    night:
      map?.images.nodes.find(({url}) =>
        NIGHT.test(url.slice(url.lastIndexOf('/'))),
      ) ?? null,
  };
}
