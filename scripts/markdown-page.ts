import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import type {Plugin} from 'vite';
import type {ContentPage} from '../app/lib/content/content-page';
import {externalUrl} from '../app/lib/urls/external-url';
import {
  isLocaleCode,
  LOCALES,
  localizedPath,
  type LocaleCode,
} from '../app/lib/i18n/locale';
import {keepTogether} from './keep-together';

interface CompileOptions {
  readonly locale: LocaleCode;
  /** URL of a picture in `app/content/pictures`. */
  readonly pictureUrl: (name: string) => string;
}

interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Pixels of every picture in `app/content/pictures`. */
const PICTURE_SIZE = {width: 960, height: 600};

// `remark-rehype` leaves out raw HTML.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .freeze();
const writer = unified().use(rehypeStringify).freeze();

/** Keys of the front matter; a page needs the first two. */
const KEYS =
  /^(?:title|description|order|isHidden|isSample|isAboutMap|featured|actionTo|actionLabel)$/;

/** A page's `key: value` lines, and the text below them. @throws on an unknown key. */
export function frontMatter(source: string) {
  const [, block = '', body = ''] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const values: Record<string, string | undefined> = {};
  for (const line of block.split(/\r?\n/)) {
    const [, key = '', value] = /^(\w+): *(.*\S) *$/.exec(line) ?? [];
    if (!KEYS.test(key)) throw new Error(`Unknown front matter: “${line}”`);
    values[key] = value;
  }
  return {values, body};
}

/**
 * Compiles a page of Markdown with front matter (`key: value` lines between two `---`).
 * Bare paths get the page's language. `![what it shows](name.webp)` is a picture in
 * `app/content/pictures`.
 *
 * @throws when the front matter is incomplete or has an unknown key, or a link leads to a host or protocol that the code does not name.
 */
export function compilePage(
  source: string,
  options: CompileOptions,
): ContentPage {
  const {values, body} = frontMatter(source);
  const {title, description, actionTo, actionLabel} = values;
  if (!title || !description) {
    throw new Error('The front matter needs a title and a description.');
  }
  const root: Node = reader.runSync(reader.parse(body));
  finish(root, options);
  return {
    title,
    description: keepTogether(description),
    order: Number(values.order ?? 0),
    isHidden: values.isHidden === 'true',
    isSample: values.isSample === 'true',
    isAboutMap: values.isAboutMap === 'true',
    featured: values.featured?.split(/,\s*/) ?? [],
    action: actionTo && actionLabel ? {to: actionTo, label: actionLabel} : null,
    ...intoSections(root.children ?? []),
  };
}

/**
 * Vite plugin that compiles the pages of each language in `app/content` to modules with a
 * `ContentPage`.
 * @throws when a page does not compile; Vite, when a picture is missing.
 */
export function markdownContent(): Plugin {
  return {
    name: 'markdown-content',
    enforce: 'pre',
    transform(source, id) {
      const [, folder, locale] =
        /^(.*\/app\/content)\/([^/]+)\/.*\.md$/.exec(id) ?? [];
      if (!folder || !isLocaleCode(locale)) return null;
      const pictures: string[] = [];
      const page = compilePage(source, {
        locale,
        pictureUrl: (name) => `@picture${pictures.push(name) - 1}@`,
      });
      const imports = pictures.map(
        (name, index) =>
          `import picture${index} from ${JSON.stringify(`${folder}/pictures/${name}`)};`,
      );
      const json = JSON.stringify(page).replace(
        /@(picture\d+)@/g,
        (_, name) => `" + ${name} + "`,
      );
      return {
        code: `${imports.join('\n')}\nexport default ${json};`,
        map: null,
      };
    },
  };
}

function finish(node: Node, options: CompileOptions): void {
  // Visitors copy code, so it keeps ordinary spaces.
  const isVerbatim = /^(?:code|pre)$/.test(node.tagName ?? '');
  node.children = node.children?.map((child) => {
    finish(child, options);
    const {type, tagName, properties = {}, value = ''} = child;
    if (type === 'text' && !isVerbatim) {
      return {type, value: keepTogether(value)};
    }
    if (tagName === 'a') return {...child, properties: linkTo(child, options)};
    if (tagName === 'img') {
      return {
        type: 'element',
        tagName: 'img',
        properties: {
          ...PICTURE_SIZE,
          src: options.pictureUrl(String(properties.src)),
          alt: properties.alt ?? '',
          loading: 'lazy',
          decoding: 'async',
        },
      };
    }
    if (tagName === 'table') {
      // A wide table scrolls; in Safari by keyboard only when it can have the focus.
      return {
        type: 'element',
        tagName: 'div',
        properties: {className: ['scroller'], tabIndex: 0},
        children: [child],
      };
    }
    return child;
  });
}

function linkTo({properties}: Node, {locale}: CompileOptions) {
  const href = String(properties?.href);
  if (href.startsWith('#')) return {href};
  return /^\/(?!\/)/.test(href)
    ? {href: localizedPath(href, LOCALES[locale])}
    : {href: externalUrl(href), rel: 'noopener'};
}

function intoSections(
  nodes: readonly Node[],
): Pick<ContentPage, 'introHtml' | 'sections'> {
  const intro: Node[] = [];
  const sections: {heading: Node; depth: 2 | 3; nodes: Node[]}[] = [];
  for (const node of nodes) {
    if (node.tagName === 'h1') {
      throw new Error('The title is the front matter’s; begin with ##.');
    }
    if (node.tagName === 'h2' || node.tagName === 'h3') {
      const depth = node.tagName === 'h2' ? 2 : 3;
      sections.push({heading: node, depth, nodes: []});
    } else {
      (sections.at(-1)?.nodes ?? intro).push(node);
    }
  }
  return {
    introHtml: toHtml(intro),
    sections: sections.map(({heading, depth, nodes: below}) => ({
      id: String(heading.properties?.id),
      title: textOf(heading),
      depth,
      html: toHtml(below),
    })),
  };
}

function textOf({value = '', children = []}: Node): string {
  return value + children.map(textOf).join('');
}

function toHtml(children: Node[]): string {
  const root = {type: 'root', children} as Parameters<
    typeof writer.stringify
  >[0];
  return writer.stringify(root).trim();
}
