/**
 * Text of a library, each time that it occurs, and what stands there instead: nothing
 * unless said. With `until`, all from there up to that text.
 */
export interface Change {
  readonly file: RegExp;
  readonly from: string | RegExp;
  readonly until?: string;
  readonly to?: string;
}

const REACT_DOM = /\/react-dom\/cjs\/react-dom\.production\.min\.js$/;
const ROUTER = /\/@remix-run\/router\/dist\/router\.js$/;
const REACT_ROUTER = /\/react-router\/dist\/index\.js$/;
const ROUTER_DOM = /\/react-router-dom\/dist\/index\.js$/;
const BROWSER = /\/@remix-run\/react\/dist\/esm\/browser\.js$/;
const COMPONENTS = /\/@remix-run\/react\/dist\/esm\/components\.js$/;
const ERRORS = /\/@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/;
const ROUTES = /\/@remix-run\/react\/dist\/esm\/routes\.js$/;
const SINGLE_FETCH = /\/@remix-run\/react\/dist\/esm\/single-fetch\.js$/;

/** What pages cannot use, since it is left out; the build stops where one does. */
export const LEFT_OUT =
  /\b(?:useFetchers?|fetcherKey|viewTransition|clientLoader|clientAction|HydrateFallback|contextTypes|childContextTypes|UNSAFE_\w+|componentWill(?:Mount|Update|ReceiveProps)|navigate: false)\b/;

/** Flags of `vite.config.ts`, which Remix asks of the page while it runs. */
const FLAGS: readonly Change[] = [
  {
    file: BROWSER,
    from: 'window.__remixContext.future.v3_singleFetch',
    to: 'true',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/(?:components|links|routes)\.js$/,
    from: 'future.v3_singleFetch',
    to: 'true',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    from: 'future.v3_lazyRouteDiscovery === true && !isSpaMode',
    to: 'false',
  },
  {file: BROWSER, from: 'window.__remixContext.isSpaMode', to: 'false'},
  {file: ROUTES, from: 'if (isSpaMode)', to: 'if (false)'},
  {file: COMPONENTS, from: 'if (isSpaMode && ', to: 'if (false && '},
  {file: ROUTER, from: 'init.patchRoutesOnNavigation;', to: 'undefined;'},
  {file: ROUTER, from: 'if (fogOfWar.active', to: 'if (false'},
  {file: ROUTER, from: 'if (isFogOfWar)', to: 'if (false)'},
];

/** Loaders defer nothing, and with single fetch promises would come as such. */
const DEFERRED: readonly Change[] = [
  {
    file: COMPONENTS,
    from: 'typeof __remixContext === "object" && __remixContext.a',
    to: 'false',
  },
  {file: ROUTES, from: 'typeof singleFetch === "function"', to: 'true'},
  {
    file: ROUTER,
    from: 'return result.type === ResultType.deferred;',
    to: 'return false;',
  },
  {
    file: ROUTER,
    from: 'return deferred && typeof',
    to: 'return false && typeof',
  },
  {
    file: ROUTER,
    from: '    activeDeferreds.forEach((deferredData, routeId) => {',
    until: '    // Preserve SSR errors',
  },
  {
    file: ROUTER,
    from: '    activeDeferreds.forEach((dfd, routeId) => {',
    until: '    return cancelledRouteIds;',
  },
  {
    file: ROUTER,
    from: '    await Promise.all([resolveNavigationDeferredResults(',
    until: '    return {',
  },
];

