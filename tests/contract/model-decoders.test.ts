import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LIBRARIES = join(ROOT, 'node_modules/three/examples/jsm/libs');

it.each([
  ['draco/gltf', 'draco_decoder.wasm'],
  ['draco/gltf', 'draco_wasm_wrapper.js'],
  ['basis', 'basis_transcoder.js'],
  ['basis', 'basis_transcoder.wasm'],
])('public/decoders has the %s/%s of the installed three', (folder, file) => {
  const name = file.replace('.wasm', '.bin');
  const own = readFileSync(join(ROOT, 'public/decoders', name));
  const published = readFileSync(join(LIBRARIES, folder, file));
  expect(own.equals(published)).toBe(true);
});

it('public/decoders has nothing else', () => {
  expect(readdirSync(join(ROOT, 'public/decoders'))).toHaveLength(4);
});
