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

/** A test that is there and is not run, or has to fail. */
const LEFT_OUT =
  /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|only|fails|fixme)\b/;

describe(DOCUMENT, () => {
  it('has every case of the list', () => {
    const sizes = {E1: 27, E2: 28, E3: 15, E4: 16, E5: 15};
    const ids = Object.entries(sizes).flatMap(([group, size]) =>
      Array.from({length: size}, (_, index) => `${group}.${index + 1}`),
    );
    expect(CASES.map(({id}) => id)).toEqual(ids);
  });

  it.each(CASES)('names tests that are there and run for $id', ({tests}) => {
    for (const {folder, file, titles} of namedTests(tests)) {
      const source = sourceOf(folder, file);
      expect(source, file || tests).not.toBeNull();
      expect(source, file).not.toMatch(LEFT_OUT);
      expect(titles, file).not.toEqual([]);
      const missing = titles.filter(
        (title) => !hasTitle(source ?? '', title ?? ''),
      );
      expect(missing, file).toEqual([]);
    }
  });
});
