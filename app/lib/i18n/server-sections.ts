/**
 * Sections of the messages that only the server reads: for mails and search engines, and for pages
 * and parts whose loaders send them.
 */
export const SERVER_SECTIONS = [
  'accountNotices',
  'agents',
  'authProblems',
  'cartLink',
  'cartProblems',
  'descriptions',
  'fieldProblems',
  'formProblems',
  'landing',
  'liveMap',
  'mail',
  'mapSeo',
  'market',
  'preview',
  'questions',
  'stories',
  'written',
] as const;
