import {foldWord, WORDS} from './fold-word';

/** A piece of text; a hit is what was searched for. */
export interface Segment {
  readonly text: string;
  readonly isHit: boolean;
}

/** Characters of an excerpt. */
const LENGTH = 180;

/** Characters before the first hit. */
const LEAD = 60;

/**
 * The part of a text around its first hit, cut between words, with every hit
 * marked. Its beginning when nothing in it was hit, as when the heading was.
 *
 * @param terms folded words of the index that were found (`foldWord`).
 */
export function excerpt(text: string, terms: ReadonlySet<string>): Segment[] {
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
  return marked(
    `${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`,
    terms,
  );
}

/** A text with its hits marked. */
export function marked(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const {0: word, index} of text.matchAll(WORDS)) {
    if (!terms.has(foldWord(word))) continue;
    if (index > done) {
      segments.push({text: text.slice(done, index), isHit: false});
    }
    segments.push({text: word, isHit: true});
    done = index + word.length;
  }
  if (done < text.length) segments.push({text: text.slice(done), isHit: false});
  return segments;
}

/** The last space at or before a place, so that no word is cut. */
function cutBefore(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space > 0 ? space + 1 : place;
}
