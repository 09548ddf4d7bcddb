/** Sections of the messages that only loaders read; they send the page its texts. */
export const SERVER_SECTIONS = [
  'agents',
  'landing',
  'liveMap',
  'market',
  'questions',
  'stories',
] as const;
