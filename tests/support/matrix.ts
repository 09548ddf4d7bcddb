/**
 * Whether every story runs in every language, with and without JavaScript, at both
 * widths (`npm test -- full`). Else the runs cover each value of each of them, and the
 * pairs that matter, but not their product.
 */
export const IS_FULL_MATRIX = process.env.FULL_MATRIX === '1';

/**
 * Ends the title of a test whose result is the same at a phone's width: only the full
 * matrix runs it there.
 */
export const DESKTOP_SUFFICES = IS_FULL_MATRIX ? '' : '@desktop';

/**
 * The colour modes in which a page is shown to axe in full; `expectNoViolations` looks
 * at the contrasts of a light one in the dark, too.
 */
export const COLOR_MODES: readonly ('light' | 'dark')[] = IS_FULL_MATRIX
  ? ['light', 'dark']
  : ['light'];
