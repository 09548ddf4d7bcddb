/** One line of a metafield's text; `label` is what stands before a colon. */
export interface MetafieldLine {
  readonly label: string | null;
  readonly text: string;
}

interface TextMetafield {
  readonly type: string;
  readonly value: string;
}

/** A colon followed by a space, after a short label: `Rahmen: Massivholz`. */
const LABELLED = /^([^:]{1,40}):\s+(.+)$/;

/** More lines than any product's details have. */
const MOST_LINES = 100;

/**
 * The lines of a text metafield (`details`, `shipping`) as plain text; React
 * escapes them. Rich text gives the text of its blocks. Any other type, and
 * rich text that is no valid JSON, gives no lines.
 */
export function metafieldLines(
  metafield: TextMetafield | null | undefined,
): MetafieldLine[] {
  if (!metafield) return [];
  return textLines(metafield)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_LINES)
    .map((line) => {
      const [, label, text] = LABELLED.exec(line) ?? [];
      return label && text ? {label, text} : {label: null, text: line};
    });
}

function textLines({type, value}: TextMetafield): string[] {
  switch (type) {
    case 'single_line_text_field':
    case 'multi_line_text_field':
      return value.split(/\r?\n/);
    case 'rich_text_field':
      return richTextBlocks(value);
    default:
      return [];
  }
}

interface RichTextNode {
  readonly type?: unknown;
  readonly value?: unknown;
  readonly children?: unknown;
}

const BLOCKS: readonly unknown[] = ['paragraph', 'heading', 'list-item'];

function richTextBlocks(value: string): string[] {
  try {
    return blocksIn(JSON.parse(value) as RichTextNode);
  } catch {
    return [];
  }
}

function blocksIn(node: RichTextNode): string[] {
  return BLOCKS.includes(node.type)
    ? [textIn(node)]
    : childrenOf(node).flatMap(blocksIn);
}

function textIn(node: RichTextNode): string {
  return typeof node.value === 'string'
    ? node.value
    : childrenOf(node).map(textIn).join('');
}

function childrenOf({children}: RichTextNode): readonly RichTextNode[] {
  return Array.isArray(children) ? (children as RichTextNode[]) : [];
}
