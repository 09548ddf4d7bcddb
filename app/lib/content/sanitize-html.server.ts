import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {Parser} from 'htmlparser2';
import {createMemo} from '~/lib/http/memo';
import {measuresOf} from '~/lib/i18n/inches';
import type {Locale} from '~/lib/i18n/locale';
import type {MarketFacts} from '~/lib/i18n/market-facts';
import {translatorFor} from '~/lib/i18n/messages';
import {framedVideo} from './external-video';

/** What the filter takes and gives, and what can be in it. */
type Tree = Extract<Parameters<typeof sanitize>[0], {type: 'root'}>;
type Element = Extract<Tree['children'][number], {type: 'element'}>;

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Elements that a merchant's text needs, and nothing that runs, loads, styles or
 * positions anything. SVG, MathML, `style`, `noscript`, `template` and frames are
 * where parsers disagree (mXSS), so none of them is here.
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
  // Set after the filter above has dropped the merchant's own.
  required: {
    a: {rel: 'nofollow noopener'},
    img: {loading: 'lazy', alt: ''},
  },
  // Left out with their content, not only unwrapped.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'textarea'],
    'iframe',
  ],
  allowComments: false,
  allowDoctypes: false,
};

/** The attributes above by their names in HTML. */
const PROPERTIES = new Map(
  Object.values(SCHEMA.attributes ?? {})
    .flat()
    .map((property) => (typeof property === 'string' ? property : property[0]))
    .map((property) => [property.toLowerCase(), property]),
);

/** Names that the filter decides on: kept, or left out with what they hold. */
const KNOWN = new Set([...(SCHEMA.tagNames ?? []), ...(SCHEMA.strip ?? [])]);

/** Where alone these may stand. */
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

/** These hold nothing but what names them above. */
const TABLE_PARTS = ['table', 'thead', 'tbody', 'tfoot', 'tr'];

/** No text of a merchant's nests its elements deeper. */
const DEEPEST = 100;

/** Longer texts are no product description; they are cut before parsing. */
const MOST_CHARACTERS = 200_000;

/** Longer texts are rare; they are sanitised each time, so that a worker's memory lasts. */
const MOST_CACHED_CHARACTERS = 20_000;

const sanitized = createMemo<string>(100);

/** Who reads a text: in this language, with inches or without. */
interface Reader {
  readonly locale: Pick<Locale, 'code' | 'tag'>;
  readonly market: Pick<MarketFacts, 'hasInches'>;
}

/**
 * A merchant's HTML reduced to an allow-list, as a fragment that can be set as
 * `innerHTML`. Unclosed elements are closed. Links are marked
 * `nofollow noopener` and lead to http(s), mail and phone only, or within the
 * site. A film in a frame becomes a link to it, a table scrolls in a box of its own,
 * and texts have measures as the reader's market has them. Never throws.
 */
export function sanitizeHtml(
  html: string | null | undefined,
  reader: Reader,
): string {
  if (!html) return '';
  const {locale, market} = reader;
  return html.length > MOST_CACHED_CHARACTERS
    ? sanitizedAnew(html, reader)
    : sanitized(`${locale.code} ${market.hasInches} ${html}`, () =>
        sanitizedAnew(html, reader),
      );
}

function sanitizedAnew(html: string, {locale, market}: Reader): string {
  const t = translatorFor(locale.code);
  const inMarket = measuresOf(market, locale);
  const parsed = treeOf(html.slice(0, MOST_CHARACTERS), (site) =>
    t('content.video', {site}),
  );
  const clean = sanitize(parsed, SCHEMA);
  return toHtml(
    'children' in clean ? adapted(clean, inMarket, t('content.table')) : clean,
  ).trim();
}

/** A clean tree with other texts, and with its tables in boxes that scroll. */
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
 * HTML as a tree. The parser is not the browsers': where elements overlap it may see
 * others than they do. What comes out is written anew from names that are on the list,
 * none of which changes how text is read, so that a browser finds the same tags; and none
 * of them ends what stands around the text.
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
      // Unwrapped: what is not on the list, stands where it cannot, or is deeper than the
      // filter, which calls itself for each, can go.
      if (
        open.length > DEEPEST ||
        !KNOWN.has(tagName) ||
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
      // A text with `&times;` in it comes in parts.
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
 * Tells whether a browser that reads this tag leaves open what it stands in. Otherwise it
 * would move elements or end them, and then end what surrounds the text with the end tags
 * that are left (HTML Standard, 13.2.6.4: "in body", "in table").
 */
function fits(tagName: string, open: readonly (Tree | Element)[]): boolean {
  const names = open.map((node) => ('tagName' in node ? node.tagName : ''));
  const parent = names.at(-1) ?? '';
  const parents = PARENTS[tagName];
  if (parents) return parents.includes(parent);
  // Left out later, with what it holds.
  if (SCHEMA.strip?.includes(tagName)) return true;
  if (TABLE_PARTS.includes(parent)) return false;
  if (tagName === 'a') return !names.includes('a');
  return (
    !HEADINGS.includes(tagName) || !names.some((n) => HEADINGS.includes(n))
  );
}
