import {execFile} from 'node:child_process';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

import sharp from 'sharp';

/** Where the finished files live. */
export const mediaFolder = fileURLToPath(new URL('../media/', import.meta.url));

interface Size {
  width: number;
  height: number;
}

const videoSize = async (file: string): Promise<Size> => {
  const {stdout} = await promisify(execFile)('ffprobe', [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-show_entries',
    'stream=width,height',
    '-of',
    'json',
    file,
  ]);
  const {streams} = JSON.parse(stdout) as {streams: Size[]};
  const [{width, height}] = streams;
  return {width, height};
};

const manifestFile = join(mediaFolder, 'manifest.json');

// Without ffprobe a video keeps the size under which it is listed already.
const sizeOf = async (
  path: string,
  listed: Record<string, Size>,
): Promise<Size | undefined> => {
  const file = join(mediaFolder, path);
  if (/\.(webm|mp4)$/.test(path)) {
    return videoSize(file).catch((error: unknown) => {
      if (listed[path]) return listed[path];
      throw error;
    });
  }
  if (!path.endsWith('.webp')) return undefined;
  const {width, height} = await sharp(file).metadata();
  return {width, height};
};

/** Writes `manifest.json`: the pixel size of every picture and video. */
export const writeManifest = async () => {
  const paths = (await readdir(mediaFolder, {recursive: true}))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const listed = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<
    string,
    Size
  >;
  const entries: [string, Size][] = [];
  for (const path of paths) {
    const size = await sizeOf(path, listed);
    if (size) entries.push([path, size]);
  }
  await writeFile(
    manifestFile,
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
};
