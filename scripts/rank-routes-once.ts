import type {Plugin} from 'vite';

const ROUTER = /\/@remix-run\/router\/dist\/router\.js$/;

/** What Remix's router does for each of the three times that it looks for a page. */
const RANKING = `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`;

const RANKED_ONCE = `  let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }
`;

/**
 * Has the worker's router take the routing table apart once, not for every request:
 * 106 routes flattened and sorted twice were an eighth of what a page costs. The table of
 * the worker never changes; a browser's router is left as it is. The build fails when an
 * update of Remix has changed the place.
 */
export function rankRoutesOnce(): Plugin {
  return {
    name: 'rank-routes-once',
    apply: 'build',
    transform(code, id, options) {
      if (!options?.ssr || !ROUTER.test(id)) return null;
      if (!code.includes(RANKING)) {
        this.error(
          `Routes are ranked in another way now; see ${import.meta.url}.`,
        );
      }
      return {
        code: `const rankedBranches = new WeakMap();\n${code.replace(RANKING, RANKED_ONCE)}`,
        map: null,
      };
    },
  };
}
