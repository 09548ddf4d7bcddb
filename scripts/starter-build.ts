import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Builds the starter that the Shopify CLI carries, with this project's packages, once
 * for each version of them; about 10 s. The build lies in the system's temporary
 * folder.
 *
 * @returns the folder with `client` and `server`.
 * @throws when the build fails.
 */
export function builtStarter(): string {
  const cli = dirname(require.resolve('@shopify/cli/package.json'));
  const kept = join(
    tmpdir(),
    `hydrogen-starter-${versionOf('@shopify/cli')}-${versionOf('@shopify/hydrogen')}-${versionOf('vite')}`,
  );
  if (!existsSync(kept)) {
    const project = mkdtempSync(join(tmpdir(), 'hydrogen-starter-'));
    try {
      cpSync(join(cli, 'dist/assets/hydrogen/starter'), project, {
        recursive: true,
      });
      symlinkSync(join(cli, '../..'), join(project, 'node_modules'));
      build(project);
      keep(join(project, 'dist'), kept);
    } finally {
      rmSync(project, {recursive: true, force: true});
    }
  }
  return kept;
}

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as {version: string}).version;
}

function build(project: string): void {
  const {status, stderr} = spawnSync(
    join(project, 'node_modules/.bin/shopify'),
    ['hydrogen', 'build', '--no-bundle-stats', '--no-lockfile-check'],
    {
      cwd: project,
      encoding: 'utf8',
      env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'},
    },
  );
  if (status !== 0) {
    throw new Error(`Hydrogen's starter could not be built.\n${stderr}`);
  }
}

/** In one step, so that nobody finds half a build; who comes second is too late. */
function keep(built: string, kept: string): void {
  mkdirSync(dirname(kept), {recursive: true});
  try {
    renameSync(built, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}
