/**
 * The user agent of a person's browser. Requests of Playwright and of Node count as bots,
 * and bots get error pages of one line.
 */
export const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
