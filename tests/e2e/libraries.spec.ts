import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

const ASSETS = 'dist/client/assets';
const SOURCE_MAPS = 'dist/source-maps';

// Remix's manifest is data.
const scripts = readdirSync(ASSETS).filter((name) =>
  /^(?!manifest-).*\.js$/.test(name),
);

test('no browser script contains the texts of the landing sections', () => {
  const code = scripts
    .map((name) => readFileSync(path.join(ASSETS, name), 'utf8'))
    .join('');
  for (const {text} of TONGUES) {
    // They do contain other texts of the catalogue.
    expect(code).toContain(text.error.description);
    expect(code).not.toContain(text.stories.usEastCoast.noon);
    expect(code).not.toContain(text.landing.colors.lead);
  }
});

test('every browser script has a source map, which is not public (E3.9)', async ({
  request,
}) => {
  const [first = ''] = scripts;
  for (const name of scripts) {
    expect(existsSync(path.join(SOURCE_MAPS, `${name}.map`)), name).toBe(true);
    const code = readFileSync(path.join(ASSETS, name), 'utf8');
    expect(code, name).not.toContain('sourceMappingURL');
  }
  expect((await request.get(`/assets/${first}.map`)).status()).toBe(404);
});
