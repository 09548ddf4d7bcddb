/** The last part of a URL, which begins with a slash. */
export function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/'));
}

/** The file's name without its ending. */
export const stemOf = ({url}: {readonly url: string}): string =>
  fileName(url).replace(/\..*$/, '');
