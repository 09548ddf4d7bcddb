import {useEffect, useState, type ComponentProps} from 'react';
import {useTranslations} from 'use-intl/react';
import {SelectMenu} from '~/components/ui/SelectMenu';
import {useLocale} from '~/components/ui/use-locale';
import {keepTypedText} from '~/lib/browser/typed-text';
import {isLocaleCode, LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {pathInLocale} from '~/lib/i18n/path-in-locale';
import {LocaleFlag} from './LocaleFlag';
import {useTranslatableAddress} from './use-translatable-address';

/** Milliseconds from choosing a language to loading the page in it. */
const RELOAD_DELAY = 350;
/** Milliseconds that remembering it may hold the new page up. */
const LONGEST_WAIT = 3000;

type Props = Pick<
  ComponentProps<typeof SelectMenu>,
  'isInitiallyOpen' | 'triggerRef' | 'triggerClassName'
>;

/** The searchable menu of languages; `LocaleSelector` loads it. */
export function LocaleMenu(props: Props) {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  const [chosen, choose] = useLanguageChange();
  return (
    <SelectMenu
      {...props}
      label={t('label')}
      items={Object.values(LOCALES).map((item) => ({
        value: item.code,
        label: item.name,
        icon: <LocaleFlag locale={item} />,
      }))}
      value={chosen ?? locale.code}
      onSelect={choose}
    />
  );
}

/**
 * Has the server remember a language as the plain form would and, a moment later,
 * loads the same page in it as a document, so that everything is in the new
 * language.
 */
function useLanguageChange() {
  const [chosen, setChosen] = useState<string | null>(null);
  const address = useTranslatableAddress();
  useEffect(() => {
    if (!isLocaleCode(chosen)) return undefined;
    const path = address + window.location.hash;
    let isCurrent = true;
    void Promise.all([remember(chosen, path), pause(RELOAD_DELAY)]).then(() => {
      if (!isCurrent) return;
      keepTypedText();
      window.location.assign(pathInLocale(path, LOCALES[chosen]));
    });
    return () => {
      isCurrent = false;
    };
  }, [chosen, address]);
  return [chosen, setChosen] as const;
}

/** Never fails: the path alone decides the language of the page that follows. */
async function remember(locale: LocaleCode, path: string): Promise<void> {
  await fetch('/locale', {
    method: 'POST',
    body: new URLSearchParams({locale, path}),
    // The redirect is for the plain form; its cookie counts.
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_WAIT),
  }).catch(() => undefined);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
