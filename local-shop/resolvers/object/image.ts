import type {CatalogueImage} from '../../domain/catalogue';
import {imageUrl, type ImageTransform} from '../../domain/image-url';
import type {TypeResolvers} from '../../resolver';

/** Source of `Image`. */
export interface ImageSource {
  readonly __typename: 'Image';
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly image: CatalogueImage;
}

/** Image of a picture of the catalogue; `null` where there is none. */
export function imageSource(image: CatalogueImage): ImageSource;
export function imageSource(
  image: CatalogueImage | undefined,
): ImageSource | null;
export function imageSource(
  image: CatalogueImage | undefined,
): ImageSource | null {
  if (!image) return null;
  const {id, width, height} = image;
  return {__typename: 'Image', id, width, height, image};
}

/** `Image`: `width` and `height` are the original's, whatever the transform. */
export const imageResolvers = {
  altText: ({image}, _args, {language}) => image.altText[language],
  url: ({image}, args: {transform?: ImageTransform | null}, {shop}) =>
    imageUrl(shop.origin, image.file, args.transform),
} satisfies TypeResolvers<ImageSource>;
