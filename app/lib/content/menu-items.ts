import type {ContentMenuItemFragment} from 'storefrontapi.generated';
import type {Written} from '~/lib/i18n/written-beside';

/** A link in a menu of the shop's. */
export interface MenuItem {
  readonly title: string;
  /** BCP 47, where the title is not in the page's language. */
  readonly lang?: string;
  readonly url: string | null | undefined;
  readonly items: readonly MenuItem[];
}

type Items = readonly (ContentMenuItemFragment & {readonly items?: Items})[];

/**
 * The items of a menu of the shop's, without those that have no title.
 * @param originals the same menu in the store's first language.
 */
export function menuItems(
  items: Items = [],
  originals: Items = [],
  written: Written,
): MenuItem[] {
  return items.flatMap(({id, title, url, items: below}) => {
    const original = originals.find((each) => each.id === id);
    const text = written(title, original?.title);
    if (!text) return [];
    return [
      {
        title: text.text,
        lang: text.lang,
        url,
        items: menuItems(below, original?.items, written),
      },
    ];
  });
}
