import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {expect, it} from 'vitest';

import {createMediaServer} from './media-server';

it('sends a picture that cannot be resized as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  await writeFile(join(folder, 'torn.webp'), 'RIFF of half a picture');
  const serve = createMediaServer(pathToFileURL(`${folder}/`));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.example');
    void serve({request, response, url});
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const {port} = server.address() as AddressInfo;
    const answer = await fetch(
      `http://127.0.0.1:${port}/cdn/shop/files/torn.webp?width=400&format=png`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(await answer.text()).toBe('RIFF of half a picture');
  } finally {
    server.close();
    await rm(folder, {recursive: true});
  }
});
