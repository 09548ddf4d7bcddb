import {useLocale} from '~/components/ui/use-locale';
import type {Locale} from '~/lib/i18n/locale';
import {hasMessages} from '~/lib/i18n/messages';

let reload: Promise<never> | undefined;

/**
 * The language of the document, which has one. An address in another one, as after a
 * redirect or a step through history, is loaded anew.
 * @throws a promise, so that React leaves the old page until then.
 */
export function useDocumentLocale(): Locale {
  const locale = useLocale();
  if (hasMessages(locale.code)) return locale;
  reload ??= new Promise(() => window.location.reload());
  throw reload;
}
