import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = 'docs/hardening.md';

/** What the letters in the document's last column stand for. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  u: ['app/lib', 'app'],
  c: ['tests/contract'],
  e: ['tests/e2e'],
};

interface Case {
  readonly id: string;
  readonly tests: string;
}

/** The rows of the document's table. */
const CASES: readonly Case[] = readFileSync(join(ROOT, DOCUMENT), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, id = '', , tests = '']) =>
    /^E\d+\.\d+$/.test(id) ? [{id, tests}] : [],
  );

/** A row names files, each with the titles that follow it: u `a.test.ts` “does”, “says”. */
function namedTests(tests: string) {
  return tests.split(/(?=\b[uce] `)/).map((part) => {
    const [, folder = '', file = ''] = /^([uce]) `([^`]+)`/.exec(part) ?? [];
    const titles = [...part.matchAll(/“([^”]+)”/g)].map(([, title]) => title);
    return {folder, file, titles};
  });
}

function sourceOf(folder: string, file: string): string | null {
  const path = FOLDERS[folder]
    ?.map((root) => join(ROOT, root, file))
    .find((candidate) => existsSync(candidate));
  return path === undefined ? null : readFileSync(path, 'utf8');
}

/** Whether a title of the file begins with these words; “…” stands for what a table puts in. */
function hasTitle(source: string, title: string): boolean {
  const words = title
    .split('…')
    .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^\\n]*');
  return new RegExp(`['"\`]${words}`).test(source);
}

describe(DOCUMENT, () => {
  it('has every case of the list', () => {
    const counts = new Map<string, number>();
    for (const {id} of CASES) {
      const group = id.split('.')[0] ?? '';
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      E1: 16,
      E2: 17,
      E3: 11,
      E4: 12,
      E5: 14,
    });
  });

  it.each(CASES)('names tests that are there for $id', ({tests}) => {
    for (const {folder, file, titles} of namedTests(tests)) {
      const source = sourceOf(folder, file);
      expect(source, file || tests).not.toBeNull();
      expect(titles, file).not.toEqual([]);
      const missing = titles.filter(
        (title) => !hasTitle(source ?? '', title ?? ''),
      );
      expect(missing, file).toEqual([]);
    }
  });
});
