/** A document of the search index: texts by field, each with its weight. */
export interface SearchDocument {
  readonly id: string;
  readonly fields: readonly {
    readonly name: string;
    readonly text: string;
    readonly weight: number;
  }[];
}

/** Options of a look-up. */
interface LookupOptions {
  /** Whether the last word also matches the words that begin with it. */
  readonly prefix: boolean;
  /** Names of the fields to look into; all when left out. */
  readonly fields?: readonly string[];
}

interface Posting {
  readonly document: number;
  readonly field: string;
  readonly weight: number;
}

/**
 * An inverted index over folded words (case, accents and umlauts do not matter).
 * A look-up finds the documents that have every word, best first; a word of five or
 * more letters that nothing contains is tried again with one typing error.
 */
export class SearchIndex {
  readonly #documents: readonly SearchDocument[];
  readonly #postings = new Map<string, Posting[]>();
  readonly #words: readonly string[];

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
    documents.forEach(({fields}, document) => {
      for (const {name, text, weight} of fields) {
        for (const word of new Set(rawWords(text).flatMap(spellings))) {
          const postings = this.#postings.get(word);
          const posting = {document, field: name, weight};
          if (postings) postings.push(posting);
          else this.#postings.set(word, [posting]);
        }
      }
    });
    this.#words = [...this.#postings.keys()].sort();
  }

  /** Ids of the documents that match every word of `text`, by score and then position. */
  find(text: string, options: LookupOptions): string[] {
    const terms = words(text);
    if (terms.length === 0) return [];
    let scores: Map<number, number> | null = null;
    for (const [position, term] of terms.entries()) {
      const asPrefix = options.prefix && position === terms.length - 1;
      const found = this.#scores(term, asPrefix, options.fields);
      scores = scores ? intersect(scores, found) : found;
    }
    return [...(scores ?? [])]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([document]) => this.#documents[document]?.id ?? []);
  }

  /** Up to `limit` indexed words that begin with the last word of `text`, most used first. */
  complete(text: string, limit: number): string[] {
    const last = words(text).at(-1);
    if (!last) return [];
    return this.#startingWith(last)
      .toSorted((a, b) => this.#uses(b) - this.#uses(a))
      .slice(0, limit);
  }

  #scores(
    term: string,
    asPrefix: boolean,
    fields?: readonly string[],
  ): Map<number, number> {
    const exact = this.#postings.has(term) ? [term] : [];
    const longer = asPrefix ? this.#startingWith(term) : [];
    const found = exact.length + longer.length > 0;
    const candidates = found
      ? new Set([...exact, ...longer])
      : this.#near(term);
    const scores = new Map<number, number>();
    for (const word of candidates) {
      const closeness = word === term ? 2 : 1;
      for (const {document, field, weight} of this.#postings.get(word) ?? []) {
        if (fields && !fields.includes(field)) continue;
        const score = (scores.get(document) ?? 0) + weight * closeness;
        scores.set(document, score);
      }
    }
    return scores;
  }

  #startingWith(prefix: string): string[] {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let word = this.#words[low]; word?.startsWith(prefix);) {
      found.push(word);
      word = this.#words[++low];
    }
    return found;
  }

  #near(term: string): string[] {
    if (term.length < 5) return [];
    return this.#words.filter((word) => differsByOne(word, term));
  }

  #uses(word: string): number {
    return this.#postings.get(word)?.length ?? 0;
  }
}

/** The folded words of a text: lower case, no accents, `ß` as `ss`. */
export function words(text: string): string[] {
  return rawWords(text).map(withoutAccents);
}

function rawWords(text: string): string[] {
  const folded = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  return folded.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/** Umlauts are also typed as two letters: `Höhe` is found by `hohe` and by `hoehe`. */
function spellings(word: string): string[] {
  const plain = withoutAccents(word);
  const spelledOut = word.replace(
    /[äöü]/g,
    (umlaut) => withoutAccents(umlaut) + 'e',
  );
  return spelledOut === word ? [plain] : [plain, withoutAccents(spelledOut)];
}

function intersect(
  a: Map<number, number>,
  b: Map<number, number>,
): Map<number, number> {
  const both = new Map<number, number>();
  for (const [document, score] of a) {
    const other = b.get(document);
    if (other !== undefined) both.set(document, score + other);
  }
  return both;
}

/** One letter more, less, other, or two neighbours swapped. The first letter must be right. */
function differsByOne(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end++;
  }
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === [...restB].reverse().join('');
}
