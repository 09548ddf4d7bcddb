/** Name of the term in the address, as in Shopify's themes. */
export const TERM_PARAMETER = 'q';

/** Characters of a term; nobody types more, and the provider needs none of it. */
export const LONGEST_TERM = 200;

/**
 * Control characters, halves of characters and invisible ones that change how the text around them is
 * shown (bidirectional overrides). Joiners stay: emoji and some scripts need them.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * What a visitor searches for, as it is shown: white space collapsed, at most
 * `LONGEST_TERM` characters, never half a character. Empty when there is nothing.
 */
export function readTerm(search: URLSearchParams): string {
  return cleanTerm(search.get(TERM_PARAMETER) ?? '');
}

/** See `readTerm`. */
export function cleanTerm(text: string): string {
  // A generous cut first: what follows must not work through a megabyte.
  const words = text
    .slice(0, LONGEST_TERM * 10)
    .replace(INVISIBLE, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  let cut = '';
  for (const character of words) {
    if (cut.length + character.length > LONGEST_TERM) break;
    cut += character;
  }
  return cut.trim();
}

/**
 * Everything that Shopify's search syntax gives a meaning to: field and range
 * marks, groups, phrases, wildcards, escapes, and what its search engine adds.
 * https://shopify.dev/docs/api/usage/search-syntax
 */
const SYNTAX = /[\\:()"*<>=[\]{}^~!|&+?/]/g;

/** A minus before a word excludes it; inside a word it is a hyphen. */
const LEADING_MINUS = /(^|\s)-+/g;

/** Connectives and the modifier count in capitals only. */
const CONNECTIVE = /(?<!\S)(?:AND|OR|NOT)(?!\S)/g;

/**
 * A term for the provider's `search` and `predictiveSearch` that consists of
 * words only: what would be search syntax becomes a space or a plain word, so that
 * a visitor's text can neither query other fields nor break the query.
 *
 * @param term of `cleanTerm`.
 * @returns an empty text when nothing is left to search for.
 */
export function literalTerm(term: string): string {
  return term
    .replace(SYNTAX, ' ')
    .replaceAll("'", '’')
    .replace(LEADING_MINUS, '$1')
    .replace(CONNECTIVE, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}
