import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const require = createRequire(import.meta.url);

const versionOf = (name: string) =>
  (require(`${name}/package.json`) as {version: string}).version;

/**
 * Builds the Shopify CLI's starter with this project's packages into the temporary folder, once for
 * each version of them; about 10 s. Its policy also allows the local shop's pictures, like the pictures of
 * Shopify's CDN: without pictures its pages would be painted faster than in any real shop.
 * @returns the folder with `client` and `server`.
 * @throws when the build fails.
 */
export function builtStarter(): string {
  const versions = ['@shopify/cli', '@shopify/hydrogen', 'vite'].map(versionOf);
  const folder = join(
    tmpdir(),
    `hydrogen-starter-pictures-${versions.join('-')}`,
  );
  if (!existsSync(folder)) {
    const cli = dirname(require.resolve('@shopify/cli/package.json'));
    const project = mkdtempSync(`${folder}-`);
    cpSync(join(cli, 'dist/assets/hydrogen/starter'), project, {
      recursive: true,
    });
    symlinkSync(join(cli, '../..'), join(project, 'node_modules'));
    allowPictures(join(project, 'app/entry.server.tsx'));
    execFileSync(
      join(project, 'node_modules/.bin/shopify'),
      ['hydrogen', 'build', '--no-bundle-stats', '--no-lockfile-check'],
      {cwd: project, env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'}},
    );
    // Renamed in one step, so that another process never finds half a build.
    renameSync(project, folder);
  }
  return join(folder, 'dist');
}

function allowPictures(entry: string): void {
  const source = readFileSync(entry, 'utf8');
  const policy = 'createContentSecurityPolicy({';
  if (!source.includes(policy)) throw new Error(`No policy in ${entry}`);
  const sources = `imgSrc: ["'self'", 'data:', 'http://127.0.0.1:*'],`;
  writeFileSync(entry, source.replace(policy, policy + sources));
}
