/** Where a crop keeps the picture when the wanted shape differs from its own. */
export type Crop = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** Formats the image server writes. */
type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** A resized picture as requested by URL parameters. */
export interface ImageRequest {
  readonly width: number | null;
  readonly height: number | null;
  readonly crop: Crop | null;
  readonly format: ImageFormat;
}

/** Longest side that is ever made, in pixels. Shopify's CDN stops at 5,760. */
const MAX_SIDE = 4_096;

const FORMATS: Readonly<Record<string, ImageFormat>> = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};
const CROPS: readonly string[] = ['center', 'top', 'bottom', 'left', 'right'];

/**
 * Reads the parameters of Shopify's image CDN: `width`, `height`, `crop`, `format`. Malformed ones
 * are ignored, as there; sizes are cut to `MAX_SIDE`. Without a format, clients that accept avif or
 * webp get it, all others the file's own.
 */
export function readImageRequest(
  query: URLSearchParams,
  file: string,
  accept: string,
): ImageRequest {
  const crop = query.get('crop') ?? '';
  const own = FORMATS[file.slice(file.lastIndexOf('.') + 1)] ?? 'jpeg';
  return {
    width: side(query.get('width')),
    height: side(query.get('height')),
    crop: CROPS.includes(crop) ? (crop as Crop) : null,
    format: FORMATS[query.get('format') ?? ''] ?? negotiated(accept, own),
  };
}

/** The best format that a client accepts; its own for a client that accepts neither. */
function negotiated(accept: string, own: ImageFormat): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  if (/image\/(webp|\*)|\*\/\*/.test(accept)) return 'webp';
  return own === 'webp' ? 'jpeg' : own;
}

function side(text: string | null): number | null {
  if (!text || !/^\d{1,5}$/.test(text)) return null;
  const pixels = Number(text);
  return pixels === 0 ? null : Math.min(pixels, MAX_SIDE);
}
