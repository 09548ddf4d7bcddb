import {createTranslator} from 'use-intl/core';
import {MAP_PATH} from '~/lib/environment/brand';
import type de from '~/locales/de.json';
import type en from '~/locales/en.json';
import {withoutLocale, type LocaleCode} from './locale';
import {MESSAGE_FILES} from './message-files.client';

/** German defines the keys; the assertions below fail the type check if one is missing. */
export type Messages = typeof de;

/** Messages for components; `landing` is for loaders only. */
export type ClientMessages = Omit<Messages, 'landing'>;

type SameKeys<A, B extends A> = B;
export type CheckedCatalogues = [
  SameKeys<typeof de, typeof en>,
  SameKeys<typeof en, typeof de>,
];

const loaded = new Map<LocaleCode, Messages>();

const complete = new Set<LocaleCode>();

/** Landing pages, which need only the first chunk. */
const FIRST_PAGE = /^\/(?:$|cart$|wishlist$|products\/|collections(?:\/|$))/;

/** Whether a page needs both chunks of the catalogue. */
export function needsAllMessages(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return path !== MAP_PATH && !FIRST_PAGE.test(path);
}

/** Loads one or both chunks in the browser. */
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

/** Whether both chunks are loaded. */
export function hasAllMessages(code: LocaleCode): boolean {
  return complete.has(code);
}

/** Registers a whole catalogue, as the server does. */
export function registerMessages(code: LocaleCode, messages: Messages): void {
  loaded.set(code, messages);
  complete.add(code);
}

/** Whether at least the first chunk is loaded. */
export function hasMessages(code: LocaleCode): boolean {
  return loaded.has(code);
}

/** The loaded part of a catalogue; throws when nothing is loaded. */
export function messagesOf(code: LocaleCode): Messages {
  const messages = loaded.get(code);
  if (!messages) throw new Error(`Messages for ${code} were not loaded.`);
  return messages;
}

function newTranslator(locale: LocaleCode, messages: Messages) {
  return createTranslator({locale, messages});
}

export type Translator = ReturnType<typeof newTranslator>;

/** Per catalogue: translators cache `Intl` formatters, which are slow to create. */
const translators = new WeakMap<Messages, Translator>();

/** A translate function outside React: loaders, actions, `meta`. */
export function translatorFor(code: LocaleCode): Translator {
  const messages = messagesOf(code);
  const translator = translators.get(messages) ?? newTranslator(code, messages);
  translators.set(messages, translator);
  return translator;
}
