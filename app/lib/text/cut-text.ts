/** Made on use: its tables take up to 100 ms to load, in every browser that imports this file. */
let characters: Intl.Segmenter | undefined;

/** UTF-16 units that a character may have beyond the end; longer ones are cut. */
const LONGEST_CHARACTER = 64;

/**
 * The beginning of a text, cut before the character that would pass `longest` UTF-16 units. Half an
 * emoji would be another character in the document than in the data, and hydration would fail.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // eslint-disable-next-line texts/whole-characters -- cut again below
  const start = text.slice(0, longest + LONGEST_CHARACTER);
  characters ??= new Intl.Segmenter(undefined, {granularity: 'grapheme'});
  const at = characters.segment(start).containing(longest)?.index ?? longest;
  if (longest - at < LONGEST_CHARACTER) return text.slice(0, at);
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
