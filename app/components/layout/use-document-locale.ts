import {useLocale} from '~/components/ui/use-locale';
import type {Locale} from '~/lib/i18n/locale';
import {hasMessages} from '~/lib/i18n/messages';

let reload: Promise<never> | undefined;

/** The document's language; throws a promise while a URL in another language reloads. */
export function useDocumentLocale(): Locale {
  const locale = useLocale();
  if (hasMessages(locale.code)) return locale;
  reload ??= new Promise(() => window.location.reload());
  throw reload;
}
