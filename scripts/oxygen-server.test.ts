import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serveBuild} from './oxygen-server';

const OPTIONS = {port: 0, assetsPort: 0, bindings: {}};

/** Workers have `getSetCookie` since 2023-03-01. */
const WORKER = `export default {
  fetch: () => new Response(typeof new Headers().getSetCookie),
};`;

/**
 * The text of a build's response. MiniOxygen's connection to the inspector has no listener for errors:
 * reset when the worker is disposed at once, it would end the process of the tests.
 */
async function responseOf(build: string): Promise<string> {
  const code = `
    import {serveBuild} from './scripts/oxygen-server.ts';
    const {url} = await serveBuild(${JSON.stringify(build)}, ${JSON.stringify(OPTIONS)});
    console.log(await (await fetch(url)).text());
    process.exit();`;
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    {cwd: join(import.meta.dirname, '..')},
  );
  return stdout.trim();
}

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(directory, 'client'));
  mkdirSync(join(directory, 'server'));
  writeFileSync(join(directory, 'server/index.js'), WORKER);
});
afterAll(() => rmSync(directory, {recursive: true}));

it.each([
  ['2022-10-31', 'undefined'],
  ['2025-04-01', 'function'],
])(
  'a build of %s runs with the behaviour of its compatibility date',
  async (date, kind) => {
    writeFileSync(
      join(directory, 'server/oxygen.json'),
      JSON.stringify({compatibility_date: date}),
    );
    expect(await responseOf(directory)).toBe(kind);
  },
);

it.each([
  ['port', 'PORT'],
  ['assetsPort', 'SHOP_PORT'],
] as const)('a %s in use is reported, with %s', async (option, variable) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  await expect(
    serveBuild(directory, {...OPTIONS, [option]: port}),
  ).rejects.toThrow(new RegExp(`^Port ${port} is in use.*\\b${variable}\\b`));
  other.close();
});

it('a build without a compatibility date is not started', async () => {
  writeFileSync(join(directory, 'server/oxygen.json'), '{}');
  await expect(serveBuild(directory, OPTIONS)).rejects.toThrow(
    'names no compatibility date',
  );
});
