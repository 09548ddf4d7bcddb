import {useLocale} from '~/components/ui/use-locale';
import type {Locale} from '~/lib/i18n/locale';
import {hasMessages} from '~/lib/i18n/messages';

let reload: Promise<never> | undefined;

/**
 * The language of the document. A document has one: its words, its country and what
 * it has loaded belong to it. When the router comes to an address in the other
 * language, by a redirect or by a step through history, the browser loads it anew.
 *
 * @throws a promise, so that React leaves the old page until then.
 */
export function useDocumentLocale(): Locale {
  const locale = useLocale();
  if (hasMessages(locale.code)) return locale;
  reload ??= new Promise(() => window.location.reload());
  throw reload;
}
