const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
};

/**
 * Text of a merchant's HTML, as the API's `description` and `content` fields return
 * it: tags dropped, white space collapsed. For trusted catalogue texts; no sanitiser.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \t\n\r]+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/** `text` cut to at most `truncateAt` characters, with `...` as Shopify ends it. */
export function truncate(text: string, truncateAt?: number | null): string {
  if (truncateAt == null || text.length <= truncateAt) return text;
  const ellipsis = '...';
  return text.slice(0, Math.max(0, truncateAt - ellipsis.length)) + ellipsis;
}
