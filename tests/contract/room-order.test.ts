import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LIB = 'app/lib';

/**
 * The rooms of `app/lib` from the ground floor up, as in CONTRIBUTING.md. A room takes
 * values from lower floors only; types, which the bundler erases, may come from any.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['environment', 'http', 'session'],
  ['storefront', 'forms', 'updates'],
  ['i18n', 'consent'],
  ['browser', 'cart', 'mail', 'preview', 'seo', 'weather'],
  ['content'],
  ['product'],
  ['catalogue', 'customer-lists', 'home'],
  ['account', 'agents', 'sitemap'],
  ['commerce-api'],
  ['server'],
  ['analytics'],
];

const floorOf = (room: string) =>
  FLOORS.findIndex((rooms) => rooms.includes(room));

/** Rooms whose values a module of `app/lib` takes, by `import` and `export … from`. */
function roomsTaken(file: string, source: string): string[] {
  return ts
    .createSourceFile(file, source, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) => {
      const takes =
        (ts.isImportDeclaration(statement) &&
          !statement.importClause?.isTypeOnly) ||
        (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
      const from = takes ? statement.moduleSpecifier : undefined;
      if (!from || !ts.isStringLiteral(from)) return [];
      const path = from.text.startsWith('~/')
        ? from.text.replace('~', 'app')
        : posix.join(posix.dirname(file), from.text);
      return /^app\/lib\/([^/]+)\//.exec(path)?.[1] ?? [];
    });
}

/** What of a module's imports goes upwards or to a neighbour. */
function wrongWays(file: string, source: string): string[] {
  const room = file.split('/')[2] ?? '';
  return roomsTaken(file, source)
    .filter((other) => other !== room && floorOf(other) >= floorOf(room))
    .map((other) => `${file} takes from ${other}`);
}

const FILES = readdirSync(join(ROOT, LIB), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\/.*(?<!\.test)\.tsx?$/.test(file))
  .map((file) => posix.join(LIB, file));

describe('the rooms of app/lib', () => {
  it('are those of the floors', () => {
    const rooms = new Set(FILES.map((file) => file.split('/')[2]));
    expect([...rooms].sort()).toEqual(FLOORS.flat().sort());
  });

  it('stand in CONTRIBUTING as they are', () => {
    const table = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const rows = [...table.matchAll(/^\| (\d+) +\| `([\w-]+)`/gm)];
    expect(rows.map(([, floor, room]) => [Number(floor), room])).toEqual(
      FLOORS.flatMap((rooms, height) =>
        rooms.map((room) => [height + 1, room]),
      ),
    );
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

  it('take values from lower floors only', () => {
    expect(
      FILES.flatMap((file) =>
        wrongWays(file, readFileSync(join(ROOT, file), 'utf8')),
      ),
    ).toEqual([]);
  });
});
