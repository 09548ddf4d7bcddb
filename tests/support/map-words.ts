/** Words that name or describe our product. */
export const MAP_WORDS =
  /metar|luftfahrt|aeronautic|aviat|\bfl[iy]|flug|pilot|airport|airfield|(?<!geschenk)karte|\bmaps?\b/i;

/** The texts in a page's data that are about the map. */
export function aboutMap(data: unknown): string[] {
  if (typeof data === 'string') {
    // Files of pictures are named by their seed.
    return MAP_WORDS.test(data) && !data.includes('/cdn/') ? [data] : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(aboutMap);
}
