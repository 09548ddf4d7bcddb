import {fromParse5} from 'hast-util-from-parse5';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {parseFragment} from 'parse5';
import {createMemo} from '~/lib/http/memo';

/**
 * Elements that a merchant's text needs, and nothing that runs, loads, styles or
 * positions anything. SVG, MathML, `style`, `noscript`, `template` and frames are
 * where parsers disagree (mXSS), so none of them is here.
 */
const SCHEMA: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'pre'],
    ...['h2', 'h3', 'h4', 'h5', 'h6'],
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
  ancestors: {
    li: ['ul', 'ol'],
    tbody: ['table'],
    thead: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    td: ['table'],
    th: ['table'],
  },
  // Left out with their content, not only unwrapped.
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea'],
  allowComments: false,
  allowDoctypes: false,
};

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
  const tree = fromParse5(
    parseFragment(html.slice(0, MOST_CHARACTERS), {scriptingEnabled: false}),
  );
  return toHtml(sanitize(tree, SCHEMA)).trim();
}
