import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const TEST = String.raw`\.test\.tsx?$`;
const SERVER_MODULE = String.raw`\.server\.tsx?$`;

/** Packages of React, as paths in `node_modules`. */
const REACT = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@remix-run/react',
  '@ariakit/react',
  '@radix-ui',
  'sonner',
  'vaul',
];

/** A path that starts with one of the folders. */
const below = (...folders) => `^(?:${folders.join('|')})/`;

/** Features of `app/components` from the ground floor up; each imports lower floors only. */
const FEATURE_FLOORS = [
  ['account', 'cart', 'consent', 'map', 'wishlist'],
  ['content'],
  ['product'],
  ['catalogue', 'home'],
  ['layout'],
];

/** The rooms of `app/lib` from the ground floor up, as the table in docs/rooms.md lists them. */
const ROOM_FLOORS = [];
for (const [, floor, room] of readFileSync(
  join(import.meta.dirname, 'docs/rooms.md'),
  'utf8',
).matchAll(/^\| (\d+) +\| `([\w-]+)`/gm)) {
  (ROOM_FLOORS[floor - 1] ??= []).push(room);
}

const rooms = readdirSync(join(import.meta.dirname, 'app/lib'), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
if (rooms.toSorted().join() !== ROOM_FLOORS.flat().toSorted().join()) {
  throw new Error('docs/rooms.md lists other rooms than `app/lib` has.');
}

/** For each folder on a floor, those on the same floor and above, which it may not import. */
const floorRules = (name, parent, floors, rule) =>
  floors.flatMap((floor, height) =>
    floor.map((folder) => ({
      name: `${name}-${folder}`,
      severity: 'error',
      comment: `Order: ${floors.map((names) => names.join(', ')).join(' ← ')}.`,
      from: {path: below(`${parent}/${folder}`), ...rule.from},
      to: {
        path: below(
          ...floors
            .slice(height)
            .flat()
            .filter((other) => other !== folder)
            .map((other) => `${parent}/${other}`),
        ),
        ...rule.to,
      },
    })),
  );

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** The tables of CONTRIBUTING.md and docs/rooms.md, as rules. */
export default {
  forbidden: [
    rule(
      'no-circle',
      'No two modules import each other, not even for types.',
      {},
      {circular: true},
    ),
    ...floorRules('feature', 'app/components', FEATURE_FLOORS, {}),
    ...floorRules('room', 'app/lib', ROOM_FLOORS, {
      from: {pathNot: TEST},
      // Types come from any floor.
      to: {dependencyTypesNot: ['type-only']},
    }),
    rule(
      'app-without-tooling',
      'The local shop plays a remote service; the app never imports it.',
      {path: ['^server\\.ts$', below('app')]},
      {path: below('local-shop', 'scripts')},
    ),
    rule(
      'tests-for-tests',
      'What tests need is imported by tests only.',
      {
        path: ['^server\\.ts$', below('app', 'local-shop', 'scripts')],
        pathNot: String.raw`^(?:app|scripts)/.*\.test\.tsx?$`,
      },
      {path: below('tests')},
    ),
    rule(
      'route-without-route',
      'A route imports no other route.',
      {path: below('app/routes')},
      {path: below('app/routes')},
    ),
    rule(
      'component-without-page',
      'Components know no route and send no request to Shopify: loaders do.',
      {path: below('app/components')},
      {path: below('app/routes', 'app/graphql')},
    ),
    rule(
      'one-kind-of-accounts',
      'Pages know no kind of accounts: `context.accounts` does.',
      {path: below('app/routes', 'app/components')},
      {path: below('app/lib/account/legacy', 'app/lib/account/current')},
    ),
    rule(
      'primitive-without-feature',
      'Primitives know no feature.',
      {path: below('app/components/ui')},
      {path: below('app/components'), pathNot: below('app/components/ui')},
    ),
    rule(
      'lib-without-page',
      'lib holds no React and knows no page.',
      {path: below('app/lib')},
      {path: below('app/components', 'app/routes')},
    ),
    rule(
      'document-without-code',
      'Documents import sibling fragments only.',
      {path: below('app/graphql')},
      {path: below('app/lib', 'app/components', 'app/routes')},
    ),
    rule(
      'shop-on-its-own',
      'The local shop stands on its own.',
      {path: below('local-shop')},
      {path: below('app', 'scripts')},
    ),
    rule(
      'store-on-its-own',
      'What every store needs depends on nothing.',
      {path: below('store')},
      {pathNot: below('store')},
    ),
    rule(
      'local-shop-by-its-name',
      'Other code imports the local shop by a name in its `exports`.',
      {pathNot: below('local-shop')},
      {path: below('local-shop'), dependencyTypesNot: ['aliased']},
    ),
    rule(
      'tooling-without-page',
      'Tooling runs in Node: it knows no page.',
      {path: below('scripts')},
      {path: below('app/components', 'app/routes')},
    ),
    rule(
      'server-module-on-the-server',
      'Only a `.server` module or a route imports a `.server` module: a value would be in the browser’s bundle. Types are erased.',
      {
        path: [
          String.raw`^app/.*\.client\.tsx?$`,
          below('app/components', 'app/lib'),
        ],
        pathNot: [TEST, SERVER_MODULE],
      },
      {path: SERVER_MODULE, dependencyTypesNot: ['type-only']},
    ),
    rule(
      'lib-without-react',
      'What uses React lives in `app/components`.',
      {path: below('app/lib'), pathNot: TEST},
      {
        path: [
          ...REACT.map((name) => `^node_modules/${name}/`),
          'use-intl/.*react',
        ],
      },
    ),
  ],
  options: {
    doNotFollow: {path: ['node_modules', 'generated\\.d\\.ts$']},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
