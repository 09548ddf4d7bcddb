import {cutText} from './cut-text';

/** Control characters except tab and line breaks: invisible, but they change comparisons. */
export const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;

/** Control characters, lone surrogates and bidirectional overrides; not joiners (emoji). */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A typed text in one line without invisible characters: at most `longest` UTF-16 units, white space collapsed. */
export function cleanText(text: string, longest: number): string {
  // A first cut bounds the work below.
  const words = cutText(text, longest * 10)
    .replace(INVISIBLE, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(words, longest).trim();
}
