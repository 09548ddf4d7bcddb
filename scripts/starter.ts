import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const require = createRequire(import.meta.url);

const versionOf = (name: string) =>
  (require(`${name}/package.json`) as {version: string}).version;

/**
 * Builds the Shopify CLI's starter with this project's packages into the temporary folder, once
 * for each version of them; about 10 s.
 *
 * @returns the folder with `client` and `server`.
 * @throws when the build fails.
 */
export function builtStarter(): string {
  const versions = ['@shopify/cli', '@shopify/hydrogen', 'vite'].map(versionOf);
  const folder = join(tmpdir(), `hydrogen-starter-build-${versions.join('-')}`);
  if (!existsSync(folder)) {
    const cli = dirname(require.resolve('@shopify/cli/package.json'));
    const project = mkdtempSync(`${folder}-`);
    cpSync(join(cli, 'dist/assets/hydrogen/starter'), project, {
      recursive: true,
    });
    symlinkSync(join(cli, '../..'), join(project, 'node_modules'));
    execFileSync(
      join(project, 'node_modules/.bin/shopify'),
      ['hydrogen', 'build', '--no-bundle-stats', '--no-lockfile-check'],
      {cwd: project, env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'}},
    );
    // In one step: another process never finds half a build.
    renameSync(project, folder);
  }
  return join(folder, 'dist');
}
