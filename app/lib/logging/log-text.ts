import {cutText} from '~/lib/text/cut-text';
import {MAX_LOG_LENGTH} from '~/lib/limits/limits';

/** Invisible characters, which could forge lines or reverse them: controls, U+202E, U+2028. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** Untrusted text on one line of a terminal or the log. */
export const visibleLine = (text: string): string =>
  text.replace(INVISIBLE, ' ');

const ADDRESS = /\S*(?::\/\/|@|\?)\S*/g;

/** Shopify's tokens, and runs of characters that are too long for a word: keys and sealed values. */
const SECRET = /\bshp[a-z]{2}_\w+|(?=[\w+/=.~-]*\d)[\w+/=~-][\w+/=.~-]{23,}/g;

/** Pairs of quotation marks; a straight single one begins before a word and ends after it. */
const QUOTED =
  /"[^"]*"?|`[^`]*`?|[„“”][^“”]*[“”]?|[«»][^«»]*[«»]?|[‹›][^‹›]*[‹›]?|[‚‘][^‘’]*[‘’]?|(?<!\w)'.*?(?:'(?!\w)|$)/g;

/** Untrusted text on one bounded line of the log, without URLs, e-mail addresses, tokens and keys. */
export function logLine(text: string): string {
  return visibleLine(cutText(text, MAX_LOG_LENGTH))
    .replace(ADDRESS, '…')
    .replace(SECRET, '…');
}

/** The text of an error, or of another thrown value; it may quote input or a response. */
export function errorLine(error: unknown): string {
  return unquotedLogLine(
    error instanceof Error ? error.message : String(error),
  );
}

/** Like `logLine`, without quoted parts, which may be personal data. */
export function unquotedLogLine(text: string): string {
  const line = cutText(text, MAX_LOG_LENGTH).replace(QUOTED, '"…"');
  return logLine(line);
}

/** These words are followed by a value from the request. */
const VALUES =
  /(invalid value|, found|\bValue) \(?["'{[].*?(?= at "|; | does not exist|\.? Expected|\.?$)/gs;

/** A field, type, variable or argument, as in `"$filters[0].price"`, `"[ID!]!"` or `"Cart.lines(after)"`. */
const NAME = /^[$@]?[\w.[\]!]*(?:\(\w+:?\))?$/;

/** A GraphQL error's message without the values it quotes, which may be personal data. */
export function textWithoutValues(message: string): string {
  const text = cutText(message, MAX_LOG_LENGTH)
    .replace(VALUES, '$1 …')
    .replace(/"([^"]*)(?:"|$)/g, (quoted, text: string) =>
      NAME.test(text) ? quoted : '"…"',
    );
  return logLine(text);
}
