import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown, type State} from 'mdast-util-to-markdown';
import type {ContentPage} from './content-page';
import {escapeHtml} from '~/lib/http/escape-html';
import {sanitizedTree} from './sanitize-html.server';

const EXTENSIONS = [
  gfmTableToMarkdown({tablePipeAlign: false}),
  {handlers: {delete: deletedText}},
];

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
    {bullet: '-', extensions: EXTENSIONS},
  ).replace(/[\u00a0\u202f]/g, ' ');
}

/** CommonMark has no syntax for it: the text stays. */
function deletedText(
  node: Parameters<State['containerPhrasing']>[0],
  _parent: unknown,
  state: State,
  info: Parameters<State['containerPhrasing']>[1],
): string {
  return state.containerPhrasing(node, info);
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
