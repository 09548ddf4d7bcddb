/**
 * What every page runs on, with the bundler's own two helpers; changes only with an
 * update of a dependency.
 */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|use-intl|icu-minify|@remix-run\/(?:react|router|server-runtime))\/|^\0(?:vite\/preload-helper|commonjsHelpers)\.js$/;

/**
 * How Rollup groups browsers' modules: the framework in one chunk, and no chunk of a few
 * lines, which would compress worse and cost a request.
 */
export const CLIENT_CHUNKS = {
  manualChunks: (id: string) => (FRAMEWORK.test(id) ? 'framework' : undefined),
  experimentalMinChunkSize: 12_000,
};
