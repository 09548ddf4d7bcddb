import {useEffect, useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import IconChevron from '~icons/lucide/chevrons-up-down';
import {useLocale} from '~/components/ui/use-locale';
import {keepTypedText, restoreTypedText} from '~/lib/browser/typed-text';
import {LOCALES} from '~/lib/i18n/locale';
import {LocaleFlag} from './LocaleFlag';
import type {LocaleMenu} from './LocaleMenu.client';
import {useTranslatableAddress} from './use-translatable-address';

const TRIGGER =
  'inline-flex min-h-11 min-w-40 cursor-pointer items-center gap-3 ' +
  'rounded-control border border-line-strong bg-surface px-3 text-ink ' +
  'hover:border-accent';

interface LoadedMenu {
  Menu: typeof LocaleMenu;
  /** The disclosure was open when the menu took its place. */
  wasOpen: boolean;
  hadFocus: boolean;
}

/**
 * The language selector. At first it is a plain form in a disclosure, which
 * works without JavaScript; when a visitor's hand approaches, the searchable
 * menu is loaded and takes its place, in the same size and state.
 */
export function LocaleSelector() {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<LoadedMenu | null>(null);

  useEffect(restoreTypedText, []);
  useEffect(() => {
    if (loaded?.hadFocus && !loaded.wasOpen) trigger.current?.focus();
  }, [loaded]);

  const load = () => {
    import('./LocaleMenu.client').then(
      ({LocaleMenu: Menu}) =>
        setLoaded((previous) => {
          if (previous) return previous;
          const {current} = disclosure;
          return {
            Menu,
            wasOpen: current?.open ?? false,
            hadFocus: current?.contains(document.activeElement) ?? false,
          };
        }),
      // The plain form goes on working.
      () => undefined,
    );
  };

  if (!loaded) {
    return (
      <details
        ref={disclosure}
        className="relative"
        onToggle={load}
        onFocus={load}
        // A finger's first touch is its click already; see `onToggle`.
        onPointerEnter={({pointerType}) => {
          if (pointerType === 'mouse') load();
        }}
      >
        <summary className={`${TRIGGER} list-none`}>
          <LocaleFlag locale={locale} />
          <span className="sr-only">{`${t('label')}: `}</span>
          {locale.name}
          <IconChevron className="ml-auto size-4 text-muted" />
        </summary>
        <PlainForm />
      </details>
    );
  }
  const {Menu, wasOpen} = loaded;
  return (
    <Menu
      isInitiallyOpen={wasOpen}
      triggerRef={trigger}
      triggerClassName={TRIGGER}
    />
  );
}

/** One button per language; the server remembers it and leads back. */
function PlainForm() {
  const address = useTranslatableAddress();
  return (
    <form
      method="post"
      action="/locale"
      onSubmit={keepTypedText}
      className="absolute bottom-full left-0 mb-2 min-w-40 rounded-panel border border-line-strong bg-raised p-1 shadow-panel"
    >
      <input type="hidden" name="path" value={address} />
      {Object.values(LOCALES).map((item) => (
        <button
          key={item.code}
          name="locale"
          value={item.code}
          lang={item.code}
          className="flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken"
        >
          <LocaleFlag locale={item} />
          {item.name}
        </button>
      ))}
    </form>
  );
}
