import MiniSearch, {type Query} from 'minisearch';
import type {PlacedPage} from './content.server';
import {excerpt, marked, type Segment} from './excerpt';
import {foldWord, WORDS} from './fold-word';
import {plainText} from './plain-text';

/** A part of the manual that was found. */
export interface DocsHit {
  /** Path of the page with the section's anchor, without language prefix. */
  readonly to: string;
  readonly page: string;
  /** Heading of the section; nothing for what precedes the first. */
  readonly heading: readonly Segment[];
  readonly excerpt: readonly Segment[];
}

/** What was found, best first. */
export interface DocsResult {
  readonly hits: readonly DocsHit[];
  /** There are more than `hits` holds. */
  readonly isCut: boolean;
}

/** Sections on a page of results; the manual is short enough to need no second. */
const MOST_HITS = 20;

/** Nobody asks with more words; each costs a pass over the index. */
const MOST_WORDS = 12;

/** Short words with a typing error are other words. */
const LEAST_FUZZY = 5;

/** What one manual calls the other's name for it; `Wi-Fi` is two words of the index. */
const WIRELESS = /\b(?:wlan|wi-?fi)\b/gi;
const WIRELESS_QUERY: Query = {
  combineWith: 'OR',
  queries: [
    'wlan',
    {combineWith: 'AND', queries: ['wi', 'fi'], prefix: false, fuzzy: false},
  ],
};

interface Entry {
  readonly id: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * An index over the sections of some pages. Words count from their beginning on,
 * whatever their case and accents. Sections with all words are preferred to those
 * with one of them; only where there are none may a longer word have a typing
 * error, as `Nacht` would find every `nicht` otherwise.
 *
 * @returns what finds a term's sections; none for a term without words.
 */
export function docsIndex(
  pages: readonly PlacedPage[],
): (term: string) => DocsResult {
  const entries = pages.flatMap(entriesOf);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ['page', 'heading', 'text'],
    tokenize: (text) => text.match(WORDS) ?? [],
    processTerm: foldWord,
    searchOptions: {
      boost: {page: 2, heading: 3},
      prefix: true,
    },
  });
  index.addAll(entries);

  return (term) => {
    const words = term.replace(WIRELESS, 'wlan').match(WORDS) ?? [];
    if (words.length === 0) return {hits: [], isCut: false};
    const queries = words
      .slice(0, MOST_WORDS)
      .map((word) => (word === 'wlan' ? WIRELESS_QUERY : word));
    const found = firstFound(ATTEMPTS, ({combineWith, fuzzy}) =>
      index.search({combineWith, queries}, {fuzzy}),
    );
    const hits = found.slice(0, MOST_HITS).flatMap(({id, terms}) => {
      const entry = byId.get(String(id));
      return entry ? [hitOf(entry, new Set(terms))] : [];
    });
    return {hits, isCut: found.length > MOST_HITS};
  };
}

/** From the strictest to the most lenient reading of a term. */
const ATTEMPTS = (['AND', 'OR'] as const).flatMap((combineWith) =>
  [false as const, withTypingError].map((fuzzy) => ({combineWith, fuzzy})),
);

function withTypingError(word: string): number | false {
  return word.length < LEAST_FUZZY ? false : 0.2;
}

function firstFound<Attempt, Found>(
  attempts: readonly Attempt[],
  search: (attempt: Attempt) => Found[],
): Found[] {
  for (const attempt of attempts) {
    const found = search(attempt);
    if (found.length > 0) return found;
  }
  return [];
}

function hitOf(
  {id, page, heading, text}: Entry,
  terms: ReadonlySet<string>,
): DocsHit {
  return {
    to: id,
    page,
    heading: marked(heading, terms),
    excerpt: excerpt(text, terms),
  };
}

function entriesOf({path, page}: PlacedPage): Entry[] {
  return [
    {
      id: path,
      page: page.title,
      heading: '',
      text: [page.description, plainText(page.introHtml)].join(' ').trim(),
    },
    ...page.sections.map(({id, title, html}) => ({
      id: `${path}#${id}`,
      page: page.title,
      heading: title,
      text: plainText(html),
    })),
  ];
}
