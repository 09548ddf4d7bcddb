import {cutText} from '~/lib/http/cut-text';
/** Spellings without umlauts. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};

/** Normalises a word for search: `Aufhängen` and `aufhaengen` are equal. */
export function foldWord(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Matches the words of a text. */
export const WORDS = /[\p{L}\p{N}]+/gu;

/** Characters of an excerpt, and of its part before the first hit. */
const LENGTH = 180;
const LEAD = 60;

/** The text around the first of the folded `terms`, or its beginning. */
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

function cutBefore(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space > 0 ? space + 1 : cutText(text, place).length;
}
