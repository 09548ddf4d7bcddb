import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

/** Its package.json says which versions of Shopify's clients run against the local shop. */
const LOCKED = fileURLToPath(new URL('../newest-hydrogen', import.meta.url));

/**
 * Installs the packages of `tests/newest-hydrogen` into the temporary folder, once for each
 * lockfile; about 10 s. They are not among this project's own, because the newest Hydrogen needs
 * React Router 7, which must not get into Remix's tree.
 * @returns the folder with `node_modules`.
 * @throws when npm fails.
 */
function installedFolder(): string {
  const lockfile = readFileSync(join(LOCKED, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `newest-hydrogen-${hash}`);
  if (existsSync(folder)) return folder;
  const project = mkdtempSync(`${folder}-`);
  cpSync(LOCKED, project, {recursive: true});
  execFileSync('npm', ['ci', '--prefer-offline', '--silent'], {cwd: project});
  try {
    // In one step, so that another process never finds half of it.
    renameSync(project, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(project, {recursive: true});
  }
  return folder;
}

let folder: string | undefined;

/** A path inside of the installed packages, such as `@shopify/create-hydrogen/dist`. */
export function newestPath(path: string): string {
  folder ??= installedFolder();
  return join(folder, 'node_modules', path);
}

/** A module of the installed packages, as `require` finds it. */
export function newestModule<Module>(name: string): Module {
  return createRequire(newestPath('.'))(name) as Module;
}

/** The same for a package that has only ECMAScript modules. */
export async function importNewest<Module>(name: string): Promise<Module> {
  const path = createRequire(newestPath('.')).resolve(name);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Module;
}
