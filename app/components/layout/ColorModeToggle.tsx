import {useTranslations} from 'use-intl/react';
import IconDark from '~icons/lucide/moon-star';
import IconLight from '~icons/lucide/sun';
import IconSystem from '~icons/lucide/sun-moon';
import {announce} from '~/components/ui/announce';
import {nextColorMode} from '~/lib/browser/color-mode';
import {setColorMode, useColorMode} from './use-color-mode';

/** The icon follows `data-color-mode`, which is set before hydration. */
export function ColorModeToggle({className = ''}: {className?: string}) {
  const t = useTranslations('layout.colorMode');
  const mode = useColorMode();
  const label = `${t('label')}: ${t(mode)}`;
  return (
    <button
      type="button"
      className={`icon-button no-js:hidden ${className}`}
      title={label}
      aria-label={label}
      onClick={() => {
        const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
        const next = nextColorMode(mode, isDark ? 'dark' : 'light');
        setColorMode(next);
        announce(`${t('label')}: ${t(next)}`);
      }}
    >
      <IconSystem className="in-data-[color-mode=dark]:hidden in-data-[color-mode=light]:hidden" />
      <IconLight className="hidden in-data-[color-mode=light]:block" />
      <IconDark className="hidden in-data-[color-mode=dark]:block" />
    </button>
  );
}
