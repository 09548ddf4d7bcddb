import {foldWord, WORDS} from './fold-word';

/** Characters of an excerpt, and of those before the first hit. */
const LENGTH = 180;
const LEAD = 60;

/**
 * The part of a text around its first hit, cut between words; its beginning when
 * nothing in it was hit, as when the heading was.
 *
 * @param terms folded words of the index that were found (`foldWord`).
 */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORDS)].find(([word]) =>
    terms.has(foldWord(word)),
  );
  const start =
    first && first.index > LEAD ? cutBefore(text, first.index - LEAD) : 0;
  const end =
    text.length - start > LENGTH
      ? cutBefore(text, start + LENGTH)
      : text.length;
  const shown = text.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`;
}

/** The last space at or before a place, so that no word is cut. */
function cutBefore(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space > 0 ? space + 1 : place;
}
