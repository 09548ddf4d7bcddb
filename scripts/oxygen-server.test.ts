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

/** Dates of builds, and what the worker responds with the behaviour of each. */
const KINDS = {'2022-10-31': 'undefined', '2025-04-01': 'function'};

/**
 * The texts of builds' responses. MiniOxygen's connection to the inspector has no listener for errors:
 * reset when the worker is disposed at once, it would end the process of the tests.
 */
async function responsesOf(builds: readonly string[]): Promise<string[]> {
  const code = `
    import {serveBuild} from './scripts/oxygen-server.ts';
    const texts = [];
    for (const build of ${JSON.stringify(builds)}) {
      const {url} = await serveBuild(build, ${JSON.stringify(OPTIONS)});
      texts.push(await (await fetch(url)).text());
    }
    console.log(JSON.stringify(texts));
    process.exit();`;
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    {cwd: join(import.meta.dirname, '..')},
  );
  return JSON.parse(stdout) as string[];
}

const describing = (directory: string, date?: string) =>
  writeFileSync(
    join(directory, 'server/oxygen.json'),
    JSON.stringify({compatibility_date: date}),
  );

let parent: string;
let directory: string;
function newBuild(name: string): string {
  const build = join(parent, name);
  mkdirSync(join(build, 'client'), {recursive: true});
  mkdirSync(join(build, 'server'));
  writeFileSync(join(build, 'server/index.js'), WORKER);
  return build;
}
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'build-'));
  directory = newBuild('other');
});
afterAll(() => rmSync(parent, {recursive: true}));

it('builds run with the behaviour of their compatibility dates', async () => {
  const builds = Object.keys(KINDS).map((date) => {
    const build = newBuild(date);
    describing(build, date);
    return build;
  });
  expect(await responsesOf(builds)).toEqual(Object.values(KINDS));
});

it.each([
  ['port', 'PORT'],
  ['assetsPort', 'SHOP_PORT'],
] as const)('a %s in use is reported, with %s', async (option, variable) => {
  describing(directory, '2025-04-01');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  await expect(
    serveBuild(directory, {...OPTIONS, [option]: port}),
  ).rejects.toThrow(new RegExp(`^Port ${port} is in use.*\\b${variable}\\b`));
  other.close();
});

it('a build without a compatibility date is not started', async () => {
  describing(directory);
  await expect(serveBuild(directory, OPTIONS)).rejects.toThrow(
    'names no compatibility date',
  );
});
