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

/** In the browser the page's own language, so far; the server has both whole. */
const loaded = new Map<LocaleCode, Messages>();

/** Languages whose catalogue is there in full. */
const complete = new Set<LocaleCode>();

/** Pages that get along with the first part: where visitors arrive, and what they do there. */
const FIRST_PAGE = /^\/(?:$|cart$|wishlist$|products\/|collections(?:\/|$))/;

/** Whether a page needs both parts of the catalogue. */
export function needsAllMessages(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return path !== MAP_PATH && !FIRST_PAGE.test(path);
}

/**
 * Loads a catalogue in the browser: before hydration (`entry.client.tsx`) what the page
 * needs, and all of it for pages and dialogs that need both parts (`LaterMessages`).
 */
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

/** The whole catalogue of a language is there. */
export function hasAllMessages(code: LocaleCode): boolean {
  return complete.has(code);
}

/** Makes a catalogue available at once; the server does so with both at its start. */
export function registerMessages(code: LocaleCode, messages: Messages): void {
  loaded.set(code, messages);
  complete.add(code);
}

/** Some of the catalogue of a language is there: in the browser, of the page's own. */
export function hasMessages(code: LocaleCode): boolean {
  return loaded.has(code);
}

/**
 * The catalogue of a language, as far as it is loaded.
 * @throws when none of it was loaded: a fault of ours, never of a visitor.
 */
export function messagesOf(code: LocaleCode): Messages {
  const messages = loaded.get(code);
  if (!messages) throw new Error(`Messages for ${code} were not loaded.`);
  return messages;
}

/** A translate function outside React: loaders, actions, `meta`. */
export function translatorFor(code: LocaleCode): Translator {
  const messages = messagesOf(code);
  let translator = translators.get(messages);
  if (!translator) {
    translator = newTranslator(code, messages);
    translators.set(messages, translator);
  }
  return translator;
}

/** One for each catalogue: it keeps the formatters of `Intl`, which are slow to make. */
const translators = new WeakMap<Messages, Translator>();

function newTranslator(locale: LocaleCode, messages: Messages) {
  return createTranslator({locale, messages});
}

export type Translator = ReturnType<typeof newTranslator>;
