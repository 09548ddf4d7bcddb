import type {Plugin} from 'vite';
import {IN_BROWSER, LEFT_OUT, type Change} from './browser-libraries';

const ROUTER = /\/@remix-run\/router\/dist\/router\.js$/;
const HYDROGEN = /\/@shopify\/hydrogen\/dist\/production\/index\.js$/;
const MESSAGES = /\/use-intl\/dist\/esm\/production\/formatters-\w+\.js$/;
const RENDERER = /\/react-dom-server\.browser\.production\.min\.js$/;
const METAR_PARSER = /\/metar-taf-parser\/metar-taf-parser\.js$/;
const PROPERTIES = /\/property-information\/index\.js$/;

const IN_WORKER: readonly Change[] = [
  // Half of the parser reads remarks, which `parse-report.server.ts` cuts off.
  {
    file: METAR_PARSER,
    from: 'new RemarkParser(locale).parse(line.slice(index + 1).join(" "))',
    to: '[]',
  },
  {file: METAR_PARSER, from: 'options?.locale || en', to: 'options?.locale'},
  // Clients send operations; what describes a schema is refused either way.
  {
    file: /\/graphql\/language\/parser\.mjs$/,
    from: '  parseSchemaDefinition() {',
    until: '} // Core parsing utility functions',
    to: '  parseSchemaDefinition() { throw this.unexpected(); ',
  },
  {
    file: /\/graphql\/language\/printer\.mjs$/,
    from: '  // Type System Definitions\n',
    until: '\n};\n',
  },
  // Hydrogen's `Seo`, which has this for its authors, is not used.
  {
    file: /\/@shopify\/hydrogen\/dist\/production\/index\.js$/,
    from: "lazy(()=>import('./log-seo-tags-TY72EQWZ.js'))",
    to: 'undefined',
  },
  // Characters that the sanitiser escapes have numbers.
  {
    file: /\/stringify-entities\/lib\/util\/format-smart\.js$/,
    from: 'options.useNamedReferences || options.useShortestReferences',
    to: 'false',
  },
  // Nor does it leave out tags that HTML could do without.
  {
    file: /\/hast-util-to-html\/lib\/handle\/element\.js$/,
    from: "schema.space === 'svg' ? false : state.settings.omitOptionalTags",
    to: 'false',
  },
  // Workers have it.
  {
    file: /\/hast-util-sanitize\/lib\/index\.js$/,
    from: "import structuredClone from '@ungap/structured-clone'",
  },
  // The sanitiser lets no SVG through.
  {
    file: PROPERTIES,
    from: 'merge([aria, svgBase, xlink, xmlns, xml]',
    to: 'merge([aria, xlink, xmlns, xml]',
  },
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
  compiledPaths ??= {};
  // No route asks for upper or lower case.
  let paths = (compiledPaths[end] ??= new Map());
  let compiled = paths.get(path);
  if (!compiled) paths.set(path, (compiled = compilePath(path, caseSensitive, end)));
  return compiled;
}
function compilePath(`,
  },
  // Which of them a path leads to is looked for among all, twice for each request.
  {
    file: ROUTER,
    from: '  for (let i = 0; matches == null && i < branches.length; ++i) {',
    to: `  let known = allowPartial ? new Map() : (branches.known ??= new Map());
  for (let i = known.get(decoded) ?? 0; matches == null && i < branches.length; ++i) {`,
  },
  {
    file: ROUTER,
    from: 'matches = matchRouteBranch(branches[i], decoded, allowPartial);',
    to: `matches = matchRouteBranch(branches[i], decoded, allowPartial);
    if (matches && decoded.length < 200) {
      if (known.size > 999) known.clear();
      known.set(decoded, i);
    }`,
  },
  // Formatters of numbers and plurals take longer to make than all that they format.
  {
    file: MESSAGES,
    from: 'function s(){return{dateTime:',
    to: 'var kept;function s(){return kept??={dateTime:',
  },
  // A cached answer of the provider is parsed for each request: a twelfth of what a page
  // costs. The newest ones are kept and frozen, since all requests share them.
  {
    file: HYDROGEN,
    from: 'try{return [z(a),n]}catch',
    to: 'try{return [parsedOnce(t,a),n]}catch',
  },
  {
    file: HYDROGEN,
    from: 'async function Gr(e,t){',
    to: `var answers;
function parsedOnce(key, text) {
  answers ??= new Map();
  let answer = answers.get(key);
  answers.delete(key);
  if (answer?.text !== text) answer = {text, value: frozen(z(text))};
  answers.set(key, answer);
  if (answers.size > 32) answers.delete(answers.keys().next().value);
  return answer.value;
}
function frozen(value) {
  if (value && typeof value === "object") Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
async function Gr(e,t){`,
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
