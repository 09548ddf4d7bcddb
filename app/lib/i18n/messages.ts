import {createTranslator} from 'use-intl/core';
import {CATALOGUES, type Messages} from './catalogues';
import {forEachLocale, type LocaleCode} from './locale';
import type {MapSection} from './map-sections';
import {MESSAGE_FILES} from './message-files.client';
import type {SERVER_SECTIONS} from './server-sections';

type ServerSection = (typeof SERVER_SECTIONS)[number];

/** The messages of a language that browsers load, without the map's messages. */
export type BrowserMessages = Omit<Messages, ServerSection | MapSection>;

/** The map's messages that browsers load; see `useMapTranslations`. */
export type BrowserMapMessages = Omit<
  Pick<Messages, MapSection>,
  ServerSection
>;

/**
 * Every language on the server; in the browser those that `loadMessages` has loaded. A hot update
 * runs this module again, and not the browser's entry, which has loaded them.
 */
const hot = import.meta.hot?.data as
  | {loaded?: Map<LocaleCode, BrowserMessages>}
  | undefined;
const loaded = hot?.loaded ?? new Map<LocaleCode, BrowserMessages>();
if (hot) hot.loaded = loaded;

if (import.meta.env.SSR) {
  forEachLocale(({code}) => void loaded.set(code, CATALOGUES[code]));
}

/** Loads the messages of a language in the browser. */
export async function loadMessages(code: LocaleCode): Promise<void> {
  const {default: messages} = await MESSAGE_FILES[code]();
  loaded.set(code, messages);
}

/** Whether the messages of a language are loaded. */
export function hasMessages(code: LocaleCode): boolean {
  return loaded.has(code);
}

/**
 * The messages of a language.
 * @throws when they are not loaded.
 */
export function messagesOf(code: LocaleCode): BrowserMessages {
  const messages = loaded.get(code);
  if (!messages) throw new Error(`Messages for ${code} were not loaded.`);
  return messages;
}

export type Translator = ReturnType<typeof createTranslator<BrowserMessages>>;

/** Per catalogue: translators cache `Intl` formatters, which are slow to create. */
const translators = new WeakMap<BrowserMessages, Translator>();

/** A translate function outside React, such as for `meta`; loaders have `serverTranslator`. */
export function translatorFor(code: LocaleCode): Translator {
  const messages = messagesOf(code);
  const translator =
    translators.get(messages) ??
    createTranslator<BrowserMessages>({locale: code, messages});
  translators.set(messages, translator);
  return translator;
}
