import {isLocaleCode, type LocaleCode} from '~/lib/i18n/locale';
import {parseJson} from '~/lib/text/parse-json';
import {LISTED_PAGES} from './page-name';

/** The part of a metaobject's entry that is read. */
interface Fields {
  readonly handle: string;
  readonly fields: readonly {
    readonly key: string;
    readonly value?: string | null;
  }[];
}

/** A field's text without white space around it; `null` if nothing is written. */
export function fieldValue(
  {fields}: Pick<Fields, 'fields'>,
  key: string,
): string | null {
  return fields.find((each) => each.key === key)?.value?.trim() || null;
}

/**
 * The language of an entry, `null` for all, and its name. The field `language` says it, or the
 * handle (`en--summer`). One hyphen is part of the name: `de-luxe-box` is no German `luxe-box`.
 */
export function placeOf(entry: Fields): {
  readonly code: LocaleCode | null;
  readonly name: string;
} {
  const {handle} = entry;
  const language = fieldValue(entry, 'language');
  const [, prefix = '', name = ''] = /^([a-z]{2})--(.+)$/.exec(handle) ?? [];
  if (language === null || !isLocaleCode(language)) {
    return isLocaleCode(prefix)
      ? {code: prefix, name}
      : {code: null, name: handle};
  }
  return {
    code: language,
    name: handle.replace(new RegExp(`^${language}--`), ''),
  };
}

/** Whether visitors see an entry: drafts for the preview are left out in production. */
export function isShown(
  entry: Pick<Fields, 'fields'>,
  environment: string,
): boolean {
  return !(
    fieldValue(entry, 'preview_only') === 'true' && environment === 'production'
  );
}

/** Our paths for which an entry has a text, in whatever language. */
export function textPaths(
  entries: readonly Fields[],
  environment: string,
  pathOf: (name: string) => string,
): string[] {
  return entries
    .filter((each) => fieldValue(each, 'body') && isShown(each, environment))
    .map((each) => pathOf(placeOf(each).name));
}

/** Ids in the value of a list of references. */
export function referencedIds(value: string | null): string[] {
  const ids = parseJson(value ?? '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Names of the pages that have a title and a text or sections, in whatever language; not of `LISTED_PAGES`. */
export function writtenPageNames(
  entries: readonly Fields[],
  environment: string,
): ReadonlySet<string> {
  const namesWith = (key: string) =>
    entries
      .filter((each) => fieldValue(each, key) && isShown(each, environment))
      .map((each) => placeOf(each).name);
  const titled = namesWith('title');
  return new Set(
    [...namesWith('body'), ...namesWith('sections')].filter(
      (name) => !Object.hasOwn(LISTED_PAGES, name) && titled.includes(name),
    ),
  );
}
