/**
 * A worker in place of Shopify's CDN, in front of the storefront in `npm run preview` and in the
 * browser tests: it sends the files of the build, those of `/assets/` to be cached for a year.
 * MiniOxygen's own server takes more than twice the CPU time for each.
 */

interface Environment {
  readonly storefront: {fetch(request: Request): Promise<Response>};
  /** The files of the build, as workerd serves a directory. */
  readonly files: {fetch(url: string): Promise<Response>};
}

/** Media types of files by their extensions. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  glb: 'model/gltf-binary',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export default {
  async fetch(
    request: Request,
    {storefront, files}: Environment,
  ): Promise<Response> {
    const {pathname} = new URL(request.url);
    const extension = /\.(\w+)$/.exec(pathname)?.[1];
    // Remix asks for `.data`.
    if (!extension || extension === 'data' || request.method !== 'GET') {
      return storefront.fetch(request);
    }
    const file = await files.fetch(`http://files${pathname}`);
    if (file.status !== 200) return storefront.fetch(request);
    const headers = new Headers({
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    });
    const length = file.headers.get('Content-Length');
    if (length) headers.set('Content-Length', length);
    if (pathname.startsWith('/assets/')) {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    }
    return new Response(file.body, {headers});
  },
};
