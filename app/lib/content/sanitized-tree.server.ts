import {fromParse5} from 'hast-util-from-parse5';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {defaultTreeAdapter, html as standard, Parser} from 'parse5';
import {cutText} from '~/lib/text/cut-text';
import {completeUrl} from './complete-url.server';
import {framedVideo} from './external-video';
import type {Child, Element, Tree} from './html-tree';
import {repairedLists} from './repaired-lists.server';
import {
  MAX_ATTRIBUTES,
  MAX_HTML_LENGTH,
  MAX_OPEN_ELEMENTS,
  MAX_SPAN,
} from '~/lib/limits/limits';

/**
 * No SVG, MathML, `style`, `noscript`, `template`, frames: their contents may be read
 * differently the second time (mXSS).
 */
const SCHEMA: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'pre'],
    ...['h2', 'h3', 'h4', 'h5', 'h6'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['del', 'ins', 'q', 'cite', 'dfn', 'var', 'samp', 'bdi', 'bdo', 'wbr'],
    ...['code', 'kbd', 'abbr', 'span', 'div', 'section', 'time', 'a', 'img'],
    ...['figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy']],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: ['value'],
    time: ['dateTime'],
    abbr: ['title'],
    '*': ['lang', 'dir', 'id'],
  },
  // `prepared` has put the prefix before them.
  clobber: [],
  // `ownPicture` (`sanitize-html.server.ts`) names the hosts; the local shop has no certificate.
  protocols: {href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https']},
  // Set after the merchant's own values are removed.
  required: {img: {loading: 'lazy', alt: ''}},
  // Removed with their content.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'textarea'],
    ...['iframe', 'svg', 'math'],
  ],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Elements that are read as others, which the parser treats alike: a `div` in place of a `nav` would let
 * an item of a list end the list around it.
 */
const READ_AS: Readonly<Record<string, string>> = {
  h1: 'h2',
  strike: 's',
  tt: 'code',
  acronym: 'abbr',
  menu: 'ul',
  dir: 'ul',
  address: 'div',
  ...Object.fromEntries(
    [
      ...['article', 'aside', 'center', 'details', 'dialog', 'fieldset'],
      ...['footer', 'form', 'header', 'hgroup', 'main', 'nav', 'search'],
      'summary',
    ].map((name) => [name, 'section']),
  ),
};

/** Elements that are left out; blanks take their place, because their borders kept words apart. */
const CONTROLS = new Set([
  ...['button', 'label', 'legend', 'option', 'optgroup', 'output', 'select'],
]);

/** Before each id of a text: it must neither shadow a property of the page nor equal an id of ours. */
export const ID_PREFIX = 'text-';

/** Characters parsed between two checks of the limits below. */
const PIECE = 1024;

type Recording = 'video' | 'audio';

interface Preparation {
  /** Names the link in place of a framed film. */
  readonly videoLabel: (site: string) => string;
  /** The URL of another framed page, or `null` to leave it out. */
  readonly frameOf: (src: string) => string | null;
  /** The words of the link in place of a film or a sound; its URL when left out. */
  readonly recordingLabel?: Readonly<Record<Recording, string>>;
  /** The URL of a film or a sound, or `null` to leave it out. */
  readonly recordingOf: (src: string) => string | null;
  /** The URL of a picture, or `null` to leave it out. */
  readonly pictureOf: (src: string) => string | null;
}

/** The allowed part of HTML as a tree. */
export function sanitizedTree(
  html: string,
  preparation: Preparation = {
    videoLabel: (site) => site,
    frameOf: (src) => src,
    recordingOf: (src) => src,
    pictureOf: (src) => src,
  },
): Tree {
  const start = cutText(html, MAX_HTML_LENGTH);
  const parsed = fromParse5(parsedHtml(start)) as Tree;
  const allowed = sanitize(prepared(parsed, preparation), SCHEMA) as Tree;
  return repairedLists(withWholeParagraphs(allowed));
}

