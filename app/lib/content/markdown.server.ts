import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {ContentPage} from './content-page';
import {escapeHtml} from '~/lib/text/escape-html';
import type {Child, Element} from './html-tree';
import {sanitizedTree} from './sanitized-tree.server';
import {MAX_CELLS, MAX_MARKDOWN_DEPTH} from '~/lib/limits/limits';

const EXTENSIONS = [gfmTableToMarkdown({tablePipeAlign: false})];

/** Elements grouped by what they become in Markdown; all others are blocks. */
const KINDS = new Map(
  Object.entries({
    strong: ['b', 'strong'],
    emphasis: ['em', 'i', 'mark', 'u'],
    heading: ['h2', 'h3', 'h4', 'h5', 'h6'],
    code: ['code', 'kbd'],
    text: ['abbr', 'small', 'span', 'sub', 'sup', 'time'],
    link: ['a'],
    break: ['br'],
    image: ['img'],
  }).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

/**
 * Kinds of `KINDS` that mean nothing without words; the libraries take quadratic time for many of
 * them.
 */
const WRAPPERS: readonly string[] = ['strong', 'emphasis', 'link', 'text'];

/** Kinds of `KINDS` that no block fits into. */
const MARKS: readonly string[] = ['strong', 'emphasis', 'heading', 'link'];

const TABLE_PARTS = ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * Writes a document as Markdown. Characters in its texts that Markdown would interpret are escaped.
 * @param html may be anybody's: the sanitiser reads it.
 * @param url of the page, to which links are relative.
 */
export function markdownOf(title: string, html: string, url: string): string {
  const body = toMdast(
    {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'base',
          properties: {href: url},
          children: [],
        },
        ...simplified(sanitizedTree(html).children as Child[]),
      ],
    },
    // Loose text becomes paragraphs.
    {document: true},
  );
  const name = title.replace(/\s+/g, ' ').trim();
  return toMarkdown(
    {
      type: 'root',
      children: [
        {type: 'heading', depth: 1, children: [{type: 'text', value: name}]},
        ...('children' in body ? body.children.map(withParagraphs) : []),
      ],
    },
    {bullet: '-', extensions: EXTENSIONS},
  ).replace(/[\u00a0\u202f]/g, ' ');
}

type Markdown = Extract<Parameters<typeof toMarkdown>[0], {type: 'root'}>;
type Block = Markdown['children'][number];
type Phrase = Extract<Block, {type: 'paragraph'}>['children'][number];

/** What `toMarkdown` escapes only in paragraphs. */
const LOOSE = ['text', 'strong', 'emphasis', 'inlineCode', 'link', 'image'];

/** Puts the text of list items, which the library leaves without a paragraph, into one. */
function withParagraphs<Node extends Block>(node: Node): Node {
  if (!('children' in node)) return node;
  const children: Block[] = [];
  for (const child of node.children) {
    const last = children.at(-1);
    if (node.type !== 'listItem' || !LOOSE.includes(child.type)) {
      children.push(withParagraphs(child));
    } else if (last?.type === 'paragraph') {
      last.children.push(child as Phrase);
    } else {
      children.push({type: 'paragraph', children: [child as Phrase]});
    }
  }
  // Adjacent code spans would be read as one.
  const apart = children.flatMap((child, at): Block[] =>
    child.type === 'inlineCode' && children[at - 1]?.type === 'inlineCode'
      ? [{type: 'text', value: ' '}, child]
      : [child],
  );
  return {...node, children: apart};
}

/**
 * Unwraps what Markdown cannot express, and what the libraries need more than linear time for:
 * marks in their own kind, blocks in headings, deep nesting; a large table becomes blocks. Code is
 * one line, or a block of its own: a blank line would end it, and what follows would be read as
 * Markdown.
 * @param inside kinds of the elements around, from outside to inside.
 */
function simplified(
  nodes: readonly Child[],
  inside: readonly string[] = [],
): Child[] {
  const simple = nodes.flatMap((node): Child[] => {
    if (node.type !== 'element') return [node];
    const {tagName, children} = node;
    const kind = KINDS.get(tagName) ?? 'block';
    const isInsideMark = inside.some((each) => MARKS.includes(each));
    if (kind === 'code' || tagName === 'pre') {
      const text = node.children.map(textOf).join('');
      const line = text.replace(/\s+/g, ' ').trim();
      const isLine = kind === 'code' || isInsideMark;
      if (line === '') return [];
      return [
        {
          ...node,
          tagName: isLine ? 'code' : 'pre',
          children: [{type: 'text', value: isLine ? line : text}],
        },
      ];
    }
    const isUnwrapped =
      tagName === 's' ||
      // An anchor, or a link that leads nowhere.
      (kind === 'link' && !node.properties.href) ||
      inside.length >= MAX_MARKDOWN_DEPTH ||
      (kind !== 'block' && inside.includes(kind)) ||
      (kind === 'block' && inside.includes('heading'));
    if (isUnwrapped) return simplified(children, inside);
    if (WRAPPERS.includes(kind)) {
      const inner = simplified(children, [...inside, kind]);
      return inner.every(isBlank) ? inner : [{...node, children: inner}];
    }
    const isTable = tagName === 'table' && cellsOf(node) <= MAX_CELLS;
    const isBlock =
      (tagName === 'table' && !isTable) ||
      (TABLE_PARTS.includes(tagName) && !inside.includes('table'));
    return [
      {
        ...node,
        ...(isBlock && {tagName: 'div', properties: {}}),
        children: simplified(children, [...inside, isTable ? 'table' : kind]),
      },
    ];
  });
  return joined(simple);
}

/** Joins adjacent texts, because the libraries take quadratic time for many. */
function joined(nodes: readonly Child[]): Child[] {
  const result: Child[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      result.splice(-1, 1, {...node, value: last.value + node.value});
    } else {
      result.push(node);
    }
  }
  return result;
}

const isBlank = (node: Child) =>
  node.type !== 'element' && textOf(node).trim() === '';

function textOf(node: Child): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(textOf).join('');
  const isInline = node.tagName !== 'br' && KINDS.has(node.tagName);
  return isInline ? text : `\n${text}`;
}

/** The cells of a table once its spans are filled and its rows have the same width. */
function cellsOf(table: Element): number {
  const widths = new Map<number, number>();
  let rows = 0;
  let widest = 0;
  const count = ({children}: Element) => {
    for (const child of children) {
      if (child.type !== 'element' || child.tagName === 'table') continue;
      if (child.tagName === 'tr') rows += 1;
      if (child.tagName === 'td' || child.tagName === 'th') {
        const columns = Number(child.properties.colSpan ?? 1);
        const end = rows + Number(child.properties.rowSpan ?? 1);
        for (let row = rows; row < end; row += 1) {
          const width = (widths.get(row) ?? 0) + columns;
          widths.set(row, width);
          widest = Math.max(widest, width);
        }
      }
      count(child);
    }
  };
  count(table);
  return rows * widest;
}

/** A page's HTML for `markdownOf`. @param deeper levels by which its headings are lowered. */
export function articleHtml(
  {description, introHtml, sections}: ContentPage,
  deeper = 0,
): string {
  return [
    `<p>${escapeHtml(description)}</p>`,
    introHtml,
    ...sections.map(({title, depth, html}) => {
      const name = `h${depth + deeper}`;
      return `<${name}>${escapeHtml(title)}</${name}>${html}`;
    }),
  ].join('\n');
}
