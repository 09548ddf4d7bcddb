import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {Parser} from 'htmlparser2';
import {createMemo} from '~/lib/http/memo';
import {measuresOf} from '~/lib/i18n/inches';
import type {Locale} from '~/lib/i18n/locale';
import type {MarketFacts} from '~/lib/i18n/market-facts';
import {translatorFor} from '~/lib/i18n/messages';
import {framedVideo} from './external-video';

type Tree = Extract<Parameters<typeof sanitize>[0], {type: 'root'}>;
type Element = Extract<Tree['children'][number], {type: 'element'}>;

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * No SVG, MathML, `style`, `noscript`, `template`, frames: parsers read them differently
 * (mXSS).
 */
const SCHEMA: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'pre'],
    ...HEADINGS,
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['code', 'kbd', 'abbr', 'span', 'div', 'time', 'a', 'img'],
    ...['figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy']],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
    ol: ['start'],
    time: ['dateTime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  protocols: {href: ['http', 'https', 'mailto', 'tel'], src: ['https']},
  // Set after the merchant's own values are removed.
  required: {
    a: {rel: 'nofollow noopener'},
    img: {loading: 'lazy', alt: ''},
  },
  // Removed with their content.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'textarea'],
    'iframe',
  ],
  allowComments: false,
  allowDoctypes: false,
};

const PROPERTIES = new Map(
  Object.values(SCHEMA.attributes ?? {})
    .flat()
    .map((property) => (typeof property === 'string' ? property : property[0]))
    .map((property) => [property.toLowerCase(), property]),
);

const FILTERED_NAMES = new Set([
  ...(SCHEMA.tagNames ?? []),
  ...(SCHEMA.strip ?? []),
]);

const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};

/** Elements that may contain only the elements above. */
const TABLE_PARTS = ['table', 'thead', 'tbody', 'tfoot', 'tr'];

const MAX_DEPTH = 100;

/** Characters parsed; the rest is cut. */
const MAX_CHARACTERS = 200_000;

/** Longer texts are rare and not cached, to limit memory. */
const MAX_CACHED_CHARACTERS = 20_000;

const sanitized = createMemo<string>(100);

interface Reader {
  readonly locale: Pick<Locale, 'code' | 'tag'>;
  readonly market: Pick<MarketFacts, 'hasUsUnits'>;
}

/**
 * Reduces a merchant's HTML to an allow-list for `innerHTML`; links are `nofollow noopener`,
 * frames become video links, tables scroll, measures follow the market. Never throws.
 */
export function sanitizeHtml(
  html: string | null | undefined,
  reader: Reader,
): string {
  if (!html) return '';
  const {locale, market} = reader;
  return html.length > MAX_CACHED_CHARACTERS
    ? sanitizedAnew(html, reader)
    : sanitized(`${locale.code} ${market.hasUsUnits} ${html}`, () =>
        sanitizedAnew(html, reader),
      );
}

function sanitizedAnew(html: string, {locale, market}: Reader): string {
  const t = translatorFor(locale.code);
  const inMarket = measuresOf(market, locale);
  const clean = sanitizedTree(html, (site) => t('content.video', {site}));
  return toHtml(adapted(clean, inMarket, t('content.table'))).trim();
}

/** The allowed part of HTML as a tree; `videoLabel` names the link in place of a frame. */
export function sanitizedTree(
  html: string,
  videoLabel: (site: string) => string = (site) => site,
): Tree {
  const parsed = treeOf(html.slice(0, MAX_CHARACTERS), videoLabel);
  // A root stays a root.
  return sanitize(parsed, SCHEMA) as Tree;
}

function adapted<Parent extends Tree | Element>(
  parent: Parent,
  inMarket: (text: string) => string,
  tableLabel: string,
): Parent {
  const children = parent.children.map((child) => {
    if (child.type === 'text') return {...child, value: inMarket(child.value)};
    if (child.type !== 'element') return child;
    const element = adapted(child, inMarket, tableLabel);
    if (element.tagName !== 'table') return element;
    return {
      type: 'element' as const,
      tagName: 'div',
      properties: {
        className: ['scroller'],
        role: 'region',
        ariaLabel: tableLabel,
        tabIndex: 0,
      },
      children: [element],
    };
  });
  return {...parent, children};
}

/**
 * Parses HTML. Browsers may read overlapping elements differently, but only allowed names are
 * written again.
 */
function treeOf(html: string, videoLabel: (site: string) => string): Tree {
  const root: Tree = {type: 'root', children: []};
  const open: (Tree | Element)[] = [root];
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const parent = open.at(-1) ?? root;
      const video = tagName === 'iframe' && framedVideo(attributes.src ?? '');
      if (video && fits('a', open)) {
        parent.children.push({
          type: 'element',
          tagName: 'a',
          properties: {href: video.pageUrl},
          children: [{type: 'text', value: videoLabel(video.site)}],
        });
      }
      // Unwraps elements that are not allowed, misplaced, or too deep for the recursive filter.
      if (
        open.length > MAX_DEPTH ||
        !FILTERED_NAMES.has(tagName) ||
        !fits(tagName, open)
      ) {
        return void open.push(parent);
      }
      const properties = Object.entries(attributes).flatMap(
        ([name, value]): [string, string][] => {
          const property = PROPERTIES.get(name);
          return property ? [[property, value]] : [];
        },
      );
      const element: Element = {
        type: 'element',
        tagName,
        properties: Object.fromEntries(properties),
        children: [],
      };
      parent.children.push(element);
      open.push(element);
    },
    ontext(value) {
      const {children} = open.at(-1) ?? root;
      const last = children.at(-1);
      // The parser splits text at character references.
      if (last?.type === 'text') last.value += value;
      else children.push({type: 'text', value});
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

/**
 * Whether a browser keeps the parent open at this tag; otherwise end tags could close elements
 * around the text (HTML Standard, 13.2.6.4 "in body", "in table").
 */
function fits(tagName: string, open: readonly (Tree | Element)[]): boolean {
  const names = open.map((node) => ('tagName' in node ? node.tagName : ''));
  const parent = names.at(-1) ?? '';
  const parents = PARENTS[tagName];
  if (parents) return parents.includes(parent);
  if (SCHEMA.strip?.includes(tagName)) return true;
  if (TABLE_PARTS.includes(parent)) return false;
  if (tagName === 'a') return !names.includes('a');
  return (
    !HEADINGS.includes(tagName) || !names.some((n) => HEADINGS.includes(n))
  );
}
