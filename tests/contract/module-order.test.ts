import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const FILES: ReadonlySet<string> = new Set([
  'server.ts',
  ...['app', 'local-shop', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => posix.join(folder, file)),
  ),
]);

/** The path of a named module from the repository's root. */
const pathFrom = (file: string, named: string) =>
  named.startsWith('~/')
    ? named.replace('~', 'app')
    : posix.join(posix.dirname(file), named);

/** Files of the repository that a file imports, for values or only for types. */
const importsOf = (file: string) =>
  ts.preProcessFile(read(file)).importedFiles.flatMap(({fileName}) => {
    const path = pathFrom(file, fileName);
    return [path, `${path}.ts`, `${path}.tsx`].filter(
      (name) => name !== file && FILES.has(name),
    );
  });

/** The modules of each cycle that following the imports finds. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) {
      cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return cycles;
}

it('finds a cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(cyclesOf(graph)).toEqual(['b → d → b']);
});

it('no two modules import each other, not even for types', () => {
  const graph = new Map([...FILES].map((file) => [file, importsOf(file)]));
  expect(graph.get('server.ts')).toContain('app/lib/context.server.ts');
  expect(cyclesOf(graph)).toEqual([]);
});

const roomOf = (path: string) => /^app\/lib\/([^/]+)\//.exec(path)?.[1] ?? '';

/** The floor of each room of `app/lib`, as CONTRIBUTING.md lists it. */
const FLOORS = new Map(
  [...read('CONTRIBUTING.md').matchAll(/^\| (\d+) +\| `([\w-]+)`/gm)].map(
    ([, floor, room = '']) => [room, Number(floor)],
  ),
);

/**
 * Rooms on the same or a higher floor from which a module takes values, by `import` and `export …
 * from`.
 */
const wrongWays = (file: string, source: string) =>
  ts
    .createSourceFile(file, source, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) => {
      const takes =
        (ts.isImportDeclaration(statement) &&
          !statement.importClause?.isTypeOnly) ||
        (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
      const from = takes ? statement.moduleSpecifier : undefined;
      if (!from || !ts.isStringLiteral(from)) return [];
      const room = roomOf(file);
      const other = roomOf(pathFrom(file, from.text));
      return other !== room &&
        Number(FLOORS.get(other)) >= Number(FLOORS.get(room))
        ? [`${file} takes from ${other}`]
        : [];
    });

describe('the rooms of app/lib', () => {
  const modules = [...FILES].filter(
    (file) => roomOf(file) && !file.includes('.test.'),
  );

  it('are exactly those in the list of floors', () => {
    expect(new Set(modules.map(roomOf))).toEqual(new Set(FLOORS.keys()));
  });

  it.each([
    ["import {x} from '~/lib/cart/quantity';", 1],
    ["import {x} from '../cart/quantity';", 1],
    ["export {x} from '../cart/quantity';", 1],
    ["import type {X} from '../cart/quantity';", 0],
    ["import {x} from '../http/hex';", 0],
  ])('storefront: %s', (line, count) => {
    expect(wrongWays('app/lib/storefront/x.ts', line)).toHaveLength(count);
  });

  it('take values only from lower floors', () => {
    expect(modules.flatMap((file) => wrongWays(file, read(file)))).toEqual([]);
  });
});
