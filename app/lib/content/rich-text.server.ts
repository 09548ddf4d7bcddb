import GithubSlugger, {slug} from 'github-slugger';
import {escapeHtml} from '~/lib/text/escape-html';
import {getProperty} from '~/lib/text/get-property';
import {parseJson} from '~/lib/text/parse-json';
import {plainText} from './plain-text';
import {sanitizeHtml} from './sanitize-html.server';
import type {ContentPage, ContentSection} from './content-page';
import {MAX_RICH_TEXT_DEPTH} from '~/lib/limits/limits';

/** A node of Shopify's `rich_text_field`, unchecked. */
interface Node {
  readonly type?: unknown;
  readonly value?: unknown;
  readonly children?: unknown;
  readonly level?: unknown;
  readonly listType?: unknown;
  readonly url?: unknown;
  readonly bold?: unknown;
  readonly italic?: unknown;
}

/** Text with headings that can be linked to; empty for JSON that is not rich text. Never throws. */
export function richText(
  json: string | null,
  reader: Parameters<typeof sanitizeHtml>[1],
  slugger = new GithubSlugger(),
): Pick<ContentPage, 'introHtml' | 'sections'> {
  const clean = (html: string) => sanitizeHtml(html, reader);
  const sections: (ContentSection & {html: string})[] = [];
  let intro = '';
  for (const node of childrenOf(parseJson(json) as Node)) {
    const html = htmlOf(node, 0);
    if (node.type !== 'heading') {
      const last = sections.at(-1);
      if (last) last.html += html;
      else intro += html;
      continue;
    }
    const title = plainText(clean(html));
    // An empty line with the style of a heading.
    if (!title) continue;
    sections.push({
      // As `rehype-slug` makes them of our own pages, so that a text taken over keeps its links.
      id: slugger.slug(slug(title) || 'section'),
      title,
      depth: Number(node.level) > 2 ? 3 : 2,
      html: '',
    });
  }
  return {
    introHtml: clean(intro),
    sections: sections.map((each) => ({...each, html: clean(each.html)})),
  };
}

function childrenOf(node: Node): Node[] {
  const children = getProperty(node, 'children');
  return Array.isArray(children)
    ? children.filter(
        (node): node is Node => typeof node === 'object' && node !== null,
      )
    : [];
}

const escaped = (value: unknown) =>
  typeof value === 'string' ? escapeHtml(value) : '';

function htmlOf(node: Node, depth: number): string {
  if (depth > MAX_RICH_TEXT_DEPTH) return '';
  const inner = childrenOf(node)
    .map((child) => htmlOf(child, depth + 1))
    .join('');
  switch (node.type) {
    case 'text': {
      const text = escaped(node.value).replace(/\n/g, '<br>');
      const bold = node.bold === true ? `<strong>${text}</strong>` : text;
      return node.italic === true ? `<em>${bold}</em>` : bold;
    }
    case 'link':
      return `<a href="${escaped(node.url)}">${inner}</a>`;
    case 'list':
      return node.listType === 'ordered'
        ? `<ol>${inner}</ol>`
        : `<ul>${inner}</ul>`;
    case 'list-item':
      return `<li>${inner}</li>`;
    case 'paragraph':
      return `<p>${inner}</p>`;
    default:
      return inner;
  }
}
