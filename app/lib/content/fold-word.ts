/** As they are written where a keyboard has no umlauts. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};

/**
 * A word as the search compares it: small letters, umlauts spelt out, other
 * accents dropped. `Aufhängen` and `aufhaengen` are the same.
 */
export function foldWord(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The words of a text, as they stand there. */
export const WORDS = /[\p{L}\p{N}]+/gu;
