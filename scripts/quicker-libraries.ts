import type {Plugin} from 'vite';
import {IN_BROWSER, LEFT_OUT, type Change} from './browser-libraries';

const ROUTER = /\/@remix-run\/router\/dist\/router\.js$/;
const RENDERER = /\/react-dom-server\.browser\.production\.min\.js$/;

const IN_WORKER: readonly Change[] = [
  // The routing table of the worker never changes: 106 routes flattened and sorted twice
  // for each request were an eighth of what a page costs.
  {
    file: ROUTER,
    from: `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`,
    to: `  rankedBranches ??= new WeakMap();
  let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }
`,
  },
  {
    file: ROUTER,
    from: 'function flattenRoutes(',
    to: 'let rankedBranches;\nfunction flattenRoutes(',
  },
  // Nor do the patterns of its routes.
  {
    file: ROUTER,
    from: '= compilePath(pattern.path, pattern.caseSensitive, pattern.end);',
    to: '= compiledPath(pattern);',
  },
  {
    file: ROUTER,
    from: 'function compilePath(',
    to: `let compiledPaths;
function compiledPath({path, caseSensitive, end}) {
  compiledPaths ??= new Map();
  let key = [path, caseSensitive, end].join();
  let compiled = compiledPaths.get(key);
  if (!compiled) compiledPaths.set(key, (compiled = compilePath(path, caseSensitive, end)));
  return compiled;
}
function compilePath(`,
  },
  // React makes bytes of each attribute and each word, and copies them into pieces of
  // 512 bytes: a quarter of what a page costs. As text they are put together and made
  // bytes once, as its renderers for Node.js and for strings do.
  {
    file: RENDERER,
    from: 'function p(a,b){if(0!==b.length)if(512<b.length)0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=new Uint8Array(512),n=0),a.enqueue(b);else{var c=l.length-n;c<b.length&&(0===c?a.enqueue(l):(l.set(b.subarray(0,c),n),a.enqueue(l),b=b.subarray(c)),l=new Uint8Array(512),n=0);l.set(b,n);n+=b.length}}',
    to: 'var written="";function p(a,b){written+=b}',
  },
  {
    file: RENDERER,
    from: 'function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}',
    to: 'function ba(a){if(written){var b=ca.encode(written);written="";a.enqueue(b)}}',
  },
  {
    file: RENDERER,
    from: 'function u(a){return ca.encode(a)}function w(a){return ca.encode(a)}',
    to: 'function u(a){return a}function w(a){return a}',
  },
];

/**
 * Changes a few lines of libraries: in the worker where they do for each request what
 * once would do, in browsers where they carry what is never used. The build fails when an
 * update has changed the place.
 */
export function quickerLibraries(): Plugin {
  return {
    name: 'quicker-libraries',
    apply: 'build',
    transform(code, id, options) {
      if (!options?.ssr && id.includes('/app/')) {
        const [used] = LEFT_OUT.exec(code) ?? [];
        if (used) this.error(`“${used}” is left out of browsers' libraries.`);
      }
      const changes = (options?.ssr ? IN_WORKER : IN_BROWSER).filter(({file}) =>
        file.test(id),
      );
      if (changes.length === 0) return null;
      let changed = code;
      for (const change of changes) {
        const after = withChange(changed, change);
        if (after === changed) {
          this.error(
            `“${change.from}” is not there any more; see ${import.meta.url}.`,
          );
        }
        changed = after;
      }
      return {code: changed, map: null};
    },
  };
}

/** The same text when there is nothing to change. */
function withChange(code: string, {from, until, to = ''}: Change): string {
  if (until === undefined) return code.replaceAll(from, () => to);
  return code
    .split(from)
    .map((part, index) => {
      if (index === 0) return part;
      const end = part.indexOf(until);
      return end < 0 ? `${from}${part}` : to + part.slice(end);
    })
    .join('');
}
