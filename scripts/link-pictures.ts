/**
 * Makes the pictures that links to the shop show, from the map by night, its name and one line:
 * `npx tsx scripts/link-pictures.ts`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import german from '../app/locales/de.json';
import english from '../app/locales/en.json';
import {ensureChromium} from './chromium';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const MEDIA = 'local-shop/data/media';

const FONTS = 'app/styles/fonts';

/** File, picture by night, line. */
const PICTURES = [
  ['public/social-de', 'oak', german.map.hero.headline],
  ['public/social-en', 'east-coast-oak', english.map.hero.headline],
  // A brand's cover is the same in every language.
  [`${MEDIA}/brand/cover`, 'oak', ''],
] as const;

const encoded = (file: string) => readFile(ROOT + file, 'base64');

async function fonts(): Promise<string> {
  const faces = [400, 700].map(async (weight) => {
    const font = await encoded(`${FONTS}/b612-${weight}.woff2`);
    return `@font-face { font-family: B612; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}) }`;
  });
  return (await Promise.all(faces)).join('\n');
}

const theme = await readFile(`${ROOT}app/styles/theme.css`, 'utf8');

/** The colours of the lights by night. */
const LIGHTS = [
  ...theme.matchAll(/(--color-light-\w+): light-dark\([^,]+, ([^)]+)\)/g),
]
  .map(([, name, night]) => `${name}: ${night}`)
  .join('; ');

const STYLE = `
  :root { ${LIGHTS} }
  body { margin: 0; background: #090c11; color: #f4efe6; font-family: B612; overflow: hidden }
  img { position: absolute; right: -20px; top: -45px; width: 720px; mask: linear-gradient(90deg, transparent, #000 18%) }
  div { position: absolute; left: 72px; width: 450px; height: 100%; display: flex; flex-direction: column; justify-content: center; gap: 30px }
  h1 { display: flex; align-items: center; gap: 20px; margin: 0; font-size: 54px }
  svg { width: 72px; height: 72px }
  p { margin: 0; font-size: 38px; line-height: 1.28; text-wrap: balance }`;

const mark = await readFile(`${ROOT}app/components/ui/logo-mark.svg`, 'utf8');
const faces = await fonts();
const browser = await chromium.launch({executablePath: ensureChromium()});
const page = await browser.newPage({viewport: {width: 1200, height: 630}});
// Playwright's own screenshots are no WebP.
const developer = await page.context().newCDPSession(page);
for (const [file, map, line] of PICTURES) {
  const night = await encoded(`${MEDIA}/products/metarmap-${map}-night.webp`);
  await page.setContent(
    `<style>${faces}${STYLE}</style><img src="data:image/webp;base64,${night}"><div><h1>${mark}METARmap</h1>${line && `<p>${line}</p>`}</div>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const {data} = await developer.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 84,
  });
  await writeFile(`${ROOT}${file}.webp`, data, 'base64');
}
await browser.close();
