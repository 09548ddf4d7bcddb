import {existsSync, readFileSync} from 'node:fs';

/** Folder of the shop's pictures, videos and models. Ends with a slash. */
export const MEDIA_FOLDER = new URL('./media/', import.meta.url);

interface Size {
  readonly width: number;
  readonly height: number;
}

let sizes: Readonly<Record<string, Size>> | undefined;

/**
 * Pixels of a media file as the manifest lists them (`data/media/manifest.json`,
 * written by the scripts that make the pictures).
 */
export function mediaSize(file: string, fallback: Size): Size {
  sizes ??= readManifest();
  return sizes[file] ?? fallback;
}

function readManifest(): Record<string, Size> {
  const manifest = new URL('manifest.json', MEDIA_FOLDER);
  if (!existsSync(manifest)) return {};
  return JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Size>;
}
