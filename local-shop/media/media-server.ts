import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {pipeline} from 'node:stream/promises';

import {MEDIA_FOLDER} from '../data/media-manifest';
import {MEDIA_PATH} from '../domain/image-url';
import {HttpError, type Exchange} from '../http';
import {ByteCache} from './byte-cache';
import {readByteRange} from './byte-range';
import {readImageRequest} from './image-request';
import {mediaPath} from './media-path';
import {resizeImage} from './resize-image';

const FILE_TYPES: Readonly<Record<string, string>> = {
  glb: 'model/gltf-binary',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
const IMAGE_TYPES = new Set(['webp', 'jpg', 'jpeg', 'png']);

/** Resized pictures kept in memory: 64 MiB. */
const CACHE_LIMIT = 64 * 1024 * 1024;

/** Pictures change with their file names in production; locally a minute is enough. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400';

/**
 * Serves `data/media/` as Shopify's CDN serves a shop's files: pictures resized by
 * URL parameters, video and model files whole or in byte ranges. Throws `HttpError`
 * 404 for everything else.
 */
export function createMediaServer(): (exchange: Exchange) => Promise<void> {
  const cache = new ByteCache(CACHE_LIMIT);
  return async (exchange) => {
    const path = mediaPath(exchange.url.pathname, MEDIA_PATH);
    const extension = path?.slice(path.lastIndexOf('.') + 1) ?? '';
    if (path && IMAGE_TYPES.has(extension)) {
      return sendImage(exchange, path, cache);
    }
    const type = FILE_TYPES[extension];
    if (path && type) return sendFile(exchange, path, type);
    throw new HttpError(404, 'There is no such file.');
  };
}

async function sendImage(
  {request, response, url}: Exchange,
  path: string,
  cache: ByteCache,
): Promise<void> {
  const wanted = readImageRequest(
    url.searchParams,
    path,
    request.headers.accept ?? '',
  );
  const {width, height, crop, format} = wanted;
  const original = await cache.get(path, () => readOriginal(path));
  const body = await cache.get(
    [path, width, height, crop, format].join(' '),
    () => resizeImage(original, wanted),
  );
  response.writeHead(200, {
    'Content-Type': `image/${format}`,
    'Content-Length': body.length,
    'Cache-Control': CACHE_CONTROL,
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept',
  });
  response.end(body);
}

async function readOriginal(path: string): Promise<Buffer> {
  try {
    return await readFile(new URL(path, MEDIA_FOLDER));
  } catch {
    throw new HttpError(404, 'There is no such file.');
  }
}

async function sendFile(
  {request, response}: Exchange,
  path: string,
  type: string,
): Promise<void> {
  const file = new URL(path, MEDIA_FOLDER);
  const size = await stat(file).then(
    (stats) => stats.size,
    () => {
      throw new HttpError(404, 'There is no such file.');
    },
  );
  const range = readByteRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, {'Content-Range': `bytes */${size}`}).end();
    return;
  }
  const {start, end} = range ?? {start: 0, end: size - 1};
  response.writeHead(range ? 206 : 200, {
    'Content-Type': type,
    'Content-Length': end - start + 1,
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
    'Access-Control-Allow-Origin': '*',
    ...(range && {'Content-Range': `bytes ${start}-${end}/${size}`}),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(createReadStream(file, {start, end}), response).catch(() => {
    // the client went away in the middle, as video players do
  });
}
