import {flagEmoji, type Locale} from '~/lib/i18n/locale';

/** The flag beside a language's name. */
export function LocaleFlag({locale}: {locale: Locale}) {
  return (
    <span aria-hidden className="text-lg">
      {flagEmoji(locale)}
    </span>
  );
}
