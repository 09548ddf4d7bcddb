/**
 * Address of the second storefront of `playwright.config.ts`: without statistics,
 * with a forced decision on cookies, with a METAR endpoint that does not respond, and with
 * current customer accounts on a domain of their own, behind an identity provider.
 */
export function secondPreview(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 10);
  return url.origin;
}

/** Address of the local shop beside a preview. */
export function shopBeside(preview: string | undefined): string {
  const {port} = new URL(preview ?? '');
  return `http://127.0.0.1:${Number(port) + 1000}`;
}
