/**
 * Texts that delete cookies wherever a page may have set them: host-only and for
 * every parent domain, on `/` and on every path above the page.
 * For `document.cookie` and `Set-Cookie`; browsers ignore those that fit none.
 *
 * @param pathname of the page; a cookie of another path cannot be seen from it.
 */
export function expiredCookies(
  names: readonly string[],
  {hostname, pathname}: {hostname: string; pathname: string},
): string[] {
  const places = parentDomains(hostname).flatMap((domain) =>
    parentPaths(pathname).map(
      (path) => `; Path=${path}${domain && `; Domain=${domain}`}`,
    ),
  );
  return names.flatMap((name) =>
    places.map((place) => `${name}=${place}; Max-Age=0`),
  );
}

/** `''` for the host alone, then `a.b.example`, `b.example`, `example`. */
function parentDomains(hostname: string): string[] {
  // An address has no parents.
  if (/^[\d.]+$|:/.test(hostname)) return [''];
  const labels = hostname.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}

/** `/`, then `/en`, `/en/`, `/en/faq`, `/en/faq/`: a path may end either way. */
function parentPaths(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  return [
    '/',
    ...segments.flatMap((_, index) => {
      const path = `/${segments.slice(0, index + 1).join('/')}`;
      return [path, `${path}/`];
    }),
  ];
}
