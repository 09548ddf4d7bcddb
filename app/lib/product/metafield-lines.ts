/**
 * Metafields with text of any kind that the product page shows, each below the message
 * `product.{key}`; the first is open.
 */
export const TEXT_METAFIELDS = [
  {namespace: 'custom', key: 'details'},
  {namespace: 'custom', key: 'shipping'},
] as const;

/** `label` is the text before a colon. */
export interface MetafieldLine {
  readonly label: string | null;
  readonly text: string;
}

export interface TextMetafield {
  readonly type: string;
  readonly value: string;
}

/** A colon followed by a space, after a short label: `Rahmen: Massivholz`. */
const LABELLED = /^([^:]{1,40}):\s+(.+)$/;

/** Plain-text lines of a text or rich-text metafield; empty for other types. */
export function metafieldLines(
  metafield: TextMetafield | null | undefined,
): MetafieldLine[] {
  return textLines(metafield)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label, text] = LABELLED.exec(line) ?? [];
      return label && text ? {label, text} : {label: null, text: line};
    });
}

/** The same as one text with line breaks; empty without any. */
export function plainText(metafield: TextMetafield | null | undefined): string {
  return metafieldLines(metafield)
    .map(({label, text}) => (label ? `${label}: ${text}` : text))
    .join('\n');
}

function textLines(metafield: TextMetafield | null | undefined): string[] {
  switch (metafield?.type) {
    case 'single_line_text_field':
    case 'multi_line_text_field':
      return metafield.value.split(/\r?\n/);
    case 'rich_text_field':
      try {
        return blocksIn(JSON.parse(metafield.value) as RichTextNode);
      } catch {
        return [];
      }
    default:
      return [];
  }
}

interface RichTextNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly children?: readonly RichTextNode[];
}

const BLOCKS = ['paragraph', 'heading', 'list-item'];

function blocksIn(node: RichTextNode): string[] {
  return BLOCKS.includes(node.type ?? '')
    ? [textIn(node)]
    : (node.children ?? []).flatMap(blocksIn);
}

function textIn({value, children = []}: RichTextNode): string {
  return typeof value === 'string' ? value : children.map(textIn).join('');
}
