import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {SelectMenu} from '~/components/ui/SelectMenu';
import {useLocale} from '~/components/ui/use-locale';
import {keepTypedText} from '~/lib/browser/typed-text';
import {
  flagEmoji,
  isLocaleCode,
  LOCALES,
  pathInLocale,
} from '~/lib/i18n/locale';
import {useTranslatableAddress} from './use-translatable-address';

/** Milliseconds from choosing a language to loading the page in it. */
const RELOAD_DELAY = 350;
/** Milliseconds that storing it may hold the new page up. */
const TIMEOUT = 3000;

interface Props {
  isInitiallyOpen: boolean;
  hasFocus: boolean;
  triggerClassName: string;
}

/** The searchable menu of languages; `LocaleSelector` loads it. */
export function LocaleMenu({hasFocus, ...menu}: Props) {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>(locale.code);
  const address = useTranslatableAddress();
  const choose = async (code: string) => {
    if (!isLocaleCode(code)) return;
    setChosen(code);
    const path = address + window.location.hash;
    const stored = fetch('/locale', {
      method: 'POST',
      body: new URLSearchParams({locale: code, path}),
      // The redirect is for the plain form; its cookie counts.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const delay = new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY));
    // The path alone decides the new page's language, whether or not it was stored.
    await Promise.allSettled([stored, delay]);
    keepTypedText();
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
        icon: (
          <span aria-hidden className="text-lg">
            {flagEmoji(item)}
          </span>
        ),
      }))}
      value={chosen}
      onSelect={(code) => void choose(code)}
    />
  );
}
