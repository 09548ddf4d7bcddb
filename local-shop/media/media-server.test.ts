import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, get, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import sharp from 'sharp';
import {afterEach, describe, expect, it} from 'vitest';

import type {HttpError} from '../http';
import {createMediaServer} from './media-server';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Serves the shop's media or a folder; returns the port. */
async function serve(folder?: URL): Promise<number> {
  const respond = createMediaServer(folder);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.example');
    respond({request, response, url}).catch((error: HttpError) =>
      response.writeHead(error.status).end(),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

const FILES = '/cdn/shop/files';

const ask = async (path: string, headers = {}, folder?: URL) =>
  fetch(`http://127.0.0.1:${await serve(folder)}${FILES}/${path}`, {headers});

describe('a picture', () => {
  async function picture(query: string, accept = 'image/webp,*/*') {
    const path = `products/metarmap-oak-front.webp${query}`;
    const response = await ask(path, {Accept: accept});
    return sharp(Buffer.from(await response.arrayBuffer())).metadata();
  }

  it.each(['99999', '1e3'])(
    'is never enlarged, even with a width of %s',
    async (width) => {
      expect((await picture(`?width=${width}`)).width).toBe(2000);
    },
  );

  it.each([
    ['png', '?width=50&format=png', undefined],
    ['jpeg', '?width=50&format=jpg', undefined],
    ['jpeg', '?width=50', 'image/jpeg'],
    ['heif', '?width=50', 'image/avif,image/webp,*/*'],
  ])(
    'is %s by its parameter or the client’s Accept header: %s, %s',
    async (format, query, accept) => {
      expect((await picture(query, accept)).format).toBe(format);
    },
  );

  it('that cannot be resized is sent unchanged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-'));
    await writeFile(join(folder, 'torn.webp'), 'RIFF of half a picture');
    const url = pathToFileURL(`${folder}/`);
    const response = await ask('torn.webp?width=400&format=png', {}, url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(await response.text()).toBe('RIFF of half a picture');
    await rm(folder, {recursive: true});
  });
});

it.each([
  '../catalogue-builder.ts',
  '..%2fcatalogue-builder.ts',
  'manifest.json',
  'products/%zz.webp',
  'products/no-such-picture.webp',
])('there is nothing under %s', async (path) => {
  const port = await serve();
  // `fetch` would tidy up the path before it is sent.
  const status = await new Promise((resolve, reject) => {
    get({port, host: '127.0.0.1', path: `${FILES}/${path}`}, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
  expect(status).toBe(404);
});

it('a model is sent whole, or only the requested part', async () => {
  const model = 'products/metarmap-germany-50x70-oak.glb';
  const whole = await ask(model);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('Content-Type')).toBe('model/gltf-binary');
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await ask(model, {Range: 'bytes=4-7'});
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe(`bytes 4-7/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 8));
});
