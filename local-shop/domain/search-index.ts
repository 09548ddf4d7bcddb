import MiniSearch from 'minisearch';

/**
 * Fields and their weights: a word in the title counts more than in all other fields
 * together.
 */
const WEIGHTS = {
  /** A search of the field `TITLE` includes it. */
  BOOST: 1_000,
  TITLE: 100,
  PRODUCT_TYPE: 5,
  TAG: 4,
  VENDOR: 3,
  VARIANTS_TITLE: 3,
  VARIANTS_SKU: 3,
  VARIANTS_BARCODE: 3,
  BODY: 1,
};

/** Common words, which say nothing about the thing searched for. */
const STOP_WORDS = new Set(
  words(
    'a an and for from in of on the to with aus das dem den der des die ein eine einem einen einer fur im in mit und von zu zum zur',
  ),
);

/** A document of the search index: texts by field. */
export type SearchDocument = {readonly id: string} & Partial<
  Readonly<Record<keyof typeof WEIGHTS, string>>
>;

/** Options of a look-up. */
interface LookupOptions {
  /** Whether the last word also matches the words that begin with it. */
  readonly prefix: boolean;
  /** Names of the fields to look into; all when left out. */
  readonly fields?: readonly string[];
}

/**
 * A full-text index in which case, accents and umlauts do not matter. A look-up finds the
 * documents that have every word; if there are none, those that have every word but for
 * typing errors.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<SearchDocument>({
    fields: Object.keys(WEIGHTS),
    tokenize: rawWords,
    processTerm: spellings,
    searchOptions: {
      processTerm: withoutAccents,
      boost: WEIGHTS,
      combineWith: 'AND',
      // A long text must not lower the score: it only means that a product has many
      // variants.
      bm25: {k: 1.2, b: 0, d: 0.5},
    },
  });

  constructor(documents: readonly SearchDocument[]) {
    this.#index.addAll(documents);
  }

  /** Ids of the documents that match every word of `text`, best first. */
  find(text: string, {prefix, fields}: LookupOptions): string[] {
    const options = {
      prefix: (_word: string, position: number, all: string[]) =>
        prefix && position === all.length - 1,
      ...(fields && {
        fields: fields.includes('TITLE') ? ['BOOST', ...fields] : [...fields],
      }),
    };
    const all = words(text);
    const last = prefix ? all.pop() : undefined;
    const telling = all.filter((word) => !STOP_WORDS.has(word));
    const query = [...telling, last ?? ''].join(' ');
    const exact = this.#index.search(query, options);
    const found =
      exact.length > 0
        ? exact
        : this.#index.search(query, {...options, fuzzy: withTypingError});
    return found.map(({id}) => id as string);
  }

  /** Up to `limit` indexed words that begin with the last word of `text`, most used first. */
  complete(text: string, limit: number): string[] {
    const last = words(text).at(-1) ?? '';
    const uses = new Map<string, number>();
    for (const {terms} of this.#index.search(last, {prefix: true})) {
      for (const word of terms) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    return [...uses]
      .sort(([, a], [, b]) => b - a)
      .slice(0, limit)
      .map(([word]) => word);
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
  const spelledOut = word.replace(
    /[äöü]/g,
    (umlaut) => `${withoutAccents(umlaut)}e`,
  );
  return [...new Set([word, spelledOut].map(withoutAccents))];
}

/** How many letters may differ, as a share of the word's. */
function withTypingError(word: string): number | false {
  return word.length < 5 ? false : 0.2;
}
