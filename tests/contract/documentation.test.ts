import {readdirSync, readFileSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Files of a folder, from the repository's root on. */
const files = (folder: string, name: RegExp) =>
  readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

const DOCUMENTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.env.example',
  ...files('docs', /\.md$/),
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
  // `npm test` is named without `run`.
  expect(new Set([...named, 'test'])).toEqual(new Set(Object.keys(scripts)));
});

/** Names of Remix, React and their output that are not promised to stay. */
const PRIVATE_NAME =
  /__remix\w+|__react\w+|_isRedirect|SingleFetchRedirect|streamController|rel="modulepreload/;

it('docs/upgrading.md names every file that uses a private name of a library', () => {
  const listed = read('docs/upgrading.md');
  const using = [...files('app', /\.tsx?$/), 'server.ts'].filter(
    (file) => !file.includes('.test.') && PRIVATE_NAME.test(read(file)),
  );
  expect(using.length).toBeGreaterThan(0);
  expect(using.filter((file) => !listed.includes(file))).toEqual([]);
});

it('.env.example names every variable of the environment', () => {
  const known = [
    ...read('app/lib/environment/env.server.ts').matchAll(
      /^ {2,4}([A-Z][A-Z_]{3,}):/gm,
    ),
  ].map(([, name = '']) => name);
  const listed = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(new Set(listed)).toEqual(new Set(known));
});

/** Everything that was written to be read, from the repository's root on. */
const TEXTS: readonly string[] = [
  ...readdirSync(ROOT).filter((file) => /\.(?:ts|js|md)$/.test(file)),
  ...['app', 'docs', 'local-shop', 'scripts', 'tests'].flatMap((folder) =>
    files(folder, /\.(?:tsx?|js|css|md)$/),
  ),
].filter((file) => file !== 'tests/contract/documentation.test.ts');

/** Names of texts, and of numbers in them, that are in no clone of the repository. */
const ELSEWHERE: readonly RegExp[] = [
  /\btraps? C\d/i,
  /\bspec §/i,
  /\(§\s?\d+[),]/,
  /\b(?:decisions|exemplars|feasibility|house|spec|traps)\.md\b/,
  /\b(?:exemplars|feasibility|the house we want)\b/i,
  /(?<![\w/.-])shared\//,
  /\b(?:GH-|issue #?)\d/i,
];

/** Numbers of cases stand in one document, which names the tests of each. */
const CASE = /\bE[1-5]\.\d{1,2}\b/;

describe('a clone has all that is referred to', () => {
  it('names no text that is elsewhere', () => {
    const found = TEXTS.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          [...ELSEWHERE, ...(file === 'docs/hardening.md' ? [] : [CASE])].some(
            (pattern) => pattern.test(line),
          )
            ? [`${file}:${index + 1}: ${line.trim()}`]
            : [],
        ),
    );
    expect(TEXTS.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it('names documents that are there', () => {
    const missing = TEXTS.flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?<![\w/.~-])docs\/(?:decisions\/[\w-]+(?:\.md)?|[\w-]+\.md)/g,
        ),
      ]
        .filter(([path]) => !existsSync(join(ROOT, path)))
        .map(([path]) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('names sections of the specification that are there', () => {
    const sections = [
      ...read('docs/specification.md').matchAll(/^## (.+)$/gm),
    ].map(([, title]) => title);
    const named = TEXTS.flatMap((file) => {
      const text = read(file).replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
      return [...text.matchAll(/docs\/specification\.md`, "([^"]+)"/g)];
    }).map(([, title]) => title);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((title) => !sections.includes(title))).toEqual([]);
  });
});
