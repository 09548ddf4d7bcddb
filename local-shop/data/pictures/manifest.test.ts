import {readdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';

import sharp from 'sharp';
import {describe, expect, it} from 'vitest';

import {mediaFolder} from './manifest';

describe('the media folder', () => {
  it('lists every picture in the manifest with its true size', async () => {
    const manifest = JSON.parse(
      await readFile(join(mediaFolder, 'manifest.json'), 'utf8'),
    ) as Record<string, {width: number; height: number}>;
    const pictures = (await readdir(mediaFolder, {recursive: true})).filter(
      (path) => path.endsWith('.webp'),
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const path of pictures) {
      const {width, height} = await sharp(join(mediaFolder, path)).metadata();
      expect(manifest[path], path).toEqual({width, height});
    }
  });

  it('stays below 14 MB as a whole', async () => {
    const paths = await readdir(mediaFolder, {recursive: true});
    const sizes = await Promise.all(
      paths.map(async (path) => {
        const entry = await stat(join(mediaFolder, path));
        return entry.isFile() ? entry.size : 0;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_000_000);
  });
});
