import type {createTranslator, NamespaceKeys, NestedKeyOf} from 'use-intl';
import {useTranslations} from 'use-intl/react';
import type {BrowserMapMessages} from '~/lib/i18n/messages';
import {useHasMap} from './use-has-map';

type Section = NamespaceKeys<
  BrowserMapMessages,
  NestedKeyOf<BrowserMapMessages>
>;

/** A translate function of words about the map; `null` in a shop that does not sell it. */
export function useMapTranslations<Name extends Section>(
  section: Name,
): ReturnType<typeof createTranslator<BrowserMapMessages, Name>> | null {
  // The type of the messages leaves the map's sections out, so that nothing else reads them.
  const t: unknown = useTranslations(section as never);
  return useHasMap()
    ? (t as ReturnType<typeof createTranslator<BrowserMapMessages, Name>>)
    : null;
}
