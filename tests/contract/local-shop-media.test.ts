import {get} from 'node:http';

import sharp from 'sharp';
import {describe, expect, it} from 'vitest';

import {ownShop} from '../support/own-shop';

const PICTURE = '/cdn/shop/files/products/metarmap-oak-front.webp';

const running = ownShop();

async function picture(query: string, accept = 'image/webp,*/*') {
  const response = await fetch(running.origin + PICTURE + query, {
    headers: {Accept: accept},
  });
  const {width, height, format} = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return {width, height, format};
}

/** `fetch` would tidy up the path before it is sent. */
function statusOfRawPath(path: string): Promise<number | undefined> {
  const {port} = new URL(running.origin);
  return new Promise((resolve, reject) => {
    get({port, host: '127.0.0.1', path}, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('the image server', () => {
  it('never enlarges and ignores sizes that make no sense', async () => {
    expect((await picture('?width=99999')).width).toBe(2000);
    expect((await picture('?width=1e3')).width).toBe(2000);
  });

  it('obeys the format parameter, and sends avif and webp only to clients that take them', async () => {
    expect((await picture('?width=50&format=png')).format).toBe('png');
    expect((await picture('?width=50&format=jpg')).format).toBe('jpeg');
    expect((await picture('?width=50', 'image/jpeg')).format).toBe('jpeg');
    const newest = 'image/avif,image/webp,*/*';
    expect((await picture('?width=50', newest)).format).toBe('heif');
  });

  it.each([
    '/cdn/shop/files/../catalogue-builder.ts',
    '/cdn/shop/files/..%2fcatalogue-builder.ts',
    '/cdn/shop/files/manifest.json',
    '/cdn/shop/files/products/%zz.webp',
    '/cdn/shop/files/products/no-such-picture.webp',
  ])('answers 404 for %s', async (path) => {
    expect(await statusOfRawPath(path)).toBe(404);
  });
});

describe('video and model files', () => {
  const url = () =>
    `${running.origin}/cdn/shop/files/products/metarmap-germany-50x70-oak.glb`;

  it('are sent whole, or in the part that is asked for', async () => {
    const whole = await fetch(url());
    expect(whole.status).toBe(200);
    expect(whole.headers.get('Content-Type')).toBe('model/gltf-binary');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await fetch(url(), {headers: {Range: 'bytes=4-7'}});
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe(`bytes 4-7/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 8));
  });
});
