import type {Rollup} from 'vite';

/** Changes only with an update of a dependency; includes two helpers of the bundler. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|use-intl|icu-minify|@remix-run\/(?:react|router|server-runtime))\/|^\0(?:vite\/preload-helper|commonjsHelpers)\.js$/;

const ENTRY = /\/app\/entry\.client\.tsx$/;
const ROOT = /\/app\/root\.tsx$/;
const ARRIVALS = [
  /\/app\/routes\/\(\$locale\)\._index\.tsx$/,
  /\/app\/routes\/\(\$locale\)\.products\.\$handle\.tsx$/,
];

const PRODUCT_VIEW =
  /\/app\/(?:components\/(?:product\/|cart\/AddToCartForm)|lib\/product\/gallery\.ts)/;

/** Tells which modules `entry` imports statically, directly or through others. */
function reachedFrom(entry: RegExp) {
  const reached = new Map<string, boolean>();
  return function isReached(
    id: string,
    getModuleInfo: Rollup.ManualChunkMeta['getModuleInfo'],
  ): boolean {
    if (entry.test(id)) return true;
    const present = reached.get(id);
    if (present !== undefined) return present;
    // Circular imports end here.
    reached.set(id, false);
    const found = (getModuleInfo(id)?.importers ?? []).some((importer) =>
      isReached(importer, getModuleInfo),
    );
    reached.set(id, found);
    return found;
  };
}

/**
 * Chunks of a first view: the framework; what the entry or `app/root.tsx`, or both home and product page,
 * import statically; and what else a product page imports. As two dozen small chunks they would compress
 * worse and cost a request each.
 */
export function clientChunks(): Rollup.GetManualChunk {
  const isInEntry = reachedFrom(ENTRY);
  const isInRoot = reachedFrom(ROOT);
  const inArrivals = ARRIVALS.map(reachedFrom);
  return (id, {getModuleInfo}) => {
    if (FRAMEWORK.test(id)) return 'framework';
    if ([ENTRY, ...ARRIVALS].some((own) => own.test(id))) return undefined;
    if (
      isInEntry(id, getModuleInfo) ||
      isInRoot(id, getModuleInfo) ||
      inArrivals.every((isIn) => isIn(id, getModuleInfo))
    ) {
      return 'shell';
    }
    if (!inArrivals[1]?.(id, getModuleInfo)) return undefined;
    // Two chunks: in one, forms on other pages would load the product's view for a
    // button.
    return PRODUCT_VIEW.test(id) ? 'product' : 'controls';
  };
}
