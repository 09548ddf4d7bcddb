/** A query in Shopify's search syntax, such as `tag:wood AND (vendor:'Plane Tables' OR created_at:>2024)`. */
export type SearchQuery =
  | {readonly kind: 'and' | 'or'; readonly of: readonly SearchQuery[]}
  | {readonly kind: 'not'; readonly of: SearchQuery}
  | {
      readonly kind: 'term';
      /** `null` searches the default fields. */
      readonly field: string | null;
      readonly comparator: Comparator;
      /** In small letters. */
      readonly value: string;
      /** The value ends in `*`. */
      readonly isPrefix: boolean;
    };

type Comparator = '=' | '<' | '<=' | '>' | '>=';

/**
 * What an item has under a field of the query. Numbers and times (`Date`) can be compared with `<`
 * and `>`. `undefined` for a field that cannot be searched: Shopify ignores it.
 */
export type SearchableFields = (
  field: string | null,
) => readonly (string | number | Date)[] | undefined;

/** Nested parentheses beyond this are ignored, so that no query exhausts the stack. */
const MAX_DEPTH = 20;

const TOKEN =
  /\s*(?:(\()|(\))|(-)?(?:([A-Za-z_][\w.]*):)?(<=|>=|<|>)?(?:"([^"]*)"|'([^']*)'|([^\s()"']+)))|\s*["']/gy;

type Token =
  | {readonly kind: '(' | ')' | 'AND' | 'OR' | 'NOT'}
  | {readonly kind: 'term'; readonly term: SearchQuery};

/** Parses a query; `null` when it has no terms, which every item matches. */
export function parseSearchQuery(text: string): SearchQuery | null {
  const tokens = tokensOf(text);
  let position = 0;
  const peek = () => tokens[position];

  const parseAny = (depth: number): SearchQuery | null => {
    const parts: SearchQuery[] = [];
    for (;;) {
      const part = parseAll(depth);
      if (part) parts.push(part);
      if (peek()?.kind !== 'OR') break;
      position += 1;
    }
    return combine('or', parts);
  };
  const parseAll = (depth: number): SearchQuery | null => {
    const parts: SearchQuery[] = [];
    for (let next = peek(); next && next.kind !== 'OR'; next = peek()) {
      if (next.kind === ')') {
        if (depth > 0) break;
        position += 1;
        continue;
      }
      if (next.kind === 'AND') {
        position += 1;
        continue;
      }
      const part = parseOne(depth);
      if (part) parts.push(part);
    }
    return combine('and', parts);
  };
  const parseOne = (depth: number): SearchQuery | null => {
    let isNegated = false;
    while (peek()?.kind === 'NOT') {
      isNegated = !isNegated;
      position += 1;
    }
    const token = peek();
    if (!token || token.kind === ')' || token.kind === 'OR') return null;
    position += 1;
    let found: SearchQuery | null = null;
    if (token.kind === 'term') found = token.term;
    if (token.kind === '(' && depth < MAX_DEPTH) {
      found = parseAny(depth + 1);
      if (peek()?.kind === ')') position += 1;
    }
    return found && isNegated ? {kind: 'not', of: found} : found;
  };
  return parseAny(0);
}

function combine(
  kind: 'and' | 'or',
  of: readonly SearchQuery[],
): SearchQuery | null {
  const [first = null, ...others] = of;
  return others.length === 0 ? first : {kind, of};
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap((match): Token[] => {
    const [, open, close, minus, field, comparator, double, single, bare] =
      match;
    if (open) return [{kind: '('}];
    if (close) return [{kind: ')'}];
    if (bare && !field && !comparator && !minus) {
      if (bare === 'AND' || bare === 'OR' || bare === 'NOT') {
        return [{kind: bare}];
      }
    }
    const value = double ?? single ?? bare;
    if (value === undefined) return [];
    const isPrefix = bare !== undefined && bare.endsWith('*');
    const term: SearchQuery = {
      kind: 'term',
      field: field?.toLowerCase() ?? null,
      comparator: (comparator as Comparator | undefined) ?? '=',
      value: (isPrefix ? value.slice(0, -1) : value).toLowerCase(),
      isPrefix,
    };
    return [...(minus ? [{kind: 'NOT'} as const] : []), {kind: 'term', term}];
  });
}

/** Whether an item matches a parsed query; `now` is the time that the word `now` means. */
export function matchesSearchQuery(
  query: SearchQuery | null,
  fields: SearchableFields,
  now: Date,
): boolean {
  if (query === null) return true;
  switch (query.kind) {
    case 'and':
      return query.of.every((part) => matchesSearchQuery(part, fields, now));
    case 'or':
      return query.of.some((part) => matchesSearchQuery(part, fields, now));
    case 'not':
      return !matchesSearchQuery(query.of, fields, now);
    case 'term':
      return matchesField(query, fields, now);
  }
}

/** `tag_not:wood` is `NOT tag:wood`. */
const NEGATED = '_not';

function matchesField(query: Term, fields: SearchableFields, now: Date) {
  const isNegated = query.field?.endsWith(NEGATED) ?? false;
  const field = isNegated
    ? (query.field ?? '').slice(0, -NEGATED.length)
    : query.field;
  const own = fields(field);
  if (!own) return true;
  return own.some((value) => matchesTerm(value, query, now)) !== isNegated;
}

type Term = Extract<SearchQuery, {readonly kind: 'term'}>;

function matchesTerm(
  own: string | number | Date,
  {comparator, value, isPrefix}: Term,
  now: Date,
): boolean {
  if (typeof own === 'string') {
    return (
      comparator === '=' && matchesText(own.toLowerCase(), value, isPrefix)
    );
  }
  if (own instanceof Date) {
    if (comparator === '=') {
      return own.toISOString().toLowerCase().startsWith(value);
    }
    const time =
      value === 'now' ? now.getTime() : Date.parse(value.toUpperCase());
    return compare(own.getTime(), comparator, time);
  }
  return value !== '' && compare(own, comparator, Number(value));
}

function compare(a: number, comparator: Comparator, b: number): boolean {
  switch (comparator) {
    case '=':
      return a === b;
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

/** The whole text, or words that follow each other in it; `*` alone is any text. */
function matchesText(own: string, value: string, isPrefix: boolean): boolean {
  if (own === value || (isPrefix && own.startsWith(value))) return true;
  const words = wordsOf(value).join(' ');
  const text = ` ${wordsOf(own).join(' ')} `;
  return words !== '' && text.includes(isPrefix ? ` ${words}` : ` ${words} `);
}

const wordsOf = (text: string) => text.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
