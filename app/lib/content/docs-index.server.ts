import MiniSearch, {type Query} from 'minisearch';
import {createMemo} from '~/lib/cache/memo';
import type {PlacedPage} from './content.server';
import {plainText} from './plain-text';
import {MAX_HITS, MAX_WORDS} from '~/lib/limits/limits';
import {cutText} from '~/lib/text/cut-text';

interface DocsHit {
  /** Path and anchor, without language prefix. */
  readonly to: string;
  readonly page: string;
  readonly heading: string;
  readonly excerpt: string;
}

interface DocsResult {
  readonly hits: readonly DocsHit[];
  readonly isCut: boolean;
}

/** Minimum length for fuzzy matching. */
const MIN_FUZZY_LENGTH = 5;

/** Synonyms; `Wi-Fi` is two words in the index. */
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
 * Indexes pages by section and word prefix, ignoring case and accents.
 * @returns a search for all words, else for any; fuzzy comes last, as `Nacht` matches `nicht`.
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
    searchOptions: {boost: {page: 2, heading: 3}, prefix: true},
  });
  index.addAll(entries);

  return (term) => {
    const words = term.replace(WIRELESS, 'wlan').match(WORDS) ?? [];
    if (words.length === 0) return {hits: [], isCut: false};
    const queries = words
      .slice(0, MAX_WORDS)
      .map((word) => (word === 'wlan' ? WIRELESS_QUERY : word));
    let found: ReturnType<typeof index.search> = [];
    for (const combineWith of ['AND', 'OR'] as const) {
      for (const fuzzy of [false, withTypingError] as const) {
        if (found.length > 0) break;
        found = index.search({combineWith, queries}, {fuzzy});
      }
    }
    const hits = found.slice(0, MAX_HITS).flatMap(({id, terms}) => {
      const entry = byId.get(String(id));
      if (!entry) return [];
      const {page, heading, text} = entry;
      return [
        {to: entry.id, page, heading, excerpt: excerpt(text, new Set(terms))},
      ];
    });
    return {hits, isCut: found.length > MAX_HITS};
  };
}

const indexes = createMemo<ReturnType<typeof docsIndex>>(4);

/** Searches the manual's pages; expects a `cleanText`, which bounds its length. */
export function searchDocs(
  pages: readonly PlacedPage[],
  term: string,
): DocsResult {
  return indexes(JSON.stringify(pages), () => docsIndex(pages))(term);
}

function withTypingError(word: string): number | false {
  return word.length < MIN_FUZZY_LENGTH ? false : 0.2;
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

/** Spellings without umlauts. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};

/** Normalises a word for search: `Aufhängen` and `aufhaengen` are equal. */
function foldWord(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Matches the words of a text. */
const WORDS = /[\p{L}\p{N}]+/gu;

/** Characters of an excerpt, and of its part before the first hit. */
const LENGTH = 180;
const LEAD = 60;

/** The text around the first of the folded `terms`, or its beginning. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORDS)].find(([word]) =>
    terms.has(foldWord(word)),
  );
  const start =
    first && first.index > LEAD ? cutBefore(text, first.index - LEAD) : 0;
  const end =
    text.length - start > LENGTH
      ? cutBefore(text, start + LENGTH)
      : text.length;
  const shown = text.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`;
}

/** The start of the word at a place; the place itself in a text without blanks, such as a long URL. */
function cutBefore(text: string, place: number): number {
  const word = text.lastIndexOf(' ', place) + 1;
  return place - word < LEAD ? word : cutText(text, place).length;
}
