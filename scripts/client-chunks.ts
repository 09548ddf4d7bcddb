import type {GetManualChunk, ManualChunkMeta} from 'rollup';

/**
 * What every page runs on, with the bundler's own two helpers; changes only with an
 * update of a dependency.
 */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|use-intl|icu-minify|@remix-run\/(?:react|router|server-runtime))\/|^\0(?:vite\/preload-helper|commonjsHelpers)\.js$/;

const ROOT = /\/app\/root\.tsx$/;

/**
 * Two chunks that every page loads: the framework, and what `app/root.tsx` imports
 * statically. As dozens of small ones they compress worse and cost a request each.
 * Everything else stays with Rollup.
 */
export function clientChunks(): GetManualChunk {
  const known = new Map<string, boolean>();
  const isInRoot = (
    id: string,
    getModuleInfo: ManualChunkMeta['getModuleInfo'],
  ): boolean => {
    if (ROOT.test(id)) return true;
    const present = known.get(id);
    if (present !== undefined) return present;
    // Circular imports end here.
    known.set(id, false);
    const importers = getModuleInfo(id)?.importers ?? [];
    const found = importers.some((importer) =>
      isInRoot(importer, getModuleInfo),
    );
    known.set(id, found);
    return found;
  };
  return (id, {getModuleInfo}) => {
    if (FRAMEWORK.test(id)) return 'framework';
    return isInRoot(id, getModuleInfo) ? 'shell' : undefined;
  };
}
