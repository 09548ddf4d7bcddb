import {stemOf} from '~/lib/text/file-name';
import {externalVideo, type ExternalVideo} from '~/lib/content/external-video';
import {formatNumber} from '~/lib/i18n/format';
import type {Locale} from '~/lib/i18n/locale';
import {galleryPreload, isNamed, type PictureData} from './picture-source';
import {gidNumber} from './product-paths';

/** `image` is the preview of a film or model. */
export type GalleryMedium = {
  readonly id: string;
  readonly image: PictureData;
} & (
  | {readonly kind: 'image'}
  | {readonly kind: 'video'; readonly sources: readonly VideoSource[]}
  | {readonly kind: 'externalVideo'; readonly video: ExternalVideo}
  | {
      readonly kind: 'model';
      /** A binary glTF file. */
      readonly url: string;
      /** Such as `1.2 MB`. */
      readonly size: string;
      /** A USDZ file, for Apple's Quick Look. */
      readonly iosUrl?: string;
    }
);

interface VideoSource {
  readonly url: string;
  readonly mimeType: string;
}

interface ShopifyMedium {
  readonly id: string;
  readonly alt?: string | null;
  /** BCP 47 of `alt`, where it is not the page's language. */
  readonly lang?: string;
  readonly mediaContentType: string;
  readonly previewImage?: PictureData | null;
  readonly image?: PictureData | null;
  readonly sources?: readonly (VideoSource & {
    readonly width?: number;
    readonly filesize?: number;
  })[];
  readonly host?: string;
  readonly embedUrl?: string;
}

interface ChosenValue {
  readonly chosen: string | undefined;
  readonly others: readonly string[];
}

interface Choice {
  readonly image?: PictureData | null;
  readonly options: readonly ChosenValue[];
}

const [OWN, CHOSEN, OTHER, UNFITTING] = [0, 1, 2, 3] as const;

/**
 * The media that a product page shows for the chosen values: first the variant's own picture, then media
 * whose alt text names these values, then media that name none. As in Shopify's themes, media that name
 * only another value are left out. A value that every alt text names decides nothing, nor does an option
 * that would leave out all media. Pictures of the night follow the last one by day; in dark mode they
 * change places (`galleryPlaces`).
 */
export function galleryFor(
  media: readonly ShopifyMedium[],
  {image, options}: Choice,
  locale: Locale,
): GalleryMedium[] {
  const shown = media.flatMap((medium) => galleryMedium(medium, locale) ?? []);
  const gallery = fittingMedia(shown, {image, options});
  const [first] = gallery;
  const hasOwn = first?.kind === 'image' && first.image.url === image?.url;
  return image && !hasOwn
    ? [{id: `own:${image.url}`, kind: 'image', image}, ...gallery]
    : gallery;
}

/** The pictures of a choice in the order of its gallery, as in `galleryFor`. */
export function fittingPictures<Picture extends PictureData>(
  pictures: readonly Picture[],
  choice: Choice,
): Picture[] {
  const media = pictures.map((image) => ({kind: 'image', image}) as const);
  return fittingMedia(media, choice).map(({image}) => image);
}

/**
 * What alt texts say of options: values with swatches, words or two sides ("50 × 70 cm") as they are; short
 * values ("EU", "2 m"), which also occur elsewhere, with the option's name behind them ("EU plug").
 */
export function visibleChoices(
  options: readonly {
    readonly name: string;
    readonly optionValues: readonly {
      readonly name: string;
      readonly swatch?: object | null;
    }[];
  }[],
  selected: readonly {readonly name: string; readonly value: string}[],
): ChosenValue[] {
  return options.map(({name, optionValues}) => {
    const names = optionValues.map((value) => value.name);
    const isUnambiguous =
      optionValues.some(({swatch}) => swatch) ||
      names.every((value) => WORD.test(value));
    const phrase = (value: string) =>
      isUnambiguous ? value : `${value} ${name}`;
    const chosen = selected.find((option) => option.name === name)?.value;
    return {
      chosen: chosen === undefined ? undefined : phrase(chosen),
      others: names.filter((value) => value !== chosen).map(phrase),
    };
  });
}

