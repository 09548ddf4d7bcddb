import {words, type SearchIndex} from '../domain/search-index';

/**
 * Ids of the documents that have at least half as much of a sentence as the best one,
 * best first. Words that nothing has are forgiven, unlike in a shopper's search; the
 * rarer a word is, the more it weighs.
 */
export function rankByWords(index: SearchIndex, sentence: string): string[] {
  const scores = new Map<string, number>();
  for (const word of new Set(words(sentence))) {
    const ids = word.length < 3 ? [] : index.find(word, {prefix: false});
    for (const id of ids) {
      scores.set(id, (scores.get(id) ?? 0) + 1 / Math.sqrt(ids.length));
    }
  }
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const best = ranked[0]?.[1] ?? 0;
  return ranked.filter(([, score]) => score >= best / 2).map(([id]) => id);
}
