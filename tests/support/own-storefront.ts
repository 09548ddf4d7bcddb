import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, resolve} from 'node:path';

/** What is not needed to build and serve; a store's variables least of all. */
const LEFT_OUT =
  /^(?:\.git|\.env(?:\..*)?|\.shop|\.shopify|node_modules|dist|docs|tests|test-results|playwright-report)$/;

/**
 * A copy of this project, as a clone would lie in a container: in `app/shop`. It has
 * this one's packages.
 *
 * @param routes files that become routes of the copy, by their names there.
 * @returns its folder, and what removes it.
 */
export function ownStorefront(routes: Readonly<Record<string, string>>): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const parent = mkdtempSync(join(tmpdir(), 'storefront-'));
  const folder = join(parent, 'app/shop');
  const project = resolve('.');
  mkdirSync(join(parent, 'app'));
  cpSync(project, folder, {
    recursive: true,
    filter: (source) =>
      resolve(source, '..') !== project || !LEFT_OUT.test(basename(source)),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, file] of Object.entries(routes)) {
    cpSync(file, join(folder, 'app/routes', name));
  }
  return {
    folder,
    remove: () => rmSync(parent, {recursive: true, force: true}),
  };
}
