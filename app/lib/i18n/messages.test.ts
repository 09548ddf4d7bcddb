import {readFileSync} from 'node:fs';
import {expect, expectTypeOf, it, vi} from 'vitest';
import {LOCALES} from './locale';
import {
  loadMessages,
  messagesOf,
  translatorFor,
  type Translator,
} from './messages';
import type {MapTranslator, ServerTranslator} from './messages.server';

// As in the browser, where no catalogue is there from the start.
vi.hoisted(() => vi.stubEnv('SSR', false));

type Key = Parameters<Translator>[0];

it('has no catalogue before one is loaded', () => {
  expect(() => messagesOf('de')).toThrow();
});

it('loads a language without the messages that only loaders read', async () => {
  await loadMessages('de');
  expect(messagesOf('de').account.orders).toBeDefined();
  expect(messagesOf('de')).not.toHaveProperty('liveMap');
});

it('has one translator for a catalogue, which keeps the formatters that it made', async () => {
  await loadMessages('en');
  const translator = translatorFor('en');
  expect(translatorFor('en')).toBe(translator);
});

it('fails the type check for a message that no catalogue has', () => {
  expectTypeOf<'withdrawal.wholeOrder'>().toExtend<Key>();
  expectTypeOf<'withdrawal.nope'>().not.toExtend<Key>();
});

it('fails the type check for a message about the map that is not asked for by its own function', () => {
  expectTypeOf<'map.goTo'>().not.toExtend<Key>();
  expectTypeOf<'map.goTo'>().not.toExtend<Parameters<ServerTranslator>[0]>();
  expectTypeOf<'map.goTo'>().toExtend<Parameters<MapTranslator>[0]>();
});

it('fails the type check for a message of loaders in the browser', () => {
  expectTypeOf<'agents.more'>().not.toExtend<Key>();
  expectTypeOf<'agents.more'>().toExtend<Parameters<ServerTranslator>[0]>();
});

const countKeys = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (count, part) => count + 1 + countKeys(part),
        0,
      )
    : 0;

// The compiler and `JSON.parse` take the last of two equal keys without a word.
it.each(Object.keys(LOCALES))('names no message twice in %s', (code) => {
  const text = readFileSync(`app/locales/${code}.json`, 'utf8');
  const written = text.match(/^ *"(?:[^"\\]|\\.)+": /gm) ?? [];
  expect(written).toHaveLength(countKeys(JSON.parse(text)));
});
