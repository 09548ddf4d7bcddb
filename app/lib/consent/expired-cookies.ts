/**
 * `Set-Cookie` values that delete cookies on the host and its parent domains, for all paths
 * above the page. Not by `cookie`: it refuses hosts with an underscore.
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

/** `''` for the host, then `a.b.example`, `b.example`, `example`. */
function parentDomains(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [''];
  const labels = hostname.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}

/** `/`, `/en`, `/en/`, `/en/faq`, `/en/faq/`: cookie paths may end with a slash. */
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
