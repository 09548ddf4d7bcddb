/**
 * The path below `data/media/` that a URL names, or `null` when it is no plain path:
 * every segment must be made of letters, digits, `-`, `_` and dots inside, so that
 * no encoding can lead out of the folder.
 */
export function mediaPath(pathname: string, prefix: string): string | null {
  if (!pathname.startsWith(prefix)) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(prefix.length));
  } catch {
    return null;
  }
  return /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.\w+$/.test(path) ? path : null;
}
