import {readFileSync} from 'node:fs';

/** Folder of the shop's pictures, videos and models. Ends with a slash. */
export const MEDIA_FOLDER = new URL('./media/', import.meta.url);

interface Size {
  readonly width: number;
  readonly height: number;
}

let sizes: Readonly<Record<string, Size>> | undefined;

/**
 * Pixels of a picture or film as the manifest lists them (`data/media/manifest.json`,
 * written by `pictures/render.py`). Throws for a file that is not listed.
 */
export function mediaSize(file: string): Size {
  sizes ??= JSON.parse(
    readFileSync(new URL('manifest.json', MEDIA_FOLDER), 'utf8'),
  ) as Record<string, Size>;
  const size = sizes[file];
  if (!size) throw new Error(`The manifest of the media lists no ${file}.`);
  return size;
}
