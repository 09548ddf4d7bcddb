import {expect, it} from 'vitest';
import assets from './asset-server';

/** What the worker sends for a path, in front of a storefront and a build with one script. */
async function sent(path: string, method = 'GET') {
  const {status, headers, body} = await assets.fetch(
    new Request(`https://shop.example${path}`, {method}),
    {
      storefront: {
        fetch: () => Promise.resolve(new Response('page', {status: 202})),
      },
      files: {
        fetch: (url) => {
          const {pathname} = new URL(url);
          const isFile = /^\/(?:assets\/a\.js|decoders\/a\.bin)$/.test(
            pathname,
          );
          return Promise.resolve(
            new Response(isFile ? 'file' : null, {status: isFile ? 200 : 404}),
          );
        },
      },
    },
  );
  return {
    status,
    text: await new Response(body).text(),
    type: headers.get('Content-Type'),
    control: headers.get('Cache-Control'),
  };
}

it('a file of the build is sent with its type, and may be cached where its name has its hash', async () => {
  expect(await sent('/assets/a.js?x')).toEqual({
    status: 200,
    text: 'file',
    type: 'text/javascript',
    control: 'public, max-age=31536000, immutable',
  });
  expect(await sent('/decoders/a.bin')).toEqual({
    status: 200,
    text: 'file',
    type: 'application/octet-stream',
    control: null,
  });
});

it.each([
  ['/', 'GET'],
  ['/assets/b.js', 'GET'],
  ['/assets/', 'GET'],
  ['/sitemap.xml', 'GET'],
  ['/_root.data', 'GET'],
  ['/assets/a.js', 'POST'],
])('the storefront responds to %s by %s', async (path, method) => {
  expect(await sent(path, method)).toMatchObject({status: 202, text: 'page'});
});
