const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Elements that end a word: two list items are not one. */
const BLOCKS =
  /<\/?(?:p|li|ul|ol|table|tr|t[hd]|blockquote|pre|br|h\d)\b[^>]*>/g;

/**
 * The words of HTML that our own compiler wrote, for a search index and its
 * excerpts. Drawings are left out. Not for HTML of others: it does not sanitise.
 */
export function plainText(html: string): string {
  return (
    html
      .replace(/<svg\b[\s\S]*?<\/svg>/g, ' ')
      .replace(BLOCKS, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
      // Where a word may be divided is no end of it.
      .replaceAll('\u00ad', '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
