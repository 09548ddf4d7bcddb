import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

import {chromium} from 'playwright';
import {build} from 'vite';

import type {Studio} from './studio/main';

declare global {
  interface Window {
    studio: Studio;
  }
}

const require = createRequire(import.meta.url);

/** The browser part as one script. */
const bundle = async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./studio/main.ts', import.meta.url)),
        formats: ['iife'],
        name: 'pictures',
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!('output' in result)) throw new Error('Vite gave no bundle.');
  const [chunk] = result.output;
  return chunk.code;
};

/** The chart's typeface as a style sheet with embedded files. */
const typeface = async () => {
  const rules = await Promise.all(
    [400, 700].map(async (weight) => {
      const file = require.resolve(
        `@fontsource/b612/files/b612-latin-${weight}-normal.woff2`,
      );
      const data = (await readFile(file)).toString('base64');
      return `@font-face { font-family: B612; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
    }),
  );
  return rules.join('\n');
};

/**
 * Starts Chromium with the studio loaded. Rejects when Chromium is missing or
 * a scene throws.
 */
export const openStudio = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--no-sandbox',
      '--disable-background-networking',
    ],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${message.text()}\n`);
  });
  await page.setContent('<!doctype html><title>studio</title>');
  await page.addStyleTag({content: await typeface()});
  await page.addScriptTag({content: await bundle()});
  const decode = (url: string) =>
    Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return {
    paths: () => page.evaluate(() => window.studio.paths()),
    take: async (path: string, samples: number) =>
      decode(
        await page.evaluate(
          (order) => window.studio.take(order.path, order.samples),
          {path, samples},
        ),
      ),
    takeLights: async (samples: number) => {
      const states: Buffer[] = [];
      const count = await page.evaluate(() => window.studio.lightStates);
      for (let state = 0; state < count; state += 1) {
        states.push(
          decode(
            await page.evaluate(
              (order) => window.studio.takeLights(order.state, order.samples),
              {state, samples},
            ),
          ),
        );
      }
      return states;
    },
    model: async () => decode(await page.evaluate(() => window.studio.model())),
    close: () => browser.close(),
  };
};
