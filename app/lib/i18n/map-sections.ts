/**
 * Sections of the messages that name or describe the map. No other section does, and only
 * `useMapTranslations`, `mapTranslator` and `mapMessages` read these: a shop that does not sell the
 * map shows nothing of it.
 */
export const MAP_SECTIONS = [
  'map',
  'mapSeo',
  'landing',
  'liveMap',
  'stories',
] as const;

export type MapSection = (typeof MAP_SECTIONS)[number];
