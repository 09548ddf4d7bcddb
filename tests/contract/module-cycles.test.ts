import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const FILES: ReadonlySet<string> = new Set([
  'server.ts',
  ...['app', 'local-shop', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => posix.join(folder, file)),
  ),
]);

/** Files of the repository that one names, for values or for types alone. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return ts.preProcessFile(source).importedFiles.flatMap(({fileName}) => {
    const path = fileName.startsWith('~/')
      ? fileName.replace('~', 'app')
      : posix.join(posix.dirname(file), fileName);
    return [path, `${path}.ts`, `${path}.tsx`].filter(
      (name) => name !== file && FILES.has(name),
    );
  });
}

/** The modules of each cycle that is found on the way through the imports. */
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

it('no two modules name each other, not even for their types', () => {
  const graph = new Map([...FILES].map((file) => [file, importsOf(file)]));
  expect(graph.get('server.ts')).toContain('app/lib/context.server.ts');
  expect(cyclesOf(graph)).toEqual([]);
});
