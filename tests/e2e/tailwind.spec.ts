import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, type Page} from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import {build, type Rollup} from 'vite';
import {test} from '../support/test';

const CLASSES =
  "shadow-md ring-2 ring-blue-500 bg-white text-lg leading-tight translate-x-1 translate-y-1 duration-150 transition before:content-['·']";

/** Builds a style sheet as for production, with rules for `CLASSES`. */
async function built(sheet: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tailwind-'));
  const input = join(folder, 'probe.css');
  await writeFile(input, `${sheet}\n@source inline("${CLASSES}");`);
  const {output} = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {target: 'es2022', write: false, rollupOptions: {input}},
  })) as Rollup.RollupOutput;
  await rm(folder, {recursive: true});
  const css = output.find(({fileName}) => fileName.endsWith('.css'));
  return css?.type === 'asset' ? String(css.source) : '';
}

/** Computed styles of an element with these classes, and of its `::before`. */
async function stylesOf(
  page: Page,
  css: string,
  classes: string,
): Promise<Record<string, string>> {
  await page.setContent(`<style>${css}</style><p class="${classes}">METAR</p>`);
  return page.locator('p').evaluate((element) => {
    const styles: Record<string, string> = {};
    for (const pseudo of ['', '::before']) {
      const computed = getComputedStyle(element, pseudo || null);
      for (const name of computed) {
        styles[pseudo + name] = computed.getPropertyValue(name);
      }
    }
    return styles;
  });
}

test('utilities work on our pages as they do in Tailwind @desktop', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const plain = await built(
    `@import '${process.cwd()}/node_modules/tailwindcss/index.css' source(none);`,
  );
  const ours = await built(`@import '${process.cwd()}/app/styles/theme.css';`);
  const bare = await stylesOf(page, plain, '');
  const wanted = Object.fromEntries(
    Object.entries(await stylesOf(page, plain, CLASSES)).filter(
      ([name, value]) => bare[name] !== value,
    ),
  );
  expect(wanted).toMatchObject({
    'background-color': 'rgb(255, 255, 255)',
    'line-height': '22.5px',
    translate: '4px 4px',
    'transition-duration': '0.15s',
    '::beforecontent': '"·"',
  });
  expect(await stylesOf(page, ours, CLASSES)).toMatchObject(wanted);
});
