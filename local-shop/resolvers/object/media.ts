import type {CatalogueImage, CatalogueMedia} from '../../domain/catalogue';
import {mediaUrl} from '../../domain/image-url';
import type {TypeResolvers} from '../../resolver';
import {imageSource} from './image';

type MediaOf<Kind extends CatalogueMedia['kind']> = Extract<
  CatalogueMedia,
  {kind: Kind}
>;

interface MediaSource<Kind extends CatalogueMedia['kind']> {
  readonly __typename: string;
  readonly id: string;
  readonly mediaContentType: string;
  readonly presentation: null;
  readonly media: MediaOf<Kind>;
}

const TYPES = {
  image: {__typename: 'MediaImage', mediaContentType: 'IMAGE'},
  video: {__typename: 'Video', mediaContentType: 'VIDEO'},
  'external-video': {
    __typename: 'ExternalVideo',
    mediaContentType: 'EXTERNAL_VIDEO',
  },
  model3d: {__typename: 'Model3d', mediaContentType: 'MODEL_3D'},
} as const satisfies Record<CatalogueMedia['kind'], object>;

/** Source of a product's `Media`: image, video, external video or 3D model. */
export function mediaSource(media: CatalogueMedia) {
  return {...TYPES[media.kind], id: media.id, presentation: null, media};
}

/** Source of `MediaImage` for a picture that is not a product's medium (a swatch, a file). */
export function mediaImageSource(image: CatalogueImage) {
  const id = image.id.replace(/ProductImage|ImageSource/, 'MediaImage');
  return mediaSource({kind: 'image', id, image});
}

/** `MediaImage`. */
export const mediaImageResolvers = {
  alt: ({media}, _args, {language}) => media.image.altText[language],
  image: ({media}) => imageSource(media.image),
  previewImage: ({media}) => imageSource(media.image),
} satisfies TypeResolvers<MediaSource<'image'>>;

/** `Video`: files of the shop itself. */
export const videoResolvers = {
  alt: ({media}, _args, {language}) => media.alt[language],
  previewImage: ({media}) => imageSource(media.preview),
  sources: ({media}, _args, {shop}) =>
    media.sources.map(({file, ...source}) => ({
      ...source,
      url: mediaUrl(shop.origin, file),
    })),
} satisfies TypeResolvers<MediaSource<'video'>>;

/** `ExternalVideo`: hosted by YouTube or Vimeo. */
export const externalVideoResolvers = {
  alt: ({media}, _args, {language}) => media.alt[language],
  previewImage: ({media}) => imageSource(media.preview),
  host: ({media}) => media.host,
  embedUrl: ({media}) => media.embedUrl,
} satisfies TypeResolvers<MediaSource<'external-video'>>;

/** `Model3d`: a binary glTF file. */
export const model3dResolvers = {
  alt: ({media}, _args, {language}) => media.alt[language],
  previewImage: ({media}) => imageSource(media.preview),
  sources: ({media}, _args, {shop}) =>
    media.sources.map(({file, ...source}) => ({
      ...source,
      url: mediaUrl(shop.origin, file),
    })),
} satisfies TypeResolvers<MediaSource<'model3d'>>;
