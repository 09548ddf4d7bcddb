/**
 * Shopify's search syntax for the `query` argument of connections: terms and
 * `field:value` pairs, comparisons (`price:>=10`), quoted phrases, a trailing `*`,
 * `AND` (the default), `OR`, `NOT` or `-`, and parentheses.
 */
type SearchQuery =
  | {readonly kind: 'all'; readonly parts: readonly SearchQuery[]}
  | {readonly kind: 'any'; readonly parts: readonly SearchQuery[]}
  | {readonly kind: 'not'; readonly part: SearchQuery}
  | SearchTerm;

/** One term; `field` is `null` for a term without one. */
export interface SearchTerm {
  readonly kind: 'term';
  readonly field: string | null;
  readonly comparator: '=' | '<' | '<=' | '>' | '>=';
  readonly value: string;
  readonly prefix: boolean;
}

const TOKEN =
  /\(|\)|-?(?:[\w.]+:)?(?:[<>]=?)?(?:"[^"]*"?|'[^']*'?|[^\s()"']+)/g;
const TERM = /^(?:([\w.]+):)?([<>]=?)?(.*)$/s;

/** Groups and negations within each other; what lies deeper matches everything. */
const MAX_DEPTH = 50;

/** Parses a query; like Shopify it never fails, whatever the text. */
export function parseSearchQuery(text: string): SearchQuery {
  const tokens = text.match(TOKEN) ?? [];
  return parseAny(tokens, {position: 0, depth: 0});
}

/** Whether an item matches; `matchesTerm` knows the item's fields. */
export function matchesQuery(
  query: SearchQuery,
  matchesTerm: (term: SearchTerm) => boolean,
): boolean {
  switch (query.kind) {
    case 'all':
      return query.parts.every((part) => matchesQuery(part, matchesTerm));
    case 'any':
      return query.parts.some((part) => matchesQuery(part, matchesTerm));
    case 'not':
      return !matchesQuery(query.part, matchesTerm);
    case 'term':
      return matchesTerm(query);
  }
}

/** Compares a text with a term, without case; without a comparator a prefix `*` counts. */
export function textMatches(text: string, term: SearchTerm): boolean {
  const a = text.toLocaleLowerCase();
  const b = term.value.toLocaleLowerCase();
  switch (term.comparator) {
    case '=':
      return term.prefix ? a.startsWith(b) : a === b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** Compares numbers; a term that is no number matches nothing. */
export function numberMatches(number: number, term: SearchTerm): boolean {
  const value = Number(term.value);
  if (Number.isNaN(value) || term.value === '') return false;
  switch (term.comparator) {
    case '=':
      return number === value;
    case '<':
      return number < value;
    case '<=':
      return number <= value;
    case '>':
      return number > value;
    case '>=':
      return number >= value;
  }
}

/** Compares points in time; a date without time is midnight UTC. */
export function timeMatches(time: string, term: SearchTerm): boolean {
  const value = Date.parse(term.value);
  return numberMatches(Date.parse(time), {...term, value: String(value)});
}

type Cursor = {position: number; depth: number};

function parseAny(tokens: readonly string[], cursor: Cursor): SearchQuery {
  const parts = [parseAll(tokens, cursor)];
  while (tokens[cursor.position] === 'OR') {
    cursor.position++;
    parts.push(parseAll(tokens, cursor));
  }
  return parts.length === 1 && parts[0] ? parts[0] : {kind: 'any', parts};
}

function parseAll(tokens: readonly string[], cursor: Cursor): SearchQuery {
  const parts: SearchQuery[] = [];
  for (;;) {
    const token = tokens[cursor.position];
    if (token === undefined || token === ')' || token === 'OR') break;
    cursor.position++;
    if (token === 'AND') continue;
    parts.push(parsePart(token, tokens, cursor));
  }
  return parts.length === 1 && parts[0] ? parts[0] : {kind: 'all', parts};
}

function parsePart(
  token: string,
  tokens: readonly string[],
  cursor: Cursor,
): SearchQuery {
  if (token === '(' || token === 'NOT') {
    if (cursor.depth >= MAX_DEPTH) return {kind: 'all', parts: []};
    cursor.depth++;
    const inner =
      token === '('
        ? parseGroup(tokens, cursor)
        : parseNegation(tokens, cursor);
    cursor.depth--;
    return inner;
  }
  if (token.startsWith('-') && token.length > 1) {
    return {kind: 'not', part: parseTerm(token.slice(1))};
  }
  return parseTerm(token);
}

function parseGroup(tokens: readonly string[], cursor: Cursor): SearchQuery {
  const inner = parseAny(tokens, cursor);
  if (tokens[cursor.position] === ')') cursor.position++;
  return inner;
}

function parseNegation(tokens: readonly string[], cursor: Cursor): SearchQuery {
  const next = tokens[cursor.position];
  if (next === undefined) return {kind: 'all', parts: []};
  cursor.position++;
  return {kind: 'not', part: parsePart(next, tokens, cursor)};
}

function parseTerm(token: string): SearchTerm {
  const [, field, comparator, raw = ''] = TERM.exec(token) ?? [];
  const quoted = /^(["'])(.*?)\1?$/s.exec(raw);
  const prefix = !quoted && raw.endsWith('*');
  return {
    kind: 'term',
    field: field ? field.toLocaleLowerCase() : null,
    comparator: (comparator as SearchTerm['comparator'] | undefined) ?? '=',
    value: quoted?.[2] ?? (prefix ? raw.slice(0, -1) : raw),
    prefix,
  };
}
