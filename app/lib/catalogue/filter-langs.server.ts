import type {LanguageCode} from '../../../schemas/storefront-types';
import type {ListFilterFragment} from 'storefrontapi.generated';
import {firstLanguage} from '~/lib/i18n/first-language.server';
import {readForLangs, type LangsContext} from '~/lib/i18n/with-langs.server';
import {writtenBeside} from '~/lib/i18n/written-beside';
import {VENDOR_FILTER} from './filters';

/** BCP 47 of a filter's name, or of one of its values, where it is not the page's language. */
export type FilterLangs = (id: string, value?: string) => string | undefined;

type Named = Pick<ListFilterFragment, 'id' | 'label'> & {
  readonly values: readonly {readonly label: string}[];
};

/** Each type is translated by itself; the values of other filters all at once. */
const TYPE_FILTER = 'filter.p.product_type';

/**
 * Tells the languages of a list's filters from the same list in the store's first language. Requests
 * nothing where that is the page's, and knows no language while Shopify fails or is slow. Never rejects.
 * @param loadIn all filters of the list in a language.
 */
export async function filterLangs(
  context: LangsContext,
  loadIn: (language: LanguageCode) => Promise<readonly Named[] | null>,
): Promise<(filters: readonly Named[]) => FilterLangs> {
  const {language} = context.storefront.i18n;
  const found = await readForLangs(
    context,
    (async () => {
      const first = await firstLanguage(context);
      return first === language
        ? null
        : {first, originals: (await loadIn(first)) ?? []};
    })(),
  );
  if (!found) return () => () => undefined;
  const written = writtenBeside(found.first, {language});
  return (filters) => {
    const langs = new Map(
      filters.map((filter) => {
        const original = found.originals.find(({id}) => id === filter.id);
        return [filter.id, langsOf(filter, original)] as const;
      }),
    );
    return (id, value) => langs.get(id)?.(value);
  };

  function langsOf(filter: Named, original: Named | undefined) {
    const originals = new Set(original?.values.map(({label}) => label));
    const isSame = ({label}: {readonly label: string}) => originals.has(label);
    const isTranslated =
      filter.id !== TYPE_FILTER &&
      (filter.label !== original?.label || !filter.values.every(isSame));
    const nameLang =
      isTranslated && filter.id !== VENDOR_FILTER
        ? undefined
        : written(filter.label, original?.label)?.lang;
    return (value?: string) => {
      if (value === undefined) return nameLang;
      const isName = filter.id === VENDOR_FILTER || isTranslated;
      return isName || !originals.has(value)
        ? undefined
        : written(value, value)?.lang;
    };
  }
}
