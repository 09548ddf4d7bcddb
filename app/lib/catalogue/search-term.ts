import {cutText} from '~/lib/http/cut-text';
import {MAX_TERM_LENGTH} from '~/lib/limits/limits';
/** Parameter name, as in Shopify's themes. */
export const TERM_PARAMETER = 'q';

/** Control characters, lone surrogates and bidirectional overrides; not joiners (emoji). */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The search term to display: white space collapsed, at most `MAX_TERM_LENGTH` characters. */
export function readTerm(search: URLSearchParams): string {
  return cleanTerm(search.get(TERM_PARAMETER) ?? '');
}

/** Cleans any text like `readTerm`. */
export function cleanTerm(text: string): string {
  // A first cut bounds the work below.
  const words = cutText(text, MAX_TERM_LENGTH * 10)
    .replace(INVISIBLE, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(words, MAX_TERM_LENGTH).trim();
}

/** Syntax of https://shopify.dev/docs/api/usage/search-syntax and its engine. */
const SYNTAX = /[\\:()"*<>=[\]{}^~!|&+?/]/g;

/** A minus before a word excludes it. */
const LEADING_MINUS = /(^|\s)-+/g;

/** Operators, in capitals only. */
const CONNECTIVE = /(?<!\S)(?:AND|OR|NOT)(?!\S)/g;

/** `70x100`, `70 X 100`, `70*100`: keyboards have no ×. */
const TYPED_TIMES = /(?<=\d)\s?[x*]\s?(?=\d)/gi;

/**
 * The terms to search for, the next where one finds nothing: the `literalTerm` as it was typed, then
 * with × for an x between digits, as sizes are written. Empty if no word is left.
 */
export function searchTerms(term: string): string[] {
  const spellings = [term, term.replace(TYPED_TIMES, ' × ')].map(literalTerm);
  return [...new Set(spellings)].filter(Boolean);
}

/**
 * Removes search syntax from a `cleanTerm`, so that it cannot query other fields or break the
 * query. Empty if no word is left.
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
