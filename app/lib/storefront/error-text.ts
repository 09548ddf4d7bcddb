/** More says nothing more. */
const LONGEST = 300;

/** What follows these words is a value that was sent. */
const VALUES =
  /(invalid value|, found|\bValue) \(?["'{[].*?(?= at "|; | does not exist|\.? Expected|\.?$)/gs;

/** A name of a field, type or variable, as in `"$filters[0].price"` or `"[ID!]!"`. */
const NAME = /^[$@]?[\w.[\]!]*$/;

/**
 * A GraphQL error's message for the log. Providers quote in it what was sent, which may
 * be a name or an address: names of the schema stay, values do not.
 */
export function textWithoutValues(message: string): string {
  return message
    .slice(0, LONGEST)
    .replace(VALUES, '$1 …')
    .replace(/"([^"]*)(?:"|$)/g, (quoted, text: string) =>
      NAME.test(text) ? quoted : '"…"',
    );
}
