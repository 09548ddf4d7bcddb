import {useLocale} from '~/components/ui/use-locale';
import type {Locale} from '~/lib/i18n/locale';
import {hasMessages} from '~/lib/i18n/messages';

/**
 * The language of the document. A document has one: its words, its country and what
 * it has loaded belong to it. When the router comes to an address in the other
 * language, by a redirect or by a step through history, the browser loads the
 * document anew.
 *
 * @throws a promise, so that React leaves the old page until then.
 */
export function useDocumentLocale(): Locale {
  const locale = useLocale();
  if (!hasMessages(locale.code)) throw loadDocument();
  return locale;
}

let loading: Promise<never> | null = null;

/** Loads the address that the router has just written into the address bar. */
function loadDocument(): Promise<never> {
  if (!loading) {
    loading = new Promise(() => undefined);
    window.location.reload();
  }
  return loading;
}
