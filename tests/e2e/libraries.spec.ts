import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {test} from '../support/test';

const ASSETS = 'dist/client/assets';
const SOURCE_MAPS = 'dist/source-maps';

// Remix's manifest is data.
const scripts = readdirSync(ASSETS).filter((name) =>
  /^(?!manifest-).*\.js$/.test(name),
);

test('every script of browsers has a source map, which is not public', async ({
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
