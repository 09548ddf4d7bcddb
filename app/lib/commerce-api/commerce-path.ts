/**
 * Paths that belong to this endpoint, well-formed or not; Remix never sees them.
 * Written with escapes they are still its own, and nothing but a failure.
 */
export function isCommercePath(pathname: string): boolean {
  const path = pathname.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return /^\/(?:[a-z]{2}\/)?api\/shopify(?:[^a-z0-9]|$)/i.test(path);
}