const WORD = /^[^\d]{4,}$|^\d+ × \d+/u;

function fittingMedia<Medium extends Pick<GalleryMedium, 'kind' | 'image'>>(
  shown: readonly Medium[],
  {image, options}: Choice,
): Medium[] {
  const texts = shown.map(({image: {altText}}) => wordsOf(altText ?? ''));
  const isDistinctive = (value: string) =>
    texts.some((words) => !words.includes(value));
  const fitsOf = ({chosen, others}: ChosenValue) => {
    const own = wordsOf(chosen ?? '');
    const telling = others.map(wordsOf).filter(isDistinctive);
    return texts.map((words) => {
      if (chosen !== undefined && words.includes(own)) return CHOSEN;
      return telling.some((value) => words.includes(value)) ? UNFITTING : OTHER;
    });
  };
  const fits = options
    .map(fitsOf)
    .filter((ranks) => ranks.some((rank) => rank !== UNFITTING));
  const rankAt = (index: number, {kind, image: {url}}: Medium) => {
    if (url === image?.url && kind === 'image') return OWN;
    const ranks = fits.map((fit) => fit[index]);
    if (ranks.includes(UNFITTING)) return UNFITTING;
    // Films and models stay behind all pictures.
    return ranks.includes(CHOSEN) && kind === 'image' ? CHOSEN : OTHER;
  };
  const fitting = shown
    .map((medium, index) => ({medium, rank: rankAt(index, medium)}))
    .filter(({rank}) => rank < UNFITTING)
    .sort((left, right) => left.rank - right.rank);
  // The picture of the variant, or the merchant's first one, may show the night.
  const isLater = ({medium, rank}: (typeof fitting)[number]) =>
    rank !== OWN && medium !== shown[0] && showsNight(medium);
  const others = fitting.filter((entry) => !isLater(entry));
  const lastByDay = others.findLastIndex(({medium}) => medium.kind === 'image');
  return others
    .toSpliced(lastByDay + 1, 0, ...fitting.filter(isLater))
    .map(({medium}) => medium);
}

/**
 * The position of a later picture whose file name says that it shows the night, if possible what the first
 * one shows by day; −1 without one.
 */
export function nightPlace(media: readonly GalleryMedium[]): number {
  const [first, ...others] = media;
  if (first?.kind !== 'image') return -1;
  const pictures = others.map(({kind, image}) =>
    kind === 'image' ? image : null,
  );
  const night = nightPicture(first.image, pictures);
  return night ? pictures.indexOf(night) + 1 : -1;
}

/**
 * The night picture for a picture by day: the one with its name (`mini-1.webp`, `mini-1-night.webp`), else
 * the first that shows the night.
 */
export function nightPicture<Picture extends PictureData>(
  day: PictureData | null | undefined,
  others: readonly (Picture | null)[],
): Picture | null {
  const nights = others.filter(
    (picture) => picture !== null && isNamed(picture, 'night'),
  );
  const twin = nights.find(
    (picture) => day && picture && stemOf(picture) === `${stemOf(day)}-night`,
  );
  return twin ?? nights[0] ?? null;
}

const showsNight = ({kind, image}: Pick<GalleryMedium, 'kind' | 'image'>) =>
  kind === 'image' && isNamed(image, 'night');

/** A slide of a gallery and its thumbnail. */
export interface GalleryPlace {
  readonly medium: GalleryMedium;
  /** Shown there in dark mode. */
  readonly inDark?: GalleryMedium;
}

/**
 * The places of a gallery. In dark mode the first picture and the one by night (`nightPlace`) change places, and
 * so do every other picture and the one with its name and `-night` (`map-room.webp`, `map-room-night.webp`). A
 * box does not shine: its picture by night has no place of its own.
 */
