import sharp from 'sharp';

import type {Crop, ImageRequest} from './image-request';

const POSITIONS: Readonly<Record<Crop, string>> = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
};

/**
 * The picture in the wanted size and format. Never enlarged. Both sides without a
 * crop: the picture fits inside them; with one it fills them.
 */
export async function resizeImage(
  original: Buffer,
  {width, height, crop, format}: ImageRequest,
): Promise<Buffer> {
  const image = sharp(original);
  if (width !== null || height !== null) {
    image.resize({
      width: width ?? undefined,
      height: height ?? undefined,
      fit: crop && width !== null && height !== null ? 'cover' : 'inside',
      position: crop ? POSITIONS[crop] : 'centre',
      withoutEnlargement: true,
    });
  }
  if (format === 'avif') return image.avif({quality: 55, effort: 2}).toBuffer();
  if (format === 'webp') return image.webp({quality: 82, effort: 2}).toBuffer();
  if (format === 'png') return image.png().toBuffer();
  return image
    .flatten({background: '#ffffff'})
    .jpeg({quality: 84, progressive: true})
    .toBuffer();
}
