import type {GetManualChunk, ManualChunkMeta} from 'rollup';

/**
 * What every page runs on, with the bundler's own two helpers; changes only with an
 * update of a dependency.
 */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|use-intl|icu-minify|@remix-run\/(?:react|router|server-runtime))\/|^\0(?:vite\/preload-helper|commonjsHelpers)\.js$/;

/** Where visitors arrive. What both of them import is as good as everywhere. */
const ROOT = /\/app\/root\.tsx$/;
const ARRIVALS = [
  /\/app\/routes\/\(\$locale\)\._index\.tsx$/,
  /\/app\/routes\/\(\$locale\)\.products\.\$handle\.tsx$/,
];

/** Parts of a product page that few other first views share. */
const PRODUCT_VIEW =
  /\/app\/components\/(?:product\/|landing\/ProductPage|cart\/AddToCartForm|ui\/Prose)/;

/** Tells which modules a module imports statically, directly or through others. */
function reachedFrom(entry: RegExp) {
  const known = new Map<string, boolean>();
  return function isReached(
    id: string,
    getModuleInfo: ManualChunkMeta['getModuleInfo'],
  ): boolean {
    if (entry.test(id)) return true;
    const present = known.get(id);
    if (present !== undefined) return present;
    // Circular imports end here.
    known.set(id, false);
    const found = (getModuleInfo(id)?.importers ?? []).some((importer) =>
      isReached(importer, getModuleInfo),
    );
    known.set(id, found);
    return found;
  };
}

/**
 * Groups what a first view loads into chunks: the framework, the modules
 * that `app/root.tsx`, or home and product page alike, import statically, and what
 * else a product page is made of. As two dozen small chunks they compress worse
 * and cost a request each. Everything else stays with Rollup.
 */
export function clientChunks(): GetManualChunk {
  const isInRoot = reachedFrom(ROOT);
  const isInArrival = ARRIVALS.map(reachedFrom);
  return (id, {getModuleInfo}) => {
    if (FRAMEWORK.test(id)) return 'framework';
    if (ARRIVALS.some((route) => route.test(id))) return undefined;
    if (
      isInRoot(id, getModuleInfo) ||
      isInArrival.every((isReached) => isReached(id, getModuleInfo))
    ) {
      return 'shell';
    }
    if (!isInArrival[1]?.(id, getModuleInfo)) return undefined;
    // Apart: Rollup puts into a chunk what its modules import, and forms elsewhere
    // would load the product's view for a button.
    return PRODUCT_VIEW.test(id) ? 'product' : 'controls';
  };
}
