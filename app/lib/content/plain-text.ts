const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
]);

/** The rest of a tag; a `>` in an attribute does not end it. */
const REST = '[^>"]*(?:"[^"]*(?:"|$)[^>"]*)*(?:>|$)';

// Each ends at the end of the text at the latest, so that matching stays linear.
const SVG = /<svg\b[\s\S]*?(?:<\/svg>|$)/g;
const BLOCKS = new RegExp(
  `</?(?:p|li|[uod]l|d[td]|table|caption|tr|t[hd]|blockquote|pre|[bh]r|h\\d|div|section|fig(?:ure|caption))\\b${REST}`,
  'g',
);
const TAGS = new RegExp(`<${REST}`, 'g');

/** Text of our own or of sanitised HTML, without drawings; does not sanitise. */
export function plainText(html: string): string {
  return (
    html
      .replace(SVG, ' ')
      .replace(BLOCKS, ' ')
      .replace(TAGS, '')
      // In one pass: a text may say `&lt;`.
      .replace(
        /&(?:#x([\da-f]{1,5})|(\w+));/gi,
        (entity: string, code?: string, name?: string) =>
          code
            ? String.fromCodePoint(Number.parseInt(code, 16))
            : (ENTITIES.get(name ?? '') ?? entity),
      )
      // A soft hyphen does not end a word.
      .replaceAll('\u00ad', '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
