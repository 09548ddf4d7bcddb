import {createTranslator} from 'use-intl/core';
import {MAP_PATH} from '~/lib/environment/brand';
import type de from '~/locales/de.json';
import type en from '~/locales/en.json';
import {withoutLocale, type LocaleCode} from './locale';
import {MESSAGE_FILES} from './message-files.client';

/**
 * Keys of the message catalogue. German defines them; the two assertions below
 * fail the type check when a key is missing in either language.
 */
export type Messages = typeof de;

/** What components may ask for: `landing` is for loaders alone. */
export type ClientMessages = Omit<Messages, 'landing'>;

type SameKeys<A, B extends A> = B;
export type CheckedCatalogues = [
  SameKeys<typeof de, typeof en>,
  SameKeys<typeof en, typeof de>,
];

/** In the browser the page's own language; the server has both whole. */
const loaded = new Map<LocaleCode, Messages>();

const complete = new Set<LocaleCode>();

/** Pages that get along with the first part: where visitors arrive, and what they do there. */
const FIRST_PAGE = /^\/(?:$|cart$|wishlist$|products\/|collections(?:\/|$))/;

/** Whether a page needs both parts of the catalogue. */
export function needsAllMessages(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return path !== MAP_PATH && !FIRST_PAGE.test(path);
}

/** Loads the first part of a catalogue in the browser, or both. */
export async function loadMessages(
  code: LocaleCode,
  isWhole: boolean,
): Promise<void> {
  const {first, later} = MESSAGE_FILES[code];
  const [start, rest] = await Promise.all([
    first(),
    isWhole ? later() : undefined,
  ]);
  const messages: Record<string, object> = {...start.default};
  for (const [name, section] of Object.entries(rest?.default ?? {})) {
    messages[name] = {...messages[name], ...section};
  }
  loaded.set(code, messages as Messages);
  if (isWhole) complete.add(code);
}

/** Both parts of a language are there. */
export function hasAllMessages(code: LocaleCode): boolean {
  return complete.has(code);
}

/** Makes a whole catalogue available at once, as the server does. */
export function registerMessages(code: LocaleCode, messages: Messages): void {
  loaded.set(code, messages);
  complete.add(code);
}

/** At least the first part of a language is there. */
export function hasMessages(code: LocaleCode): boolean {
  return loaded.has(code);
}

/**
 * The catalogue of a language, as far as it is loaded.
 * @throws when none of it was loaded.
 */
export function messagesOf(code: LocaleCode): Messages {
  const messages = loaded.get(code);
  if (!messages) throw new Error(`Messages for ${code} were not loaded.`);
  return messages;
}

function newTranslator(locale: LocaleCode, messages: Messages) {
  return createTranslator({locale, messages});
}

export type Translator = ReturnType<typeof newTranslator>;

/** One for each catalogue: it caches the formatters of `Intl`, which are slow to make. */
const translators = new WeakMap<Messages, Translator>();

/** A translate function outside React: loaders, actions, `meta`. */
export function translatorFor(code: LocaleCode): Translator {
  const messages = messagesOf(code);
  const translator = translators.get(messages) ?? newTranslator(code, messages);
  translators.set(messages, translator);
  return translator;
}
