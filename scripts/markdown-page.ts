import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import type {
  ContentPage,
  ContentSection,
} from '../app/lib/content/content-page';
import {externalUrl} from '../app/lib/http/external-url';
import {LOCALES, localizedPath, type LocaleCode} from '../app/lib/i18n/locale';
import {readFrontMatter} from './front-matter';
import {
  isElement,
  textOf,
  visitElements,
  type HtmlElement,
  type HtmlNode,
} from './html-tree';
import {keepTogether} from './keep-together';

/** What a page is compiled with. */
interface CompileOptions {
  readonly locale: LocaleCode;
  /** Source of a drawing in `app/content/pictures`; throws when there is none. */
  readonly picture: (name: string) => string;
}

/** A compiled page, and the paths of the site that it links to. */
export interface CompiledPage {
  readonly page: ContentPage;
  /** Without language prefix, with their hash, as written. */
  readonly links: readonly string[];
}

// Raw HTML in Markdown is left out by `remark-rehype`; the only raw nodes that
// the writer meets are our own drawings.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .freeze();
const writer = unified()
  .use(rehypeStringify, {allowDangerousHtml: true})
  .freeze();

/**
 * Compiles a page of Markdown with front matter. Links into the site are written
 * as bare paths and get the page's language; links out of it pass the guard.
 * `![what it shows](name.svg)` puts the drawing itself into the page, so that it
 * takes part in the colour mode.
 *
 * @throws when the front matter is incomplete, a picture is missing, or a link
 *   leads to a host or protocol that the code does not name.
 */
export function compilePage(
  source: string,
  {locale, picture}: CompileOptions,
): CompiledPage {
  const {values, body} = readFrontMatter(source);
  const root: HtmlNode = reader.runSync(reader.parse(body));
  const links: string[] = [];
  visitElements(root, (element) => {
    if (element.tagName === 'a') linkInLanguage(element, locale, links);
    if (element.tagName === 'img') drawPicture(element, picture);
    if (!VERBATIM.has(element.tagName)) keepTextsTogether(element);
  });
  inScrollers(root);
  const {actionTo, actionLabel} = values;
  if (actionTo) links.push(actionTo);
  return {
    page: {
      title: values.title,
      description: keepTogether(values.description),
      order: Number(values.order ?? 0),
      isHidden: values.isHidden === 'true',
      featured: values.featured?.split(/,\s*/) ?? [],
      action:
        actionTo && actionLabel ? {to: actionTo, label: actionLabel} : null,
      ...intoSections(root),
    },
    links,
  };
}

/** Elements whose text is there to be copied. */
const VERBATIM: ReadonlySet<string> = new Set(['code', 'pre']);

function keepTextsTogether({children}: HtmlElement): void {
  for (const child of children) {
    if (child.type === 'text') child.value = keepTogether(child.value ?? '');
  }
}

/** A table too wide for the window scrolls by itself, instead of the page. */
function inScrollers(root: HtmlNode): void {
  root.children = root.children?.map((node) =>
    isElement(node) && node.tagName === 'table'
      ? {
          type: 'element',
          tagName: 'div',
          // Safari lets nobody scroll by keyboard what cannot have the focus.
          properties: {className: ['scroller'], tabIndex: 0},
          children: [node],
        }
      : node,
  );
}

function linkInLanguage(
  {properties}: HtmlElement,
  locale: LocaleCode,
  links: string[],
): void {
  const href = String(properties.href);
  if (/^[/#](?!\/)/.test(href)) {
    links.push(href);
    if (!href.startsWith('#')) {
      properties.href = localizedPath(href, LOCALES[locale]);
    }
    return;
  }
  properties.href = externalUrl(href);
  properties.rel = 'noopener';
}

function drawPicture(
  element: HtmlElement,
  picture: CompileOptions['picture'],
): void {
  const {alt} = element.properties;
  const label = typeof alt === 'string' ? alt : '';
  const drawing = picture(String(element.properties.src));
  element.tagName = 'span';
  element.properties = {role: 'img', ariaLabel: label, className: ['drawing']};
  element.children = [{type: 'raw', value: drawing}];
}

function intoSections(
  root: HtmlNode,
): Pick<ContentPage, 'introHtml' | 'sections'> {
  const intro: HtmlNode[] = [];
  const sections: (Omit<ContentSection, 'html'> & {nodes: HtmlNode[]})[] = [];
  for (const node of root.children ?? []) {
    const depth = isElement(node) ? headingDepth(node) : null;
    if (depth !== null) {
      sections.push({
        id: String(node.properties?.id),
        title: textOf(node),
        depth,
        nodes: [],
      });
    } else {
      (sections.at(-1)?.nodes ?? intro).push(node);
    }
  }
  return {
    introHtml: toHtml(intro),
    sections: sections.map(({nodes, ...section}) => ({
      ...section,
      html: toHtml(nodes),
    })),
  };
}

function headingDepth({tagName}: HtmlElement): 2 | 3 | null {
  if (tagName === 'h1') {
    throw new Error('The title is the front matter’s; begin with ##.');
  }
  if (tagName === 'h2') return 2;
  return tagName === 'h3' ? 3 : null;
}

function toHtml(children: HtmlNode[]): string {
  const root = {type: 'root', children} as Parameters<
    typeof writer.stringify
  >[0];
  return writer.stringify(root).trim();
}
