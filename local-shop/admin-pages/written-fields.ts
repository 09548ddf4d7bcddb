import {
  CATALOGUE_LANGUAGES,
  type LocalizedText,
} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import {handleFrom} from '../domain/handle-map';
import {numberOfGlobalId} from '../domain/global-id';
import type {Metafield} from '../domain/catalogue';
import type {Blog} from '../domain/shop-content';
import {
  checked,
  localizedFields,
  NO_TEXT,
  readLocalized,
  readText,
  readTitle,
  type AdminForm,
  type Problems,
} from './section';

/** What a page, article or blog has in common, without what only some have. */
type Written = Omit<Blog, 'articles'>;

/** How the text is called in the form, and whether it may be left out. */
export interface WrittenKind {
  readonly textLabel: string;
  readonly isTextNeeded: boolean;
}

/** Longest text and description for search engines. */
const LONGEST_TEXT = 500_000;
const LONGEST_DESCRIPTION = 320;

const SEO_HIDDEN = {namespace: 'seo', key: 'hidden'} as const;

const isSeoHidden = ({namespace, key}: Pick<Metafield, 'namespace' | 'key'>) =>
  namespace === SEO_HIDDEN.namespace && key === SEO_HIDDEN.key;

/** Control of the metafield by which Shopify hides something from search engines. */
export function hiddenField(
  metafields: readonly Metafield[] = [],
): AdminForm['groups'][number]['fields'][number] {
  return {
    name: 'seo-hidden',
    label: 'Hidden from search engines (metafield seo.hidden)',
    value: checked(metafields.some(isSeoHidden)),
    kind: 'check',
  };
}

/** Reads `hiddenField`. */
export function hiddenMetafields(sent: URLSearchParams): Metafield[] {
  return sent.has('seo-hidden')
    ? [{...SEO_HIDDEN, value: {type: 'number_integer', value: '1'}}]
    : [];
}

/** Controls of title, text, handle and words for search engines; no text for a blog. */
export function writtenFields(
  shop: Shop,
  {title, handle, seo, metafields}: Written,
  text: LocalizedText | null,
  {textLabel}: WrittenKind,
): AdminForm['groups'][number][] {
  return [
    {
      legend: 'Content',
      fields: [
        ...localizedFields(shop, 'title', 'Title', title),
        ...(text
          ? localizedFields(shop, 'text', textLabel, text, 'lines')
          : []),
      ],
    },
    {
      legend: 'Search engine listing',
      fields: [
        ...localizedFields(
          shop,
          'seo-title',
          'Page title',
          seo?.title ?? NO_TEXT,
        ),
        ...localizedFields(
          shop,
          'seo-description',
          'Meta description',
          seo?.description ?? NO_TEXT,
          'lines',
        ),
        ...localizedFields(shop, 'handle', 'Handle', handle),
        hiddenField(metafields),
      ],
    },
  ];
}

/**
 * Reads `writtenFields`. An empty handle is made of the title; one that another of `others` has is a
 * problem.
 */
export function readWritten<Item extends Written>(
  shop: Shop,
  sent: URLSearchParams,
  item: Item,
  others: readonly Item[],
  {isTextNeeded}: WrittenKind,
  problems: Problems,
): Omit<Written, 'id'> & {readonly text: LocalizedText} {
  const [first] = shop.languages;
  const title = readTitle(shop, sent, 'title', problems);
  const read = (name: string, longest: number, isNeeded = false) =>
    readLocalized(shop, name, (field) =>
      readText(
        sent,
        field,
        problems,
        longest,
        isNeeded && field.endsWith(`-${first}`),
      ),
    );
  const text = read('text', LONGEST_TEXT, isTextNeeded);
  const seoTitle = read('seo-title', 255);
  const description = read('seo-description', LONGEST_DESCRIPTION);
  const taken = others.filter(({id}) => id !== item.id);
  const handle = readHandle(shop, sent, title, taken, problems);
  const hasSeo = seoTitle[first] !== '' || description[first] !== '';
  return {
    title,
    handle,
    text,
    metafields: [
      ...(item.metafields ?? []).filter((each) => !isSeoHidden(each)),
      ...hiddenMetafields(sent),
    ],
    ...(hasSeo && {seo: {title: seoTitle, description}}),
  };
}

/** Reads the field of the handle; an empty one is made of the title, and one of `taken` is a problem. */
export function readHandle(
  shop: Shop,
  sent: URLSearchParams,
  title: LocalizedText,
  taken: readonly {readonly handle: LocalizedText}[],
  problems: Problems,
): LocalizedText {
  const [first] = shop.languages;
  const handle = {
    ...readLocalized(shop, 'handle', (field) =>
      (sent.get(field) ?? '').trim().toLowerCase(),
    ),
  };
  const others = new Set(taken.flatMap((other) => Object.values(other.handle)));
  for (const language of CATALOGUE_LANGUAGES) {
    handle[language] ||= handleFrom(title[language]);
    const field = `handle-${shop.languages.includes(language) ? language : first}`;
    if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,254}$/u.test(handle[language])) {
      problems[field] = 'Enter letters, digits and hyphens.';
    } else if (others.has(handle[language])) {
      problems[field] = 'There is one with this handle.';
    }
  }
  return handle;
}

/** A number for the global id of a new item: above all others, at least `first`. */
export function nextNumber(
  type: string,
  items: readonly {readonly id: string}[],
  first: number,
): number {
  const numbers = items.map(({id}) => numberOfGlobalId(type, id) ?? 0);
  return Math.max(first - 1, ...numbers) + 1;
}

/** ISO 8601 with whole seconds, as all of Shopify's times are. */
export function wholeSeconds(time: number | Date): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
