/** Replaces files of `tests/recorded`, all or those named, by what the store of `.env` answers. */
import {writeFileSync} from 'node:fs';
import {format} from 'prettier';
import {loadEnv} from 'vite';
import {parseEnv} from '~/lib/environment/env.server';
import {recordStore} from './store-recorder';
import {storefrontEnvironment} from './storefront-environment';

const given = {...loadEnv('production', '.', ''), ...process.env};
const {bindings} = storefrontEnvironment(given);
const wanted = process.argv.slice(2);
const recordings = await recordStore(parseEnv(bindings));
for (const [name, recording] of Object.entries(recordings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const text = JSON.stringify(recording, null, 2);
  const json = await format(text, {parser: 'json'});
  writeFileSync(`tests/recorded/${name}.json`, json);
  console.info(`${name}: status ${recording.status}`);
}
