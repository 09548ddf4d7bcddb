/**
 * Whether every story runs in every language, with and without JavaScript, at both widths (`npm
 * test -- full`). Otherwise the runs cover each value of each of these, and the pairs that matter,
 * but not all combinations.
 */
export const IS_FULL_MATRIX = process.env.FULL_MATRIX === '1';

/**
 * Ends the title of a test with the same result at a phone's width: only the full matrix runs it
 * there.
 */
export const DESKTOP_SUFFICES = IS_FULL_MATRIX ? '' : '@desktop';

/** The same for a test of what only a phone shows, or of a phone's window. */
export const PHONE_SUFFICES = IS_FULL_MATRIX ? '' : '@phone';

/**
 * The colour modes in which axe checks a page in full; `expectNoViolations` also checks the
 * contrasts of a light page in dark mode.
 */
export const COLOR_MODES: readonly ('light' | 'dark')[] = IS_FULL_MATRIX
  ? ['light', 'dark']
  : ['light'];