export function galleryPlaces(media: readonly GalleryMedium[]): GalleryPlace[] {
  const places = new Map<number, number>();
  const swap = (one: number, other: number) => {
    if (other < 0 || places.has(one) || places.has(other)) return;
    places.set(one, other);
    places.set(other, one);
  };
  swap(0, nightPlace(media));
  const pictures = new Map(
    media.flatMap(({kind, image}, index) =>
      kind === 'image' ? [[stemOf(image), index] as const] : [],
    ),
  );
  for (const [stem, index] of pictures) {
    swap(index, pictures.get(`${stem}-night`) ?? -1);
  }
  return media.flatMap((medium, index) => {
    const inDark = media[places.get(index) ?? -1];
    const isRepeated =
      showsNight(medium) && inDark && isNamed(inDark.image, 'box');
    return isRepeated ? [] : {medium, inDark};
  });
}

/**
 * Words between spaces, so that "oak" is not found in "cloak". A text without words ("★") is one space, which
 * every text contains, so that it decides nothing.
 */
function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words ? ` ${words} ` : ' ';
}

/** Pixels; wider files are not worth their bytes. */
const MAX_VIDEO_WIDTH = 1920;

/** Pixels; narrower files look soft in the gallery's frame, which is up to 740 wide. */
const SHARP_VIDEO_WIDTH = 1000;

/**
 * The files of a film in the order in which browsers try them: the narrowest that is sharp first, since
 * Shopify lists its sizes in no order and without their weight. Equal sizes stay as they are.
 */
function filmSources(
  sources: NonNullable<ShopifyMedium['sources']>,
): VideoSource[] {
  const sharp = ({width = 0}: {readonly width?: number}) =>
    width >= SHARP_VIDEO_WIDTH;
  return sources
    .filter(({width = 0}) => width <= MAX_VIDEO_WIDTH)
    .toSorted((one, other) => {
      if (sharp(one) !== sharp(other)) return sharp(one) ? -1 : 1;
      const wider = (one.width ?? 0) - (other.width ?? 0);
      return sharp(one) ? wider : -wider;
    })
    .map(({url, mimeType}) => ({url, mimeType}));
}

/** A film or model without a usable file becomes its preview; `null` without one. */
function galleryMedium(
  medium: ShopifyMedium,
  locale: Locale,
): GalleryMedium | null {
  const {alt, lang, mediaContentType, previewImage, sources = []} = medium;
  const shown = medium.image ?? previewImage;
  if (!shown) return null;
  const image = {...shown, ...(lang && {lang})};
  const id = gidNumber(medium.id);
  // The preview's own text says less than the film's.
  const preview = {id, image: {...image, altText: alt ?? image.altText}};
  switch (mediaContentType) {
    case 'VIDEO': {
      const files = filmSources(sources);
      if (files.length === 0) break;
      return {...preview, kind: 'video', sources: files};
    }
    case 'EXTERNAL_VIDEO': {
      const video = externalVideo(medium.host ?? '', medium.embedUrl ?? '');
      if (!video) break;
      return {...preview, kind: 'externalVideo', video};
    }
    case 'MODEL_3D': {
      const file = sources.find(
        ({mimeType}) => mimeType === 'model/gltf-binary',
      );
      if (!file) break;
      const {url, filesize = 0} = file;
      const megabytes = Math.round(filesize / 1e5) / 10;
      const size = `${formatNumber(megabytes, locale.tag)} MB`;
      const iosUrl = sources.find(
        ({mimeType}) => mimeType === 'model/vnd.usdz+zip',
      )?.url;
      return {...preview, kind: 'model', url, size, iosUrl};
    }
  }
  return {id, kind: 'image', image: {...image, altText: image.altText ?? alt}};
}

/** Preloads of the gallery's first picture; of the night picture where dark mode shows that one first. */
export function galleryPreloads(gallery: readonly GalleryMedium[]) {
  const [first] = gallery;
  if (!first) return [];
  const night = gallery[nightPlace(gallery)];
  if (!night) return [galleryPreload(first.image)];
  return [
    galleryPreload(first.image, 'light'),
    galleryPreload(night.image, 'dark'),
  ];
}
