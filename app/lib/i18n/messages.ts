import {createTranslator} from 'use-intl/core';
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

/** What the browser has so far; the server has all of both languages. */
const loaded = new Map<LocaleCode, Partial<Messages>>();
const complete = new Set<LocaleCode>();

/**
 * Pages that get along with the first half of the catalogue: where visitors
 * arrive, and what they do there. Every other page waits for the whole of it.
 */
const FIRST_VIEW_PAGE = /^\/(?:$|metarmap$|cart$|wishlist$|products\/)/;

/** Whether a page has to wait for `loadAllMessages`. */
export function needsAllMessages(pathname: string): boolean {
  return !FIRST_VIEW_PAGE.test(withoutLocale(pathname));
}

/** Loads what the first view needs in the browser, before hydration (`entry.client.tsx`). */
export async function loadMessages(code: LocaleCode): Promise<void> {
  if (loaded.has(code)) return;
  const {default: messages} = await reported(MESSAGE_FILES[code].first());
  loaded.set(code, {...messages, ...loaded.get(code)});
}

/** Loads the rest of the catalogue in the browser: on intent, or when a page needs it. */
export async function loadAllMessages(code: LocaleCode): Promise<void> {
  if (complete.has(code)) return;
  const [{default: messages}] = await Promise.all([
    reported(MESSAGE_FILES[code].lazy()),
    loadMessages(code),
  ]);
  loaded.set(code, {...loaded.get(code), ...messages});
  complete.add(code);
}

/** A failed language load is a warning in the log; the caller learns of it too. */
async function reported<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    console.warn('Failed language load', error);
    throw error;
  }
}

/** Makes a catalogue available at once; the server does so with both at its start. */
export function registerMessages(code: LocaleCode, messages: Messages): void {
  loaded.set(code, messages);
  complete.add(code);
}

/** Some of the catalogue of a language is there: in the browser, the page's own. */
export function hasMessages(code: LocaleCode): boolean {
  return loaded.has(code);
}

/** The whole catalogue of a language is there. */
export function hasAllMessages(code: LocaleCode): boolean {
  return complete.has(code);
}

/**
 * The catalogue of a language as far as it is loaded; see `needsAllMessages`.
 * @throws when none of it was loaded: a fault of ours, never of a visitor.
 */
export function messagesOf(code: LocaleCode): Messages {
  const messages = loaded.get(code);
  if (!messages) throw new Error(`Messages for ${code} were not loaded.`);
  return messages as Messages;
}

/** A translate function outside React: loaders, actions, `meta`. */
export function translatorFor(code: LocaleCode) {
  return createTranslator({
    locale: code,
    messages: messagesOf(code),
  });
}

export type Translator = ReturnType<typeof translatorFor>;
