/**
 * Share of the portrait wall that is free above a landscape chart, which hangs over a sideboard.
 */
export const ABOVE_LANDSCAPE = 0.1;
