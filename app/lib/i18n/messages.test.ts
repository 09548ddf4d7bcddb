import {readFileSync} from 'node:fs';
import {expect, expectTypeOf, it, vi} from 'vitest';
import {MAX_RECIPIENT_LENGTH} from '~/lib/cart/cart-line';
import {
  MAX_ADDRESSES,
  MAX_BACK_IN_STOCK_VARIANTS,
  MAX_DAYS_AHEAD,
  MAX_LINES,
  MAX_NOTE_LENGTH,
  MAX_WISHLIST_PRODUCTS,
} from '~/lib/limits/limits';
import {CATALOGUES} from './catalogues';
import {LOCALES, type LocaleCode} from './locale';
import {
  loadMessages,
  messagesOf,
  translatorFor,
  type Translator,
} from './messages';
import type {MapTranslator, ServerTranslator} from './messages.server';

// As in the browser, where no catalogue is there from the start.
vi.hoisted(() => vi.stubEnv('SSR', false));

const CODES = Object.keys(LOCALES) as LocaleCode[];

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

/** The keys of a formatted catalogue, as `cart.delivery` where a line of the text has one. */
function writtenKeys(text: string): string[] {
  const sections: string[] = [];
  return [...text.matchAll(/^( *)"((?:[^"\\]|\\.)+)": /gm)].map(
    ([, {length: indent} = '', key = '']) => {
      sections.splice(indent / 2 - 1, Infinity, key);
      return sections.join('.');
    },
  );
}

// The compiler and `JSON.parse` take the last of two equal keys without a word.
it.each(CODES)('names no message twice in %s', (code) => {
  const keys = writtenKeys(readFileSync(`app/locales/${code}.json`, 'utf8'));
  expect(keys).toContain('cartProblems.tooManyLines');
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
});

it.each(CODES)('says in %s the limits that the code has', (code) => {
  const {cartProblems, wishlist, account, authProblems} = CATALOGUES[code];
  const limits: readonly (readonly [string, number])[] = [
    [cartProblems.noteTooLong, MAX_NOTE_LENGTH],
    [cartProblems.tooManyLines, MAX_LINES],
    [cartProblems.recipientDate, MAX_DAYS_AHEAD],
    [cartProblems.recipientText, MAX_RECIPIENT_LENGTH.message],
    [wishlist.problems.full, MAX_WISHLIST_PRODUCTS],
    [account.notifications.problems.full, MAX_BACK_IN_STOCK_VARIANTS],
    [authProblems.addressesFull, MAX_ADDRESSES],
  ];
  for (const [text, limit] of limits) {
    expect(text.match(/\d(?:[\d.,]*\d)?/g)).toContain(
      limit.toLocaleString(LOCALES[code].tag),
    );
  }
});
