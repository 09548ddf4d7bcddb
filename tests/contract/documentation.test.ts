import {readdirSync, readFileSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {ACCOUNT_EVENTS, CART_EVENTS} from '~/lib/logging/log-events';
import {SECTION_PLACES} from '@metarmap/store/sections';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Files of a folder, as paths from the repository's root. */
const files = (folder: string, name: RegExp) =>
  readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

const DOCUMENTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'local-shop/README.md',
  '.env.example',
  ...files('docs', /\.md$/),
];

/** Every document and every file with comments. */
const TEXTS: readonly string[] = [
  ...DOCUMENTS,
  ...readdirSync(ROOT).filter((file) => /\.(?:ts|js)$/.test(file)),
  ...['app', 'local-shop', 'scripts', 'store', 'tests'].flatMap((folder) =>
    files(folder, /\.(?:tsx?|js|css|md)$/),
  ),
].filter((file) => file !== 'tests/contract/documentation.test.ts');

/** A test that names files which exist in no clone. */
const INVENTING = /\/(?:linter-rules|hydrogen-parts)\b/;

it('names files and folders that exist', () => {
  // Paths from the repository's root.
  const path =
    /(?<![\w/.~-])(?:app|docs|local-shop|scripts|store|tests)\/[\w./-]*\w/g;
  const missing = TEXTS.flatMap((file) =>
    [...read(file).matchAll(path)]
      .filter(
        ([named]) => !INVENTING.test(file) && !existsSync(join(ROOT, named)),
      )
      .map(([named]) => `${file}: ${named}`),
  );
  expect(TEXTS.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

it('states each text that the specification promises for the log', () => {
  const promised = read('docs/specification.md').replace(/\s+/g, ' ');
  const texts = Object.values({...ACCOUNT_EVENTS, ...CART_EVENTS});
  expect(texts.filter((text) => !promised.includes(text))).toEqual([]);
});

it('names the modules that read each limit', () => {
  const table = read('app/lib/limits/limits.ts');
  const limits = [
    ...table.matchAll(
      /Read by\s+([^*]*(?:\* [^*]+)?)\. ?\s*\*\/\s+export const (\w+)/g,
    ),
  ].map(([, modules = '', name]) => {
    const isRead = [...modules.matchAll(/`([^`]+)`/g)].map(([, module]) => {
      const path = ['.server.ts', '.ts', '.tsx']
        .flatMap((end) => [`app/lib/${module}${end}`, `app/${module}${end}`])
        .find((file) => existsSync(join(ROOT, file)));
      return path && new RegExp(`\\b${name}\\b`).test(read(path));
    });
    return {name, isRead: isRead.length > 0 && isRead.every(Boolean)};
  });
  expect(limits).toHaveLength(
    [...table.matchAll(/^export const (?!RATES)/gm)].length,
  );
  expect(limits.filter(({isRead}) => !isRead)).toEqual([]);
});

it.each(['Deutsch', 'English'])(
  'tells merchants which fields each section shows, in %s',
  (half) => {
    const [, text = ''] = read('docs/merchants.md').split(`\n## ${half}\n`);
    const [own = ''] = text.split('\n## ');
    const rows = [...own.matchAll(/^\| `(\w+)` +\| ([✓– |]+)\|$/gm)];
    const columns = ['title', 'lead', 'body', 'picture', 'link'] as const;
    expect(
      rows.map(([, slot, cells = '']) => [
        slot,
        columns.filter((_, index) => cells.split('|')[index]?.includes('✓')),
      ]),
    ).toEqual(
      SECTION_PLACES.map(([slot, shown]) => [
        slot,
        columns.filter((key) => shown.includes(key)),
      ]),
    );
  },
);

it('names every npm script, and no others', () => {
  const {scripts} = z
    .object({scripts: z.record(z.string(), z.string())})
    .parse(JSON.parse(read('package.json')));
  const named = DOCUMENTS.flatMap((document) => [
    ...read(document).matchAll(/`?npm run ([\w:]+)/g),
  ]).map(([, name = '']) => name);
  // `npm test` is written without `run`.
  expect(new Set([...named, 'test'])).toEqual(new Set(Object.keys(scripts)));
});

/** Names in Remix, React and their output that are not a public interface. */
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

const HARDENING = 'docs/hardening.md';

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

/** Names of documents, and of their sections, that are in no clone of the repository. */
const ELSEWHERE: readonly RegExp[] = [
  /\btraps? C\d/i,
  /\bspec §/i,
  /\(§\s?\d+[),]/,
  /\b(?:decisions|exemplars|feasibility|house|spec|traps)\.md\b/,
  /\b(?:exemplars|feasibility|the house we want)\b/i,
  /(?<![\w/.-])shared\//,
  /\b(?:GH-|issue #?)\d/i,
];

/** The number of a case. Only the list of cases and titles of tests have it. */
const CASE = /\bE[1-6]\.\d{1,2}\b/;

/** The cases that a test proves, at the end of its title: `refuses an empty name (E1.4, E1.25)`. */
const TAG = / \((E\d+\.\d+(?:, E\d+\.\d+)*)\)(?= @\w| \$\{|['"`])/g;

it('refers to no document outside the repository', () => {
  const found = TEXTS.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => {
        const text = isTest(file) ? line.replace(TAG, '') : line;
        return [...ELSEWHERE, ...(file === HARDENING ? [] : [CASE])].some(
          (pattern) => pattern.test(text),
        )
          ? [`${file}:${index + 1}: ${line.trim()}`]
          : [];
      }),
  );
  expect(found).toEqual([]);
});

it('tells each decision as context, decision and consequences, in 300 words at most', () => {
  const decisions = files('docs/decisions', /\.md$/).map((file) => {
    const text = read(file);
    const missing = ['Context', 'Decision', 'Consequences'].filter(
      (title) => !text.includes(`\n## ${title}\n`),
    );
    return {file, missing, words: text.trim().split(/\s+/).length};
  });
  expect(decisions.length).toBeGreaterThan(30);
  expect(
    decisions.filter(({missing, words}) => missing.length > 0 || words > 300),
  ).toEqual([]);
});

it('names sections of the specification that exist', () => {
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

/** A test that exists but is not run, or has to fail. */
const LEFT_OUT =
  /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|only|fails|fixme)\b/;

describe(HARDENING, () => {
  const listed = [...read(HARDENING).matchAll(/^- (E\d+\.\d+): ./gm)].map(
    ([, id]) => id,
  );
  const proofs = TEXTS.filter(isTest).flatMap((file) =>
    [...read(file).matchAll(TAG)].flatMap(([, ids = '']) =>
      ids.split(', ').map((id) => ({file, id})),
    ),
  );

  it('has every case of the list', () => {
    const sizes = {E1: 27, E2: 28, E3: 15, E4: 16, E5: 15, E6: 7};
    const ids = Object.entries(sizes).flatMap(([group, size]) =>
      Array.from({length: size}, (_, index) => `${group}.${index + 1}`),
    );
    expect(listed).toEqual(ids);
  });

  it('lists the cases that titles of tests end with, and no others', () => {
    expect(new Set(proofs.map(({id}) => id))).toEqual(new Set(listed));
  });

  it('leaves no test out of a file that proves a case', () => {
    const left = proofs.filter(({file}) => LEFT_OUT.test(read(file)));
    expect(left).toEqual([]);
  });
});