/** Allowed elements whose start ends a paragraph, and those that need one of them around them. */
const BLOCKS = new Set([
  ...['p', 'hr', 'blockquote', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'section', 'figure'],
  ...['figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot'],
  ...['tr', 'th', 'td'],
]);

/**
 * A paragraph with a block in it, as a button or an `object` may have held one: without that element the
 * block would end the paragraph, and an anchor around it would be split in two, one of them without words.
 */
function withWholeParagraphs<Parent extends Tree | Element>(
  parent: Parent,
  isInParagraph = false,
): Parent {
  const children = (parent.children as Child[]).map((child) => {
    if (child.type !== 'element') return child;
    const isParagraph = child.tagName === 'p';
    const whole = withWholeParagraphs(child, isInParagraph || isParagraph);
    if (!isInParagraph || !BLOCKS.has(child.tagName)) return whole;
    const {id, lang, dir} = child.properties;
    return element('span', {id, lang, dir}, whole.children);
  });
  return {...parent, children};
}

/** Anchored to each declaration: a search for its start would be quadratic. */
const STROKE = /^\s*text-decoration[^;]*line-through/i;

const isStruck = (style: string): boolean =>
  style.split(';').some((declaration) => STROKE.test(declaration));

/** Elements that cannot contain an `s`: the elements in them are struck through instead. */
const STRUCK_INSIDE = new Set([
  ...['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'],
]);

/** The name of the allowed element that means the same, by an element's name and style. */
function readAs({tagName, properties}: Element): string {
  const style = String(properties.style ?? '');
  if (tagName === 'span' || tagName === 'font') {
    if (isStruck(style)) return 's';
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong';
    if (/font-style:\s*italic/i.test(style)) return 'em';
    return 'span';
  }
  // Google Docs puts copied texts into a `b` that is not bold.
  const isPlain =
    tagName === 'b' && /font-weight:\s*(?:normal|400)/i.test(style);
  return isPlain ? 'span' : (READ_AS[tagName] ?? tagName);
}

/** Gives ids a prefix; the old `name` of an anchor is one, too. */
function idOf({tagName, properties: {id, name}}: Element): string | undefined {
  const given = id ?? (tagName === 'a' ? name : undefined);
  if (typeof given !== 'string' || !/^\S{1,100}$/.test(given)) return undefined;
  return given.startsWith(ID_PREFIX) ? given : ID_PREFIX + given;
}

/** @param link the URL of the link around the parent. */
function prepared<Parent extends Tree | Element>(
  parent: Parent,
  preparation: Preparation,
  link?: string,
): Parent {
  const isLink = 'tagName' in parent && parent.tagName === 'a';
  const own = isLink ? parent.properties.href : undefined;
  const inLink = typeof own === 'string' ? own : link;
  const children = (parent.children as Child[]).flatMap((child) =>
    child.type === 'element'
      ? preparedElement(child, inLink, preparation)
      : [child],
  );
  return {...parent, children};
}

/**
 * Puts a link in place of a film and a sound, leaves out a picture that cannot be loaded, bounds the
 * spans of cells, and reads an element and its style as the allowed element that means the same.
 */
