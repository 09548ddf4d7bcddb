import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {SelectMenu} from '~/components/ui/SelectMenu';
import {useLocale} from '~/components/ui/use-locale';
import {storeTypedText} from '~/lib/browser/typed-text.client';
import {isLocaleCode, LOCALES, pathInLocale} from '~/lib/i18n/locale';
import {LOCALE_RELOAD_MS, LOCALE_TIMEOUT_MS} from '~/lib/limits/limits';
import {LocaleFlag} from './LocaleFlag';

interface Props {
  /** Of this page, valid in every language. */
  url: string;
  isInitiallyOpen: boolean;
  hasFocus: boolean;
  triggerClassName: string;
}

export function LocaleMenu({url, hasFocus, ...menu}: Props) {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>(locale.code);
  const choose = async (code: string) => {
    if (!isLocaleCode(code)) return;
    setChosen(code);
    const path = url + window.location.hash;
    const stored = fetch('/locale', {
      method: 'POST',
      body: new URLSearchParams({locale: code, path}),
      // Only the cookie is needed, not the redirect for the plain form.
      redirect: 'manual',
      signal: AbortSignal.timeout(LOCALE_TIMEOUT_MS),
    });
    const delay = new Promise((resolve) =>
      setTimeout(resolve, LOCALE_RELOAD_MS),
    );
    // The path decides the new page's language, so a failed request does not matter.
    await Promise.allSettled([stored, delay]);
    storeTypedText();
    window.location.assign(pathInLocale(path, LOCALES[code]));
  };
  return (
    <SelectMenu
      {...menu}
      hasFocus={hasFocus && !menu.isInitiallyOpen}
      label={t('label')}
      items={Object.values(LOCALES).map((item) => ({
        value: item.code,
        label: item.name,
        icon: <LocaleFlag code={item.code} />,
      }))}
      value={chosen}
      onSelect={(code) => void choose(code)}
    />
  );
}
