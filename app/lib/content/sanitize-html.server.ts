import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {Parser} from 'htmlparser2';
import {createMemo} from '~/lib/http/memo';

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
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea'],
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

/**
 * A merchant's HTML reduced to an allow-list, as a fragment that can be set as
 * `innerHTML`. Unclosed elements are closed. Links are marked
 * `nofollow noopener` and lead to http(s), mail and phone only, or within the
 * site. Never throws.
 */
export function sanitizeHtml(html: string | null | undefined): string {
  if (!html) return '';
  return html.length > MOST_CACHED_CHARACTERS
    ? sanitizedAnew(html)
    : sanitized(html, () => sanitizedAnew(html));
}

function sanitizedAnew(html: string): string {
  return toHtml(
    sanitize(treeOf(html.slice(0, MOST_CHARACTERS)), SCHEMA),
  ).trim();
}

/**
 * HTML as a tree. The parser is not the browsers': where elements overlap it may see
 * others than they do. What comes out is written anew from names that are on the list,
 * none of which changes how text is read, so that a browser finds the same tags; and none
 * of them ends what stands around the text.
 */
function treeOf(html: string): Tree {
  const root: Tree = {type: 'root', children: []};
  const open: (Tree | Element)[] = [root];
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const parent = open.at(-1) ?? root;
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
      (open.at(-1) ?? root).children.push({type: 'text', value});
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
