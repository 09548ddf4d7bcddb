import {cutText} from '~/lib/http/cut-text';
import {logLine, MAX_LENGTH} from '~/lib/logging/log-text';

/** These words are followed by a value from the request. */
const VALUES =
  /(invalid value|, found|\bValue) \(?["'{[].*?(?= at "|; | does not exist|\.? Expected|\.?$)/gs;

/** A field, type, variable or argument, as in `"$filters[0].price"`, `"[ID!]!"` or `"Cart.lines(after)"`. */
const NAME = /^[$@]?[\w.[\]!]*(?:\(\w+:?\))?$/;

/** A GraphQL error's message without the values it quotes, which may be personal data. */
export function textWithoutValues(message: string): string {
  const text = cutText(message, MAX_LENGTH)
    .replace(VALUES, '$1 …')
    .replace(/"([^"]*)(?:"|$)/g, (quoted, text: string) =>
      NAME.test(text) ? quoted : '"…"',
    );
  return logLine(text);
}
