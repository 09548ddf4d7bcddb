import type {createTranslator} from 'use-intl/core';
import {CATALOGUES, type Messages} from './catalogues';
import type {LocaleCode} from './locale';
import {translatorFor} from './messages';

/** A whole catalogue. */
export function serverMessages(code: LocaleCode): Messages {
  return CATALOGUES[code];
}

export type ServerTranslator = ReturnType<typeof createTranslator<Messages>>;

/** A translate function of a whole catalogue: loaders, actions. */
export function serverTranslator(code: LocaleCode): ServerTranslator {
  // On the server it has the whole catalogue.
  return translatorFor(code);
}