function preparedElement(
  child: Element,
  link: string | undefined,
  preparation: Preparation,
): Child[] {
  const {alt, style, href, dataSrc} = child.properties;
  // Themes load pictures later by a script.
  const src = child.properties.src || dataSrc;
  if (child.tagName === 'img') {
    const picture = preparation.pictureOf(String(src ?? ''));
    if (!picture) {
      // A link needs words.
      return link !== undefined ? [textOf(String(alt || shortUrl(link)))] : [];
    }
    const properties = {...child.properties, src: picture, id: idOf(child)};
    return [{...child, properties}];
  }
  if (child.tagName === 'iframe') {
    return apart(linkToFrame(child, link, preparation), link);
  }
  if (child.tagName === 'video' || child.tagName === 'audio') {
    return apart(
      linkToRecording(child, child.tagName, link, preparation),
      link,
    );
  }
  const {children} = prepared(child, preparation, link);
  // A browser would end the link around another one: an anchor that was left open, as old ones are.
  const isEnded =
    child.tagName === 'a' &&
    (link !== undefined || (typeof href !== 'string' && hasLink(children)));
  if (isEnded) return [element('span', {id: idOf(child)}, children)];
  if (CONTROLS.has(child.tagName)) return [BLANK, ...children, BLANK];
  const properties: Element['properties'] = {
    ...child.properties,
    id: idOf(child),
    ...(typeof href === 'string' && {href: completeUrl(href)}),
  };
  for (const name of ['colSpan', 'rowSpan']) {
    const span = properties[name];
    if (typeof span === 'number') properties[name] = Math.min(span, MAX_SPAN);
  }
  const read = element(readAs(child), properties, children);
  return [isStruck(String(style ?? '')) ? struck(read) : read];
}

const textOf = (value: string): Child => ({type: 'text', value});

const BLANK = textOf(' ');

/** A link in place of a frame or a recording, which is a box beside what is before and after it. */
const apart = (words: Child[], link: string | undefined): Child[] =>
  words.length > 0 && link === undefined ? [BLANK, ...words, BLANK] : words;

/** A URL's host, or the last part of its path. */
export function shortUrl(url: string): string {
  if (/^https?:/i.test(url) && URL.canParse(url)) {
    return new URL(url).host.replace(/^www\./, '');
  }
  return url.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? url;
}

const hasLink = (children: readonly Child[]): boolean =>
  children.some(
    (child) =>
      child.type === 'element' &&
      (child.tagName === 'a' || hasLink(child.children)),
  );

const HIDDEN = /display:\s*none|visibility:\s*hidden/i;

/** Whether a measure in pixels is too small to see anything. */
const isTiny = (measure: unknown) => /^[01](?:px)?$/.test(String(measure));

/** A link in place of a framed page: a map, a form, an objection to statistics. */
function linkToFrame(
  {properties: {src, dataSrc, title, width, height, style}}: Element,
  link: string | undefined,
  {videoLabel, frameOf}: Preparation,
): Child[] {
  // Frames that count visitors.
  if ([width, height].some(isTiny) || HIDDEN.test(String(style ?? ''))) {
    return [];
  }
  const url = String(src || dataSrc || '');
  const video = framedVideo(url);
  const href = video ? video.pageUrl : frameOf(url);
  if (!href) return [];
  const label = textOf(
    video ? videoLabel(video.site) : String(title || shortUrl(href)),
  );
  return [link !== undefined ? label : element('a', {href}, [label])];
}

/** A link to a film's or a sound's first source, only its words in another link; nothing without one. */
function linkToRecording(
  recording: Element,
  kind: Recording,
  link: string | undefined,
  {recordingLabel, recordingOf}: Preparation,
): Child[] {
  const [href] = [recording, ...recording.children]
    .flatMap((each) => (each.type === 'element' ? [each.properties] : []))
    .flatMap(
      ({src, dataSrc}) => recordingOf(String(src || dataSrc || '')) || [],
    );
  if (!href) return [];
  const label = textOf(recordingLabel?.[kind] ?? href);
  return [link !== undefined ? label : element('a', {href}, [label])];
}

/** An element with a stroke through all of its words. */
function struck(read: Element): Element {
  const {tagName, properties, children} = read;
  if (tagName === 's') return read;
  return element(
    tagName,
    properties,
    STRUCK_INSIDE.has(tagName)
      ? children.map((child) =>
          child.type === 'element' ? struck(child) : child,
        )
      : [element('s', {}, children)],
  );
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: Child[],
): Element {
  return {type: 'element', tagName, properties, children};
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
    // eslint-disable-next-line texts/whole-characters -- joined again by the tokenizer
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
