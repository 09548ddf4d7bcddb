/**
 * The merchant's entry of a page: `legal-imprint` of `/legal/imprint`, `about` of `/pages/about`.
 */
export function pageName(path: string): string {
  return path.replace(/^\/(?:pages\/)?/, '').replaceAll('/', '-');
}

/**
 * The page of a merchant's entry: ours of that name, else one below `/pages`.
 * @param ours paths of the code's pages.
 */
export function pathOfPage(name: string, ours: readonly string[]): string {
  return ours.find((path) => pageName(path) === name) ?? `/pages/${name}`;
}

/** A segment of a path, decoded; as it is where it cannot be. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
