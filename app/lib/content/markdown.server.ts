import {toMdast} from 'hast-util-to-mdast';
import {toMarkdown, type Options, type State} from 'mdast-util-to-markdown';
import type {ContentPage} from './content-page';
import {escapeHtml} from './content.server';
import {sanitizedTree} from './sanitize-html.server';

type Cell = Parameters<State['containerPhrasing']>[0];

interface Table {
  readonly children: readonly {readonly children: readonly Cell[]}[];
}

/** Nodes that CommonMark has no syntax for: tables of GitHub's, and deleted text as it is. */
const HANDLERS: Options['handlers'] = {
  delete: (node: Cell, _, state, info) => state.containerPhrasing(node, info),
  table({children}: Table, _, state, info) {
    const [head = '', ...rows] = children.map((row) => {
      const cells = row.children.map((cell) =>
        state
          .containerPhrasing(cell, {...info, before: '|', after: '|'})
          .replace(/\\?\n/g, ' ')
          .replace(/\|/g, '\\|'),
      );
      return `| ${cells.join(' | ')} |`;
    });
    const line = `|${' --- |'.repeat(children[0]?.children.length ?? 0)}`;
    return [head, line, ...rows].join('\n');
  },
};

/**
 * Writes a document as Markdown; what its texts have of Markdown is escaped.
 * @param html may be anybody's: the sanitiser reads it.
 * @param address of the page, to which links are relative.
 */
export function markdownOf(
  title: string,
  html: string,
  address: string,
): string {
  // A drawing's words stand beside it.
  const tree = sanitizedTree(html.replace(/<svg\b[\s\S]*?<\/svg>/g, ''));
  const body = toMdast(
    {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'base',
          properties: {href: address},
          children: [],
        },
        ...tree.children,
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
        ...('children' in body ? body.children : []),
      ],
    },
    {bullet: '-', handlers: HANDLERS},
  ).replace(/[\u00a0\u202f]/g, ' ');
}

/** A page's HTML for `markdownOf`. @param deeper levels that its headings go down. */
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
