/** Milliseconds for a page: one attempt and a shortened second one. */
export const PAGE_TIMEOUT_MS = 10_000;

/** Milliseconds for a form or an endpoint: three attempts and the waits between them. */
export const WRITE_TIMEOUT_MS = 17_000;

/** Milliseconds that a browser waits for a form or an endpoint: longer than the server does. */
export const BROWSER_TIMEOUT_MS = WRITE_TIMEOUT_MS + 3_000;
