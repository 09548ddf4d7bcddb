import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {pipeline} from 'node:stream/promises';

import {MEDIA_FOLDER} from '../data/media-manifest';
import {MEDIA_PATH} from '../domain/image-url';
import {HttpError, type Exchange, type Route} from '../http';
import {ByteCache} from './byte-cache';
import {readByteRange} from './byte-range';
import {readImageRequest} from './image-request';
import {resizeImage} from './resize-image';

const FILE_TYPES: Readonly<Record<string, string>> = {
  glb: 'model/gltf-binary',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
const IMAGE_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Resized pictures cached in memory: 64 MiB. */
const CACHE_LIMIT = 64 * 1024 * 1024;

/** In production a changed picture gets a new file name; locally a minute is enough. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400';

type MediaRequest = Pick<Exchange, 'request' | 'response' | 'url'>;

/**
 * Serves a folder as Shopify's CDN serves a shop's files: pictures resized by URL
 * parameters (unchanged if that is impossible), video and model files whole or in byte
 * ranges. Throws `HttpError` 404 for everything else. `folder` ends with a slash.
 */
export function createMediaServer(
  folder = MEDIA_FOLDER,
): (exchange: MediaRequest) => Promise<void> {
  const cache = new ByteCache(CACHE_LIMIT);
  return async (exchange) => {
    const path = mediaPath(exchange.url.pathname, MEDIA_PATH);
    const extension = path?.slice(path.lastIndexOf('.') + 1) ?? '';
    if (path && IMAGE_TYPES[extension]) {
      return sendImage(exchange, new URL(path, folder), cache);
    }
    const type = FILE_TYPES[extension];
    if (path && type) return sendFile(exchange, new URL(path, folder), type);
    throw new HttpError(404, 'There is no such file.');
  };
}

/** Pictures, video and model files. */
export const mediaRoute: Route = {
  methods: ['GET', 'HEAD'],
  path: new RegExp(`^${MEDIA_PATH}`),
  handle: createMediaServer(),
};

async function sendImage(
  {request, response, url}: MediaRequest,
  file: URL,
  cache: ByteCache,
): Promise<void> {
  const {pathname} = file;
  const wanted = readImageRequest(
    url.searchParams,
    pathname,
    request.headers.accept ?? '',
  );
  const {width, height, crop, format} = wanted;
  const original = await cache.get(pathname, () => readOriginal(file));
  const resized = await cache
    .get([pathname, width, height, crop, format].join(' '), () =>
      resizeImage(original, wanted),
    )
    .catch(() => null);
  const body = resized ?? original;
  const own = IMAGE_TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
  response.writeHead(200, {
    'Content-Type': resized ? `image/${format}` : own,
    'Content-Length': body.length,
    'Cache-Control': CACHE_CONTROL,
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept',
  });
  response.end(body);
}

async function readOriginal(file: URL): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new HttpError(404, 'There is no such file.');
  }
}

async function sendFile(
  {request, response}: MediaRequest,
  file: URL,
  type: string,
): Promise<void> {
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

/**
 * The path below `data/media/` that a URL names, or `null` when it is not plain:
 * every segment must be made of letters, digits, `-`, `_` and dots inside, so that
 * no encoding can lead out of the folder.
 */
function mediaPath(pathname: string, prefix: string): string | null {
  if (!pathname.startsWith(prefix)) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(prefix.length));
  } catch {
    return null;
  }
  return /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.\w+$/.test(path) ? path : null;
}
