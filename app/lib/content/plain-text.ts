const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

const BLOCKS =
  /<\/?(?:p|li|ul|ol|table|tr|t[hd]|blockquote|pre|br|h\d)\b[^>]*>/g;

/** Text of our own HTML, without drawings; does not sanitise. */
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
      // A soft hyphen does not end a word.
      .replaceAll('\u00ad', '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
