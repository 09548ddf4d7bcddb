import type {CropRegion} from '../../schemas/storefront-types';

/** Path under which the shop serves the files of `data/media/`. */
export const MEDIA_PATH = '/cdn/shop/files/';

/** `ImageTransformInput` of the Storefront API, after the schema's defaults. */
export interface ImageTransform {
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
  readonly crop?: CropRegion | null;
  readonly preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
  /** 1 to 3: multiplies both maxima, for dense screens. */
  readonly scale?: number | null;
}

/** URL of a video, model or other file below `data/media/`, unchanged. */
export function mediaUrl(origin: string, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `${origin}${MEDIA_PATH}${path}`;
}

/**
 * URL of a picture, resized by the parameters that Shopify's CDN takes
 * (`width`, `height`, `crop`, `format`); the original without a transform.
 */
export function imageUrl(
  origin: string,
  file: string,
  transform?: ImageTransform | null,
): string {
  const query = new URLSearchParams();
  const scale = transform?.scale ?? 1;
  if (transform?.maxWidth) query.set('width', `${transform.maxWidth * scale}`);
  if (transform?.maxHeight) {
    query.set('height', `${transform.maxHeight * scale}`);
  }
  if (transform?.crop) query.set('crop', transform.crop.toLowerCase());
  if (transform?.preferredContentType) {
    query.set('format', transform.preferredContentType.toLowerCase());
  }
  const search = query.toString();
  return mediaUrl(origin, file) + (search ? `?${search}` : '');
}
