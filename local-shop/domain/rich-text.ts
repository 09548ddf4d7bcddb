interface RichTextNode {
  readonly type: string;
  readonly value?: string;
  readonly bold?: boolean;
  readonly level?: number;
  readonly listType?: string;
  readonly url?: string;
  readonly children?: readonly RichTextNode[];
}

/** How a merchant writes rich text in a form. */
export const RICH_TEXT_HINT =
  'An empty line ends a paragraph. ## Heading, ### heading below it, - list item, 1. numbered item, **bold**, [link](https://…)';

/**
 * Turns text written as in `RICH_TEXT_HINT` into the value of a rich text field; JSON stays as it
 * is.
 */
export function toRichText(text: string): string {
  if (text === '' || text.startsWith('{')) return text;
  const children = text.split(/\n\s*\n/).map(toBlock);
  return JSON.stringify({type: 'root', children});
}

/** Turns a value into the form's text; a value that the form cannot express stays JSON. */
export function fromRichText(value: string): string {
  try {
    const root = JSON.parse(value) as RichTextNode;
    const text = (root.children ?? []).map(fromBlock).join('\n\n');
    return toRichText(text) === JSON.stringify(root) ? text : value;
  } catch {
    return value;
  }
}

function toBlock(block: string): RichTextNode {
  const [, marks = '', title = ''] = /^(#{1,6}) (.+)$/.exec(block) ?? [];
  if (marks) {
    return {type: 'heading', level: marks.length, children: toInline(title)};
  }
  const lines = block.split('\n');
  for (const [listType, mark] of LISTS) {
    if (!lines.every((line) => mark.test(line))) continue;
    const children = lines.map((line) => ({
      type: 'list-item',
      children: toInline(line.replace(mark, '')),
    }));
    return {type: 'list', listType, children};
  }
  return {type: 'paragraph', children: toInline(block)};
}

const LISTS = [
  ['unordered', /^- /],
  ['ordered', /^\d+\. /],
] as const;

function toInline(text: string): RichTextNode[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/);
  return parts.filter(Boolean).map((part): RichTextNode => {
    const [, bold] = /^\*\*([^*]+)\*\*$/.exec(part) ?? [];
    if (bold) return {type: 'text', value: bold, bold: true};
    const [, label, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    if (!label || !url) return {type: 'text', value: part};
    return {type: 'link', url, children: [{type: 'text', value: label}]};
  });
}

function fromBlock({type, level = 0, listType, children = []}: RichTextNode) {
  if (type === 'heading') return `${'#'.repeat(level)} ${fromInline(children)}`;
  if (type !== 'list') return fromInline(children);
  return children
    .map(({children: item = []}, index) => {
      const mark = listType === 'ordered' ? `${index + 1}.` : '-';
      return `${mark} ${fromInline(item)}`;
    })
    .join('\n');
}

function fromInline(nodes: readonly RichTextNode[]): string {
  return nodes
    .map(({type, value = '', bold, url, children = []}) => {
      if (type === 'link') return `[${fromInline(children)}](${url})`;
      return bold ? `**${value}**` : value;
    })
    .join('');
}
