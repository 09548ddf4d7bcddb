import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

import sharp from 'sharp';

import {mediaFolder} from './manifest';

const run = promisify(execFile);

/**
 * Writes `metarmap-lights.webm`, `.mp4` and the poster from the states of the
 * lights: each is held, then fades into the next; the last leads back to the
 * first. Needs ffmpeg.
 */
export const writeFilm = async (states: Buffer[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'lights-'));
  const target = join(mediaFolder, 'products/metarmap-lights');
  const framesPerSecond = 24;
  const hold = 8;
  const fade = 7;
  let frame = 0;
  const write = (image: Buffer) => {
    frame += 1;
    const name = `${String(frame).padStart(4, '0')}.png`;
    return writeFile(join(folder, name), image);
  };
  try {
    for (const [index, state] of states.entries()) {
      for (let still = 0; still < hold; still += 1) await write(state);
      const next = states[(index + 1) % states.length];
      for (let step = 1; step <= fade; step += 1) {
        const share = step / (fade + 1);
        const veil = await sharp(next).ensureAlpha(share).png().toBuffer();
        await write(
          await sharp(state)
            .removeAlpha()
            .composite([{input: veil}])
            .png({compressionLevel: 1})
            .toBuffer(),
        );
      }
    }
    const input = [
      '-y',
      '-v',
      'error',
      '-framerate',
      String(framesPerSecond),
      '-i',
      join(folder, '%04d.png'),
      '-pix_fmt',
      'yuv420p',
      '-an',
    ];
    await run('ffmpeg', [
      ...input,
      ...'-c:v libx264 -preset slow -crf 20 -movflags +faststart'.split(' '),
      `${target}.mp4`,
    ]);
    await run('ffmpeg', [
      ...input,
      ...'-c:v libvpx-vp9 -crf 28 -b:v 0 -row-mt 1 -cpu-used 3'.split(' '),
      `${target}.webm`,
    ]);
    await sharp(states[0]).webp({quality: 82}).toFile(`${target}-poster.webp`);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
};
