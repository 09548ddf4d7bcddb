/**
 * Makes the shop's pictures: models each scene with three.js in headless
 * Chromium (software rendering), averages many soft-light renderings and
 * writes WebP files to `local-shop/data/media/`, then the manifest.
 *
 *   npx tsx local-shop/data/pictures/render.ts             everything missing
 *   npx tsx local-shop/data/pictures/render.ts oak-night   paths with this text
 *   … oak-night,mug                                        or with one of several
 *   DRAFT=1 … | SAMPLES=6 …                                fewer samples, faster
 *
 * No clock and no random source: every sample comes from a fixed sequence.
 * Fewer than 6 SAMPLES also switch the depth of field off.
 * Needs Chromium (CHROMIUM, default /usr/bin/chromium) and, for the video,
 * ffmpeg.
 */
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import sharp from 'sharp';

import {writeFilm} from './film';
import {mediaFolder, writeManifest} from './manifest';
import {writeModel} from './model';
import {openStudio} from './open-studio';

const filters = (process.argv[2] ?? '').split(',');
const samples = Number(process.env.SAMPLES ?? (process.env.DRAFT ? 6 : 0));

/** Upper bounds in bytes; the quality is lowered until a picture fits. */
const limitOf = (path: string) => {
  if (/^products\/metarmap-(.+-)?(oak|walnut|black|white)-/.test(path)) {
    return 180_000;
  }
  return path.startsWith('products/') ? 90_000 : 260_000;
};

const isWanted = (path: string) =>
  filters.some((filter) => path.includes(filter)) &&
  (filters[0] !== '' || !existsSync(join(mediaFolder, path)));

const writePicture = async (path: string, png: Buffer) => {
  const file = join(mediaFolder, path);
  await mkdir(dirname(file), {recursive: true});
  for (const quality of [84, 80, 74, 68, 60, 50]) {
    const {size} = await sharp(png).webp({quality, effort: 4}).toFile(file);
    if (size <= limitOf(path)) return size;
  }
  throw new Error(`${path} does not fit its limit.`);
};

const studio = await openStudio();
try {
  const wanted = (await studio.paths()).filter(isWanted);
  for (const path of wanted) {
    const started = performance.now();
    const size = await writePicture(path, await studio.take(path, samples));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${path} ${Math.round(size / 1000)} kB ${seconds} s\n`,
    );
  }
  if (isWanted('products/metarmap.glb')) await writeModel(await studio.model());
  if (isWanted('products/metarmap-lights.webm')) {
    await writeFilm(await studio.takeLights(samples));
  }
} finally {
  await studio.close();
}
await writeManifest();
