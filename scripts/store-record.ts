/**
 * Asks the store of `.env` (else the local shop that runs on `SHOP_PORT`) what `tests/recorded`
 * has files for, and replaces these. `-- name …` replaces only the named ones.
 */
import {writeFileSync} from 'node:fs';
import {format} from 'prettier';
import {loadEnv} from 'vite';
import {parseEnv} from '~/lib/environment/env.server';
import {recordStore} from './store-recorder';
import {storefrontEnvironment} from './storefront-environment';

const {bindings} = storefrontEnvironment({
  ...loadEnv('production', '.', ''),
  ...process.env,
});
const wanted = process.argv.slice(2);
const recordings = await recordStore(parseEnv(bindings));
for (const [name, recording] of Object.entries(recordings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = `tests/recorded/${name}.json`;
  const text = JSON.stringify(recording, null, 2);
  writeFileSync(file, await format(text, {parser: 'json'}));
  console.info(`${file}: status ${recording.status}`);
}
