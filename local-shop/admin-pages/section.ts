import type {LocalizedText} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import {same} from '../domain/catalogue';
import type {Html} from '../pages/html';

/** One kind of resource in the admin: a list, and a form for each entry. */
export interface AdminSection {
  /** Below `/admin/`, as in Shopify's admin where that has one. */
  readonly path: string;
  readonly title: string;
  entries(shop: Shop): readonly AdminEntry[];
  /** What can be added: entries that are not there yet. */
  readonly additions?: (shop: Shop) => readonly AdminEntry[];
  /** The form of an entry; `null` if there is no such entry. `page` counts from 1. */
  form(shop: Shop, key: string, page: number): AdminForm | null;
  /** Stores a form; `action` in it is the button. Stores nothing when it returns problems. */
  readonly save?: (shop: Shop, key: string, sent: URLSearchParams) => Problems;
}

interface AdminEntry {
  /** Follows the section's path. */
  readonly key: string;
  readonly title: string;
  readonly note?: string;
}

/** Messages by field; `form` is for the form as a whole. */
export type Problems = Record<string, string>;

export interface AdminForm {
  readonly title: string;
  /** Path on the storefront. */
  readonly seenAt?: string;
  readonly about?: Html;
  readonly groups: readonly {
    readonly legend: string;
    readonly fields: readonly AdminField[];
  }[];
  /** Buttons; by default one that saves. */
  readonly actions?: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly pages?: number;
}

export interface AdminField {
  readonly name: string;
  readonly label: string;
  /** `on` or nothing for `check`. */
  readonly value: string;
  /** `text` by default. */
  readonly kind?: 'text' | 'lines' | 'check' | 'choice' | 'picture';
  /** Type of a `text`'s input. */
  readonly input?: 'date' | 'datetime-local';
  readonly placeholder?: string;
  /** Suggestions for a `text`. */
  readonly options?: readonly (readonly [
    value: string,
    label: string,
    picture?: string,
  ])[];
  readonly hint?: string;
  /** Beside other fields on wide screens; by default a whole row. */
  readonly size?: 'half' | 'third';
}

/** Entries of a list, and variants of a product, on one page. */
export const PAGE_SIZE = 25;

/** A field that nobody has filled in. */
export const NO_TEXT: LocalizedText = same('');

const LANGUAGE_NAMES = new Intl.DisplayNames('en', {type: 'language'});

/**
 * A control for each language of the shop; empty if a translation equals the first
 * language's text.
 */
export function localizedFields(
  {languages}: Pick<Shop, 'languages'>,
  name: string,
  label: string,
  text: LocalizedText,
  kind?: AdminField['kind'],
): AdminField[] {
  const [first] = languages;
  return languages.map((language) => {
    const isSame = language !== first && text[language] === text[first];
    return {
      name: `${name}-${language}`,
      label: `${label} (${LANGUAGE_NAMES.of(language.toLowerCase())})`,
      value: isSame ? '' : text[language],
      kind,
      ...(kind === undefined && {size: 'half' as const}),
      ...(isSame && {placeholder: text[first]}),
    };
  });
}

/**
 * Reads `localizedFields`. As on Shopify, the text of the first language replaces a
 * missing translation.
 */
export function readLocalized(
  {languages}: Pick<Shop, 'languages'>,
  name: string,
  read: (field: string) => string,
): LocalizedText {
  const [first, ...others] = languages;
  const text = same(read(`${name}-${first}`));
  for (const language of others) {
    text[language] = read(`${name}-${language}`) || text[first];
  }
  return text;
}

/** Reads `localizedFields` of a text that the first language requires. */
export function readTitle(
  shop: Pick<Shop, 'languages'>,
  sent: URLSearchParams,
  name: string,
  problems: Problems,
  longest = 255,
): LocalizedText {
  return readLocalized(shop, name, (field) =>
    readText(
      sent,
      field,
      problems,
      longest,
      field.endsWith(`-${shop.languages[0]}`),
    ),
  );
}

/** Reads one field; a missing or a long text is a problem. */
export function readText(
  sent: URLSearchParams,
  field: string,
  problems: Problems,
  longest = 255,
  isRequired = true,
): string {
  const text = (sent.get(field) ?? '').trim();
  if (text === '' && isRequired) problems[field] = 'Enter a text.';
  if (text.length > longest) {
    problems[field] = `Enter at most ${longest} characters.`;
  }
  return text;
}

/** Cents of an amount such as `199`, `199.5` or `199,50`; any other text is a problem. */
export function readCents(
  sent: URLSearchParams,
  name: string,
  problems: Problems,
): number {
  const text = (sent.get(name) ?? '').trim();
  const [, units = '', cents = ''] =
    /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (units === '') problems[name] = 'Enter an amount such as 199.00.';
  return Number(units) * 100 + Number(cents.padEnd(2, '0'));
}

/** An amount as `readCents` reads it. */
export function showCents(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Checked or not, as a field's value. */
export const checked = (isChecked: boolean) => (isChecked ? 'on' : '');
