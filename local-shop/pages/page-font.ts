import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Exchange} from '../http';
import {html} from './html';

/** Path of the hosted pages' font, by weight. */
export const FONT_PATH = /^\/fonts\/b612-(400|700)\.woff2$/;

const require = createRequire(import.meta.url);

/** `GET`: the storefront's typeface from the package that it comes in, so that no other host is asked. */
export function sendFont({response, url}: Exchange): void {
  const weight = FONT_PATH.exec(url.pathname)?.[1] ?? '400';
  const file = readFileSync(
    require.resolve(`@fontsource/b612/files/b612-latin-${weight}-normal.woff2`),
  );
  response.writeHead(200, {
    'Content-Type': 'font/woff2',
    'Content-Length': file.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  response.end(file);
}

/** The faces for a page's style sheet. */
export const fontFaces = html`@font-face { font-family: B612; font-weight: 400;
font-display: swap; src: url('/fonts/b612-400.woff2') format('woff2'); }
@font-face { font-family: B612; font-weight: 700; font-display: swap; src:
url('/fonts/b612-700.woff2') format('woff2'); }`;