/** Links and forms navigate; no page loads or sends anything beside that by the router. */
const FETCHERS: readonly Change[] = [
  {file: ROUTER, from: '    fetch,\n    revalidate,', to: '    revalidate,'},
  {
    file: ROUTER,
    from: '    getFetcher,\n    deleteFetcher:',
    until: '    getBlocker,',
  },
  {file: ROUTER, from: '    patchRoutes,\n    _internal', until: '  };\n'},
  {
    file: ROUTER,
    from: '    if (future.v7_fetcherPersist) {\n      state.',
    until: '    // Iterate over a local copy',
  },
  {
    file: ROUTER,
    from: '    if (future.v7_fetcherPersist) {\n      completed',
    until: '  }\n  // Complete a navigation',
  },
  {file: ROUTER, from: 'revalidatingFetchers.length > 0', to: 'false'},
  {file: ROUTER, from: 'revalidatingFetchers.length === 0', to: 'true'},
  {file: ROUTER, from: '= markFetchRedirectsDone();', to: '= false;'},
  {
    file: ROUTER,
    from: '= abortStaleFetchLoads(pendingNavigationLoadId);',
    to: '= false;',
  },
  {
    file: ROUTER,
    from: '    revalidatingFetchers.forEach(rf => {\n      abort',
    until: '    let {\n      loaderResults,',
  },
  {
    file: ROUTER,
    from: '    // Clean up _after_ loaders have completed',
    until: '    // If any loaders returned a redirect Response, start a',
  },
  {
    file: ROUTER,
    from: '    redirect = findRedirect(fetcherResults);',
    until: '    // Process and commit output',
  },
  {
    file: ROUTER,
    from: '    let fetcherResultsPromise = ',
    until: '    let loaderResults = ',
  },
  {
    file: ROUTER,
    from: /\(await fetcherResultsPromise\).*;/g,
    to: '{};',
  },
  {
    file: ROUTER,
    from: '    // Abort in-flight fetcher loads',
    until: '  }\n  function updateFetcherState',
  },
  {
    file: ROUTER,
    from: '  fetchLoadMatches.forEach((f, key) => {',
    until: '  return [navigationMatches',
  },
  {
    file: ROUTER,
    from: '  // Process results from our revalidating fetchers',
    until: '  return {',
  },
  {
    file: ROUTER_DOM,
    from: '    newState.fetchers.forEach(',
    until: '    let isViewTransitionUnavailable',
  },
  {
    file: ROUTER_DOM,
    from: 'if (options.navigate === false) {',
    to: 'if (false) {',
  },
  {file: SINGLE_FETCH, from: 'if (fetcherKey)', to: 'if (false)'},
];

const VIEW_TRANSITIONS: readonly Change[] = [
  {
    file: ROUTER,
    from: '    if (isBrowser) {\n      // FIXME',
    until: '    // Kick off initial data load',
  },
  {
    file: ROUTER,
    from: '    // On POP, enable transitions if',
    until: '    updateState(',
  },
  {
    file: ROUTER_DOM,
    from: 'if (!viewTransitionOpts || isViewTransitionUnavailable)',
    to: 'if (true)',
  },
  {
    file: ROUTER_DOM,
    from: '  // When we start a view transition, create',
    until: '  let navigator = ',
  },
  {
    file: ROUTER_DOM,
    from: 'useViewTransitionState(path) && ',
    to: 'false && ',
  },
];

/** Every page loads and acts in the worker, and the root says what failed. */
const CLIENT_LOADERS: readonly Change[] = [
  {
    file: ROUTES,
    from: /if \(!route(?:Module\.client|\.hasClient)\w+\)/g,
    to: 'if (true)',
  },
  {file: ROUTES, from: /if \(mod\.client\w+\)/g, to: 'if (false)'},
  {
    file: ROUTES,
    from: 'return isSpaMode && route.id !== "root" ||',
    to: 'return false &&',
  },
  {
    file: SINGLE_FETCH,
    from: 'if (manifest.routes[m.route.id].hasClientLoader)',
    to: 'if (false)',
  },
  {
    file: BROWSER,
    from: '    router.createRoutesForHMR =',
    until: '    window.',
  },
  {
    file: ROUTES,
    from: 'RemixRootDefaultHydrateFallback : undefined',
    to: '() => null : undefined',
  },
  {
    file: ROUTES,
    from: '/*#__PURE__*/React.createElement(RemixRootDefaultErrorBoundary, {',
    until: ' : undefined;',
    to: 'null',
  },
  {
    file: ERRORS,
    from: 'React.createElement(RemixRootDefaultErrorBoundary, {',
    until: ';',
    to: 'React.createElement("html", null, React.createElement("body", null, String(this.state.error)))',
  },
  {
    file: REACT_ROUTER,
    from: 'match.route.errorElement || defaultErrorElement',
    to: 'match.route.errorElement',
  },
];

/** React leaves the text of the scripts as the server wrote it. */
const SCRIPTS: readonly Change[] = [
  {file: COMPONENTS, from: '!isStatic ? " " :', to: 'true ? " " :'},
  {file: COMPONENTS, from: 'staticContext ? `', to: 'false ? `'},
];

const OTHER: readonly Change[] = [
  // Forms have one of the two types that a browser gives them.
  {
    file: ROUTER,
    from: '  if (opts.body !== undefined) {',
    until: '  invariant(typeof FormData',
  },
  {file: ROUTER, from: '  if (!cond) {', to: '  if (false) {'},
];

/**
 * What React's renderer does for pages of another kind than ours: made by `render`, looked at
 * with React's developer tools, in browsers without the names of keys, with components
 * of before 2018.
 */
