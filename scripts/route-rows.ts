/** Where a route is. */
export interface Place {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly caseSensitive?: boolean | undefined;
}

/** A route of Remix's server build. */
interface Route<Module> extends Place {
  readonly module: Module;
}

/** What Remix's manifest says of the browser's half of a route besides its place. */
interface Assets {
  readonly hasAction: boolean;
  readonly hasLoader: boolean;
  readonly hasClientAction: boolean;
  readonly hasClientLoader: boolean;
  readonly hasErrorBoundary: boolean;
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Remix's manifest, as far as it is made shorter. */
export interface Manifest {
  readonly routes: Readonly<Record<string, Place & Assets>>;
}

/** A route in short: itself, or the number of the row whose English twin it is. */
export type RouteRow<Module> =
  | number
  | readonly [
      module: Module,
      id: string,
      parentId?: string | undefined,
      path?: string | undefined,
      index?: boolean | undefined,
      caseSensitive?: boolean | undefined,
    ];

/** The same of its assets: the row with the same ones, or its flags and files by number. */
export type AssetRow =
  | number
  | readonly [
      flags: number,
      module: string,
      imports: readonly number[],
      css: readonly number[],
    ];

const FLAGS = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasErrorBoundary',
] as const;

/** Where the English twin of a route is, as `app/routes.ts` declares it. */
export function twinOf<Its extends Place>(route: Its): Its {
  const {id, parentId, path} = route;
  const isBelowRoot = parentId === 'root';
  return {
    ...route,
    id: `en/${id}`,
    parentId: isBelowRoot ? parentId : `en/${parentId}`,
    path: isBelowRoot ? (path ? `en/${path}` : 'en') : path,
    caseSensitive: true,
  };
}

/** The routes of the server build, in the order of their rows. */
export function routesOf<Module>(
  rows: readonly RouteRow<Module>[],
): Record<string, Route<Module>> {
  const routes: Route<Module>[] = [];
  for (const row of rows) {
    if (typeof row === 'number') {
      routes.push(twinOf(routes[row]));
      continue;
    }
    const [module, id, parentId, path, index, caseSensitive] = row;
    routes.push({id, parentId, path, index, caseSensitive, module});
  }
  return Object.fromEntries(routes.map((route) => [route.id, route]));
}

/** Remix's manifest of the same routes. */
export function manifestOf<Others>(
  {rows, files, ...others}: Others & ShortManifest,
  routes: Readonly<Record<string, Place>>,
): Omit<Others & ShortManifest, 'rows' | 'files'> & Manifest {
  const known: Assets[] = [];
  const fileOf = (number: number) => files[number] ?? '';
  for (const row of rows) {
    if (typeof row === 'number') {
      known.push(known[row]);
      continue;
    }
    const [flags, module, imports, css] = row;
    known.push({
      ...(Object.fromEntries(
        FLAGS.map((flag, bit) => [flag, (flags & (1 << bit)) > 0]),
      ) as Record<(typeof FLAGS)[number], boolean>),
      module,
      imports: imports.map(fileOf),
      css: css.map(fileOf),
    });
  }
  const entries = Object.values(routes).map(
    (
      {id, parentId, path, index, caseSensitive},
      number,
    ): [string, Place & Assets] => [
      id,
      {id, parentId, path, index, caseSensitive, ...known[number]},
    ],
  );
  return {...others, routes: Object.fromEntries(entries)};
}

/** Remix's manifest in short. */
export interface ShortManifest {
  readonly rows: readonly AssetRow[];
  readonly files: readonly string[];
}

/** The other way round: `manifestOf` of it and the routes is the manifest again. */
export function shortManifest({routes, ...others}: Manifest) {
  const files = new Map<string, number>();
  const numberOf = (file: string) => {
    if (!files.has(file)) files.set(file, files.size);
    return files.get(file) ?? 0;
  };
  const known = new Map<string, number>();
  const rows = Object.values(routes).map((route, number): AssetRow => {
    const flags = FLAGS.reduce(
      (sum, flag, bit) => sum | (route[flag] ? 1 << bit : 0),
      0,
    );
    const row: AssetRow = [
      flags,
      route.module,
      route.imports.map(numberOf),
      route.css.map(numberOf),
    ];
    const key = JSON.stringify(row);
    const same = known.get(key);
    if (same !== undefined) return same;
    known.set(key, number);
    return row;
  });
  return {...others, rows, files: [...files.keys()]};
}

/** The other way round: `routesOf` of the rows are the routes again. */
export function shortRoutes<Module>(
  routes: readonly Route<Module>[],
): readonly RouteRow<Module>[] {
  const twins = new Map(
    routes.map((route, number) => [keyOf(twinOf(route)), number]),
  );
  return routes.map((route, number) => {
    const twin = twins.get(keyOf(route));
    if (twin !== undefined && twin < number) return twin;
    const {module, id, parentId, path, index, caseSensitive} = route;
    return [module, id, parentId, path, index, caseSensitive];
  });
}

const keyOf = ({
  id,
  parentId,
  path,
  index,
  caseSensitive,
  module,
}: Route<unknown>) =>
  JSON.stringify([id, parentId, path, index, caseSensitive, module]);
