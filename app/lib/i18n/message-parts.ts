/** Sections (also nested) of dialogs and of the pages that `needsAllMessages` names. */
export const LATER_SECTIONS = [
  'account',
  'auth',
  'cartLink',
  'challenge.lead',
  'challenge.otherwise',
  'challenge.password',
  'challenge.submit',
  'consent.groups',
  'consent.items',
  'contact',
  'content',
  'country',
  'preview',
  'search.nothing',
  'search.suggestions',
  'subscription',
  'withdrawal',
] as const;

/** Sections that only loaders read; they send the page its texts. */
export const SERVER_SECTIONS = [
  'agents',
  'landing',
  'liveMap',
  'market',
  'stories',
] as const;
