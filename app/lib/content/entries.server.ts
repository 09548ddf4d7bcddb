import type {ContentEntryFragment} from 'storefrontapi.generated';
import type {RequestContext} from '~/lib/context.server';
import {LOCALES} from '~/lib/i18n/locale';
import {type Written, type WrittenText} from '~/lib/i18n/written-beside';
import type {PictureData} from '~/lib/product/picture-source';
import {fieldValue, isShown, placeOf} from './entry-fields';
import {merchantLink, type Reach} from './merchant-link.server';
import {sectionSlot} from './section-fields';

/** An entry as a page of one language shows it; fields in which nothing is written are `null`. */
export interface Entry {
  readonly id: string;
  /** The entry's handle without the language (`en--`). */
  readonly name: string;
  /** The place of a section: its slot, or else its name. */
  readonly slot: string;
  text(key: string): WrittenText | null;
  /** A value that is the same in all languages. */
  value(key: string): string | null;
  /** See `merchantLink`. */
  link(key: string): string | null;
  /** With the language of its `altText`. */
  picture(key: string): PictureData | null;
}

interface Reader extends Pick<RequestContext, 'env' | 'locale'> {
  readonly reach: Reach;
  readonly isOnePlace: (one: Entry, other: Entry) => boolean;
}

/** Fields that can contain a name which is the same in all languages. */
const TITLES: readonly string[] = ['title', 'headline'];

/**
 * Entries as a page shows them. Entries of its language come first, then entries for all languages, then,
 * where a place has neither, entries of another language.
 * @param originals the same entries in the store's first language.
 */
export function entriesOf(
  nodes: readonly ContentEntryFragment[],
  originals: readonly ContentEntryFragment[],
  written: Written,
  {env, locale, isOnePlace, reach}: Reader,
): Entry[] {
  const own: Entry[] = [];
  const ofAll: Entry[] = [];
  const foreign: Entry[] = [];
  for (const node of nodes) {
    const {id, fields} = node;
    const {code, name} = placeOf(node);
    const original = originals.find((each) => each.id === id);
    const value = (key: string) => fieldValue(node, key);
    const besideOriginal = (key: string) =>
      [value(key), original && fieldValue(original, key)] as const;
    if (!isShown(node, env.PUBLIC_ENVIRONMENT)) continue;
    // An entry for one language is in that language as a whole.
    const inLanguage: Written = (text, ...beside) => {
      if (!code) return written(text, ...beside);
      if (!text) return null;
      return code === locale.code
        ? {text}
        : {text, lang: LOCALES[code].language.toLowerCase()};
    };
    const entry: Entry = {
      id,
      name,
      slot: sectionSlot(value('slot'), name),
      value,
      text: (key) => {
        const others = TITLES.includes(key)
          ? fields.map((field) => besideOriginal(field.key))
          : [];
        return inLanguage(...besideOriginal(key), others);
      },
      link: (key) => merchantLink(value(key), env, reach),
      picture: (key) => {
        const image = imageOf(node, key);
        const alt = original && imageOf(original, key)?.altText;
        const {lang} = inLanguage(image?.altText, alt) ?? {};
        return image && {...image, ...(lang && {lang})};
      },
    };
    if (code === locale.code) own.push(entry);
    else (code ? foreign : ofAll).push(entry);
  }
  const shown = [...own, ...ofAll];
  return [
    ...shown,
    ...foreign.filter(
      (entry) => !shown.some((each) => isOnePlace(each, entry)),
    ),
  ];
}

function imageOf({fields}: ContentEntryFragment, key: string) {
  return fields.find((each) => each.key === key)?.reference?.image ?? null;
}
