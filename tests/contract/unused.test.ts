import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const SOURCES = [
  'server.ts',
  ...['app', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
].map((file) => ({file, code: read(file)}));

type Catalogue = {readonly [key: string]: Catalogue | string};

/** `cart.title` and so on: where a message is in a catalogue. */
function keysOf(catalogue: Catalogue, path = ''): string[] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [path + name]
      : keysOf(value, `${path}${name}.`),
  );
}

const groupsOf = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(([, group = '']) => group);

/** How a module refers to messages. */
function mentionsIn(code: string) {
  const literals = new Set(groupsOf(code, /['"]([\w.-]+)['"]/g));
  return {
    literals,
    /** With the names of properties, from which a key may be composed. */
    words: [...literals, ...groupsOf(code, /\b(\w+)\??:/g)],
    /** `problems.${problem}`, as a pattern. */
    templates: groupsOf(code, /`((?:[\w.-]|\$\{[^`}]*\})+)`/g)
      .filter(
        (template) =>
          /\$\{/.test(template) && /(?:^|\})[.\w-]*[a-z]/.test(template),
      )
      .map((template) => ({
        startsWithWords: !template.startsWith('$'),
        pattern: new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '.+')}$`),
      })),
    sections: groupsOf(code, /use\w*Translations\(([^)]*)\)/g).flatMap(
      (given) => groupsOf(given, /'([\w.]+)'/g),
    ),
    /** Sections that are read as objects, such as `serverMessages(code).landing`. */
    objects: groupsOf(code, /[mM]essages(?:\([^)]*\))?\s*\??\.([\w.]+)/g),
    /** `t(key)` */
    translatesNames: /\bt(?:\.\w+)?\(\s*[a-zA-Z]/.test(code),
  };
}

it('has no message that nothing shows', () => {
  const modules = SOURCES.map(({code}) => mentionsIn(code));
  const words = new Set(modules.flatMap((each) => each.words));
  const isShown = (key: string) =>
    modules.some(
      ({literals, templates, sections, objects, translatesNames}) =>
        literals.has(key) ||
        templates.some(
          ({startsWithWords, pattern}) => startsWithWords && pattern.test(key),
        ) ||
        objects.some((section) => key.startsWith(`${section}.`)) ||
        sections
          .filter((section) => key.startsWith(`${section}.`))
          .map((section) => key.slice(section.length + 1))
          .some(
            (rest) =>
              literals.has(rest) ||
              templates.some(({pattern}) => pattern.test(rest)) ||
              (translatesNames && words.has(rest)),
          ),
    );
  const german = JSON.parse(read('app/locales/de.json')) as Catalogue;
  expect(keysOf(german).filter((key) => !isShown(key))).toEqual([]);
});

it('has no environment variable that nothing reads', () => {
  const schema = 'app/lib/environment/env.server.ts';
  const names = groupsOf(read(schema), /^ {2}([A-Z_]+):\n? +['"]/gm);
  expect(names.length).toBeGreaterThan(20);
  const readers = SOURCES.filter(
    ({file}) => file.startsWith('app/') && file !== schema,
  );
  const unread = names.filter(
    (name) => !readers.some(({code}) => new RegExp(`\\b${name}\\b`).test(code)),
  );
  expect(unread).toEqual([]);
});
