/**
 * The first of the hundred ports of the browser tests: their storefronts listen on it and the
 * ports above, their local shops 1,000 higher. `TEST_PORT` moves it, so that two checkouts can
 * run their tests at the same time.
 */
export const FIRST_PORT = Number(process.env.TEST_PORT ?? 3400);
