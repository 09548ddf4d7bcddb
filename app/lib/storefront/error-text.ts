import {logLine, MAX_LENGTH} from '~/lib/http/log-text';

/** These words are followed by a value from the request. */
const VALUES =
  /(invalid value|, found|\bValue) \(?["'{[].*?(?= at "|; | does not exist|\.? Expected|\.?$)/gs;

/** A field, type or variable, as in `"$filters[0].price"` or `"[ID!]!"`. */
const NAME = /^[$@]?[\w.[\]!]*$/;

/** A GraphQL error's message without the values it quotes, which may be personal data. */
export function textWithoutValues(message: string): string {
  const text = message
    .slice(0, MAX_LENGTH)
    .replace(VALUES, '$1 …')
    .replace(/"([^"]*)(?:"|$)/g, (quoted, text: string) =>
      NAME.test(text) ? quoted : '"…"',
    );
  return logLine(text);
}