const RENDERER: readonly Change[] = [
  {file: REACT_DOM, from: 'exports.findDOMNode=', until: 'exports.flushSync='},
  {file: REACT_DOM, from: 'exports.hydrate=', until: 'exports.hydrateRoot='},
  {file: REACT_DOM, from: 'exports.render=', until: 'exports.version='},
  // All roots are of the one kind that is left then.
  {file: REACT_DOM, from: /\b\w+(?:\.\w+)*\.mode&1/g, to: '1'},
  {file: REACT_DOM, from: 'var ul={bundleType', until: 'exports.__SECRET'},
  {
    file: REACT_DOM,
    from: '!("undefined"===typeof window||"undefined"===typeof window.document||"undefined"===typeof window.document.createElement)',
    to: '!0',
  },
  // Internet Explorer
  {
    file: REACT_DOM,
    from: 'ia&&"documentMode"in document&&(be=document.documentMode);',
  },
  {
    file: REACT_DOM,
    from: 'var we=!1;',
    until: 'function Ae(',
    to: 'var we=!0;',
  },
  {
    file: REACT_DOM,
    from: '"undefined"!==typeof MSApp&&MSApp.execUnsafeLocalFunction?',
    to: '!1?',
  },
  {
    file: REACT_DOM,
    from: 'key:function(a){if(a.key)',
    until: ',code:0,',
    to: 'key:function(a){return a.key||"Unidentified"}',
  },
  // The path of components in an error, by names that are not theirs any more.
  {
    file: REACT_DOM,
    from: 'function Pa(a){',
    until: '\nfunction Qa',
    to: 'function Pa(){return""}',
  },
  {
    file: REACT_DOM,
    from: 'for(var b="https://reactjs.org',
    until: '}var da=',
    to: 'return"Minified React error #"+a',
  },
  {
    file: REACT_DOM,
    from: 'function Zf(a){',
    until: 'function $f',
    to: 'function Zf(){return!1}',
  },
  {
    file: REACT_DOM,
    from: 'var c=a.type.contextTypes;if(!c)return Vf;',
    to: 'return Vf;',
  },
  {
    file: REACT_DOM,
    from: 'd=b.contextTypes,f=(d=null!==d&&void 0!==d)?Yf(a,e):Vf',
    to: 'f=Vf',
  },
  {
    file: REACT_DOM,
    from: /"function"!==typeof \w\.UNSAFE_\w+&&"function"!==typeof \w\.component\w+/g,
    to: '!0',
  },
  // Nothing of React's makes such a list of suspended parts.
  {
    file: REACT_DOM,
    from: 'case 19:E(L);f=b.memoizedState;',
    until: 'case 22:case 23:return Hj()',
  },
  {file: REACT_DOM, from: 'case 19:return xj(a,b,c);'},
  {file: REACT_DOM, from: 'case 19:d=0!==(c&', until: 'case 22:'},
  // Attributes of fonts made of SVG, which no browser has any more.
  {
    file: REACT_DOM,
    from: /\b(?:arabic-form|cap-height|glyph-\w+(?:-\w+)*|(?:horiz|vert)-\w+-\w|(?:over|under)line-\w+|strikethrough-\w+|panose-1|unicode-range|units-per-em|v-\w+) /g,
  },
  // No name of an attribute comes from data.
  {
    file: REACT_DOM,
    from: 'function oa(a){',
    until: 'function pa(',
    to: 'function oa(){return!0}',
  },
];

/**
 * What React calls the parts of its own records. Two more, `stateNode` and
 * `memoizedState`, tell the tests that it has taken over a page.
 */
const FIELDS =
  'child flags sibling lanes alternate updateQueue memoizedProps pendingProps childLanes subtreeFlags elementType baseState deletions dehydrated blockedOn pendingLanes suspendedLanes dependencies interleaved pingedLanes pendingContext lastEffect lastBaseUpdate firstBaseUpdate callbackNode finishedWork finishedLanes baseQueue';

const SHORT_FIELDS = FIELDS.split(' ').map((field, index): Change => ({
  file: REACT_DOM,
  from: new RegExp(`\\b${field}\\b`, 'g'),
  to: String.fromCharCode(index < 26 ? 97 + index : 39 + index),
}));

export const IN_BROWSER: readonly Change[] = [
  ...RENDERER,
  ...SHORT_FIELDS,
  ...FLAGS,
  ...DEFERRED,
  ...FETCHERS,
  ...VIEW_TRANSITIONS,
  ...CLIENT_LOADERS,
  ...SCRIPTS,
  ...OTHER,
];
