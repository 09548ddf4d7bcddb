import {readdirSync, readFileSync} from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {OnlineStore} from '../app/lib/content/online-store';
import {SECTION_FIELDS} from '../app/lib/content/section-fields';
import {CATALOGUES} from '../app/lib/i18n/catalogues';
import {DEFAULT_LOCALE, LOCALES, type LocaleCode} from '../app/lib/i18n/locale';
import {frontMatter} from './markdown-page';

/** An entry of a metaobject as the merchant would write it. */
export interface StoreText {
  readonly type: 'storefront_section' | 'storefront_page';
  readonly handle: string;
  readonly fields: readonly {readonly key: string; readonly value: string}[];
  /** Only a store that sells the map gets it. */
  readonly isAboutMap?: boolean;
}

/** Sections of which our texts do not name the map. */
const PLAIN_SLOTS = ['questions', 'products', 'not_found'];

const CONTENT = new URL('../app/content/', import.meta.url);

/**
 * The code's texts, an entry for each section and page of each language. Legal texts are
 * left out: ours are samples, and as entries they would pass for the merchant's own.
 */
export function storeTexts(): StoreText[] {
  return Object.values(LOCALES).flatMap(({code}) => [
    ...sectionsIn(code),
    ...pagesIn(code),
  ]);
}

function sectionsIn(code: LocaleCode): StoreText[] {
  const {error, home, landing, map, newsletter, questions} = CATALOGUES[code];
  const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    ...landing,
    questions,
    hero: map.hero,
    products: home.featured,
    newsletter: {title: newsletter.title, lead: map.newsletter},
    not_found: {title: error.notThere},
  };
  return Object.entries(SECTION_FIELDS).map(([slot, fields]) => ({
    type: 'storefront_section',
    handle: `${code}--home-${slot}`,
    isAboutMap: !PLAIN_SLOTS.includes(slot),
    fields: [
      {key: 'slot', value: slot},
      ...Object.entries<string>(fields).flatMap(([name, key]) => {
        const value = texts[slot]?.[name];
        return typeof value === 'string' ? [{key, value}] : [];
      }),
    ],
  }));
}

/** Paths of the code's pages, as in `content.server.ts`, which only Vite can load. */
export function codePaths(): Pick<OnlineStore, 'ourPaths' | 'mapPaths'> {
  const files = filesIn(DEFAULT_LOCALE.code);
  // A variant for another law is no page of its own.
  const pages = files.filter((file) => !isVariant(file));
  const pathOf = (file: string) => `/${file.replace(/(?:\/index)?\.md$/, '')}`;
  const isOnlyAboutMap = (file: string) =>
    readPage(DEFAULT_LOCALE.code, file).values.isAboutMap === 'true' &&
    !files.includes(file.replace(/\.md$/, '.plain.md'));
  return {
    ourPaths: pages.map(pathOf),
    mapPaths: pages.filter(isOnlyAboutMap).map(pathOf),
  };
}

const isVariant = (file: string) => /\.\w+\.md$/.test(file);

const readPage = (code: LocaleCode, file: string) =>
  frontMatter(readFileSync(new URL(`${code}/${file}`, CONTENT), 'utf8'));

function filesIn(code: LocaleCode): string[] {
  return readdirSync(new URL(code, CONTENT), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.md'));
}

function pagesIn(code: LocaleCode): StoreText[] {
  return filesIn(code)
    .filter((file) => !file.startsWith('legal') && !isVariant(file))
    .sort()
    .map((file) => {
      const {values, body} = readPage(code, file);
      const root = toRichText(reader.parse(body));
      const name = file.replace(/\.md$/, '').replaceAll('/', '-');
      return {
        type: 'storefront_page',
        handle: `${code}--${name}`,
        isAboutMap: values.isAboutMap === 'true',
        fields: [
          {key: 'title', value: values.title ?? ''},
          {key: 'description', value: values.description ?? ''},
          // Without a body the page shows ours.
          ...(root ? [{key: 'body', value: JSON.stringify(root)}] : []),
        ],
      };
    });
}

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

/** A node of Markdown's tree, with the properties that are read. */
interface Markdown {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly children?: readonly Markdown[];
}

interface RichText {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Shopify's `rich_text_field`; `null` for what it cannot express, such as tables and drawings. */
function toRichText(node: Markdown): RichText | null {
  const children = nodesOf(node, {});
  return children && {type: 'root', children};
}

type Marks = Readonly<{bold?: true; italic?: true}>;

function nodesOf({children = []}: Markdown, marks: Marks): RichText[] | null {
  const nodes = children.map((child) => richNodes(child, marks));
  return nodes.every((node) => node !== null) ? nodes.flat() : null;
}

function richNodes(node: Markdown, marks: Marks): RichText[] | null {
  const around = (type: string, more: object = {}) => {
    const children = nodesOf(node, marks);
    return children && [{type, ...more, children}];
  };
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{type: 'text', value: node.value, ...marks}];
    case 'break':
      return [{type: 'text', value: '\n', ...marks}];
    case 'strong':
      return nodesOf(node, {...marks, bold: true});
    case 'emphasis':
      return nodesOf(node, {...marks, italic: true});
    case 'link':
      return around('link', {url: node.url});
    case 'paragraph':
      return around('paragraph');
    case 'heading':
      return around('heading', {level: node.depth});
    case 'list':
      return around('list', {
        listType: node.ordered ? 'ordered' : 'unordered',
      });
    case 'listItem': {
      const [paragraph, ...more] = node.children ?? [];
      const children = paragraph && nodesOf(paragraph, marks);
      return children && more.length === 0
        ? [{type: 'list-item', children}]
        : null;
    }
    default:
      return null;
  }
}
