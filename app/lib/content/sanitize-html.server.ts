import {fromParse5} from 'hast-util-from-parse5';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {defaultTreeAdapter, html as standard, Parser} from 'parse5';
import {createMemo} from '~/lib/http/memo';
import {measuresOf} from '~/lib/i18n/inches';
import type {Locale} from '~/lib/i18n/locale';
import type {MarketFacts} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {framedVideo} from './external-video';

type Tree = Extract<Parameters<typeof sanitize>[0], {type: 'root'}>;
type Element = Extract<Tree['children'][number], {type: 'element'}>;

/**
 * No SVG, MathML, `style`, `noscript`, `template`, frames: what is in them may be read
 * differently the second time (mXSS).
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
  // Set after the merchant's own values are removed.
  required: {
    a: {rel: 'nofollow noopener'},
    img: {loading: 'lazy', alt: ''},
  },
  // Removed with their content.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'textarea'],
    ...['iframe', 'svg', 'math'],
  ],
  allowComments: false,
  allowDoctypes: false,
};

/** Characters parsed; the rest is cut. */
const MAX_CHARACTERS = 100_000;

/** Characters parsed between two checks of the limits below. */
const PIECE = 1024;

const MAX_OPEN_ELEMENTS = 100;

const MAX_ATTRIBUTES = 100;

/** Columns or rows of one cell. */
const MAX_SPAN = 50;

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
  const t = serverTranslator(locale.code);
  const inMarket = measuresOf(market, locale);
  const clean = sanitizedTree(html, (site) => t('content.video', {site}));
  return toHtml(adapted(clean, inMarket, t('content.table'))).trim();
}

/** The allowed part of HTML as a tree; `videoLabel` names the link in place of a frame. */
export function sanitizedTree(
  html: string,
  videoLabel: (site: string) => string = (site) => site,
): Tree {
  const parsed = fromParse5(parsedHtml(html.slice(0, MAX_CHARACTERS))) as Tree;
  return sanitize(prepared(parsed, videoLabel), SCHEMA) as Tree;
}

/** Puts links in place of videos' frames, and bounds the spans of cells. */
function prepared<Parent extends Tree | Element>(
  parent: Parent,
  videoLabel: (site: string) => string,
): Parent {
  const children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    const {src} = child.properties;
    const video = child.tagName === 'iframe' && framedVideo(String(src ?? ''));
    if (video) {
      return {
        type: 'element' as const,
        tagName: 'a',
        properties: {href: video.pageUrl},
        children: [{type: 'text' as const, value: videoLabel(video.site)}],
      };
    }
    const element = prepared(child, videoLabel);
    const properties = {...element.properties};
    for (const name of ['colSpan', 'rowSpan']) {
      const span = properties[name];
      if (typeof span === 'number') {
        properties[name] = Math.min(span, MAX_SPAN);
      }
    }
    return {...element, properties};
  });
  return {...parent, children};
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
 * Parses HTML as browsers do. The standard's algorithm is quadratic for elements that stay open
 * and for attributes: the rest is cut where there are more of them than in any text.
 */
function parsedHtml(html: string) {
  let elements = 0;
  const parser = Parser.getFragmentParser(
    defaultTreeAdapter.createElement('div', standard.NS.HTML, []),
    {
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement(...parameters) {
          elements += 1;
          return defaultTreeAdapter.createElement(...parameters);
        },
      },
    },
  );
  const {tokenizer, openElements} = parser;
  for (let start = 0; start < html.length; start += PIECE) {
    tokenizer.write(html.slice(start, start + PIECE), false);
    const token = tokenizer['currentToken'];
    const attributes = token && 'attrs' in token ? token.attrs.length : 0;
    if (
      openElements.stackTop > MAX_OPEN_ELEMENTS ||
      attributes > MAX_ATTRIBUTES ||
      // Overlapping elements are repeated in each block: more elements than the text has room for.
      elements > (start + PIECE) / '<b>'.length
    ) {
      break;
    }
  }
  tokenizer.write('', true);
  return parser.getFragment();
}
