import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'vite';

/** Not deployed. */
const SOURCE_MAPS = 'dist/source-maps';

/**
 * Vite plugin: source maps of browsers' scripts for an error monitor, outside the public
 * folder. A plugin, because the Hydrogen CLI sets `build.sourcemap` itself.
 */
export function sourceMaps(): Plugin {
  let assets = '';
  return {
    name: 'source-maps',
    apply: ({build}, {command}) => command === 'build' && !build?.ssr,
    config: () => ({build: {sourcemap: 'hidden'}}),
    configResolved({root, build}) {
      assets = path.resolve(root, build.outDir, build.assetsDir);
    },
    writeBundle() {
      rmSync(SOURCE_MAPS, {recursive: true, force: true});
      mkdirSync(SOURCE_MAPS, {recursive: true});
      for (const name of readdirSync(assets)) {
        if (!name.endsWith('.js.map')) continue;
        renameSync(path.join(assets, name), path.join(SOURCE_MAPS, name));
      }
    },
  };
}
