import {createTranslator} from 'use-intl/core';
import {MAP_PATH} from '~/lib/environment/brand';
import {CATALOGUES, type Messages} from './catalogues';
import {forEachLocale, withoutLocale, type LocaleCode} from './locale';
import {MESSAGE_FILES} from './message-files.client';
import type {LATER_SECTIONS, SERVER_SECTIONS} from './message-parts';

type LaterSection = (typeof LATER_SECTIONS)[number];

/** Both parts of a catalogue: all that a browser can load. */
export type AllMessages = Omit<Messages, (typeof SERVER_SECTIONS)[number]>;

/** The first part, which each page has. */
export type FirstMessages = {
  [Section in Exclude<keyof AllMessages, LaterSection>]: {
    [
      Key in keyof AllMessages[Section] as `${Section}.${Key & string}` extends LaterSection
        ? never
        : Key
    ]: AllMessages[Section][Key];
  };
};

/** Complete on the server; in the browser only the parts that `loadMessages` has loaded. */
const loaded = new Map<LocaleCode, FirstMessages>();

const complete = new Set<LocaleCode>();

if (import.meta.env.SSR) {
  forEachLocale(({code}) => {
    loaded.set(code, CATALOGUES[code]);
    complete.add(code);
  });
}

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
  const messages: FirstMessages & Record<string, object> = {...start.default};
  for (const [name, section] of Object.entries<object>(rest?.default ?? {})) {
    messages[name] = {...messages[name], ...section};
  }
  loaded.set(code, messages);
  if (isWhole) complete.add(code);
}

/** Whether both chunks are loaded. */
export function hasAllMessages(code: LocaleCode): boolean {
  return complete.has(code);
}

/** Whether at least the first chunk is loaded. */
export function hasMessages(code: LocaleCode): boolean {
  return loaded.has(code);
}

/**
 * The part of a catalogue that every page has; in the browser also the second part once it is
 * loaded.
 * @throws when nothing is loaded.
 */
export function messagesOf(code: LocaleCode): FirstMessages {
  const messages = loaded.get(code);
  if (!messages) throw new Error(`Messages for ${code} were not loaded.`);
  return messages;
}

export type Translator = ReturnType<typeof createTranslator<FirstMessages>>;

/** Per catalogue: translators cache `Intl` formatters, which are slow to create. */
const translators = new WeakMap<FirstMessages, Translator>();

/** A translate function outside React, such as for `meta`; loaders have `serverTranslator`. */
export function translatorFor(code: LocaleCode): Translator {
  const messages = messagesOf(code);
  const translator =
    translators.get(messages) ??
    createTranslator<FirstMessages>({locale: code, messages});
  translators.set(messages, translator);
  return translator;
}
