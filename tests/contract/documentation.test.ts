import {readdirSync, readFileSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {z} from 'zod';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const DOCUMENTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.env.example',
  ...readdirSync(join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Files and folders that a text names from the repository's root on. */
function namedPaths(text: string): string[] {
  const path =
    /(?<![\w/.~-])(?:app|docs|local-shop|scripts|tests)\/[\w./-]*\w/g;
  return [...text.matchAll(path)].map(([found]) => found);
}

it.each(DOCUMENTS)('names nothing that is not there: %s', (document) => {
  const missing = namedPaths(read(document)).filter(
    (path) => !existsSync(join(ROOT, path)),
  );
  expect(missing).toEqual([]);
});

it('names every npm script that there is, and no other', () => {
  const {scripts} = z
    .object({scripts: z.record(z.string(), z.string())})
    .parse(JSON.parse(read('package.json')));
  const named = DOCUMENTS.flatMap((document) => [
    ...read(document).matchAll(/`?npm run ([\w:]+)/g),
  ]).map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('.env.example names every variable of the environment', () => {
  const known = [
    ...read('app/lib/env.server.ts').matchAll(/^ {2,4}([A-Z][A-Z_]{3,}):/gm),
  ].map(([, name = '']) => name);
  const listed = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(new Set(listed)).toEqual(new Set(known));
});
