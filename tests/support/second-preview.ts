/**
 * Address of the second storefront of `playwright.config.ts`: without statistics,
 * with a forced decision on cookies, with a METAR endpoint that does not answer, and with
 * current customer accounts.
 */
export function secondPreview(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 10);
  return url.origin;
}
