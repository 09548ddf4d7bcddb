import type {createTranslator} from 'use-intl/core';
import {CATALOGUES, type Messages} from './catalogues';
import type {LocaleCode} from './locale';
import type {MapSection} from './map-sections';
import {translatorFor} from './messages';

/** A catalogue without the map's sections. */
type ServerMessages = Omit<Messages, MapSection>;

/** The sections about the map. */
export type MapMessages = Pick<Messages, MapSection>;

/** What decides whether the shop has words about the map. */
interface Assortment {
  readonly hasMap: boolean;
}

/** A whole catalogue, without the map's sections. */
export function serverMessages(code: LocaleCode): ServerMessages {
  return CATALOGUES[code];
}

/** The map's sections; `null` in a shop that does not sell it. */
export function mapMessages(
  code: LocaleCode,
  {hasMap}: Assortment,
): MapMessages | null {
  return hasMap ? CATALOGUES[code] : null;
}

export type ServerTranslator = ReturnType<
  typeof createTranslator<ServerMessages>
>;

export type MapTranslator = ReturnType<typeof createTranslator<MapMessages>>;

/** A translate function of the map's sections; `null` in a shop that does not sell it. */
export function mapTranslator(
  code: LocaleCode,
  {hasMap}: Assortment,
): MapTranslator | null {
  // On the server it has the whole catalogue.
  const translator: unknown = translatorFor(code);
  return hasMap ? (translator as MapTranslator) : null;
}

/** A translate function of a whole catalogue: loaders, actions. */
export function serverTranslator(code: LocaleCode): ServerTranslator {
  // On the server it has the whole catalogue.
  return translatorFor(code);
}
