import {matchRoutes} from '@remix-run/react';
import {pageMeta} from '~/lib/seo/seo';
import {ROUTES, routeFile} from './route-table';
import {sharedVisit} from './shared-visit';

interface RouteModule {
  readonly loader?: (given: object) => Promise<unknown>;
}

const MODULES = import.meta.glob<RouteModule>('../../app/{root,routes/*}.ts*');

type RouteTable = Parameters<typeof matchRoutes>[0];

interface LoadedPage {
  readonly status: number;
  /** Target of a redirect. */
  readonly location: string | null;
  /** What the shell and the page show, with the head, structured data and Markdown. */
  readonly data: readonly unknown[];
  readonly context: Awaited<ReturnType<typeof sharedVisit>>['context'];
}

/**
 * Runs the loaders of the page at a path, the root's first, as the worker does for a new visitor of the
 * shop at `origin`. The test stubs the caches.
 */
export async function loadedPage(
  origin: string,
  path: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<LoadedPage> {
  const {context, request, url} = await sharedVisit(origin, path, variables);
  const matches = matchRoutes([...ROUTES] as RouteTable, url.pathname) ?? [];
  const files = [
    'root.tsx',
    ...matches.map(({route}) => `routes/${routeFile(route.id ?? '')}`),
  ];
  const params = matches.at(-1)?.params ?? {};
  try {
    const results = await Promise.all(
      files.map(async (file) => {
        const {loader} = (await MODULES[`../../app/${file}`]?.()) ?? {};
        return loader ? dataOf(await loader({context, request, params})) : null;
      }),
    );
    const [shell, ...rest] = results;
    const head = pageMeta({
      data: rest.at(-1) as never,
      matches: [{id: 'root', data: shell}],
    });
    return {
      ...{status: 200, location: null, context},
      data: [
        ...results,
        head,
        context.structuredData,
        context.markdown.write?.(),
      ],
    };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const location = thrown.headers.get('Location');
    return {status: thrown.status, location, data: [], context};
  }
}

/** What a loader returned, also within Remix's `data` or a response. */
async function dataOf(result: unknown): Promise<unknown> {
  if (result instanceof Response) {
    if (result.status >= 300) throw result;
    return result.text();
  }
  return typeof result === 'object' && result !== null && 'init' in result
    ? (result as {data?: unknown}).data
    : result;
}
