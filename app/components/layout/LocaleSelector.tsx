import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import IconChevron from '~icons/lucide/chevrons-up-down';
import type {SelectMenu} from '~/components/ui/SelectMenu';
import {useLocale} from '~/components/ui/use-locale';
import {
  flagEmoji,
  isLocaleCode,
  LOCALES,
  type LocaleCode,
} from '~/lib/i18n/locale';
import {pathInLocale} from '~/lib/i18n/path-in-locale';

/** From choosing a language to loading the page in it (spec §9). */
const RELOAD_DELAY = 350;
/** Milliseconds that remembering it may hold the new page up. */
const LONGEST_WAIT = 3000;

const TRIGGER =
  'inline-flex min-h-11 min-w-40 cursor-pointer items-center gap-3 ' +
  'rounded-control border border-line-strong bg-surface px-3 text-ink ' +
  'hover:border-accent';

interface LoadedMenu {
  Menu: typeof SelectMenu;
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
  const [chosen, choose] = useLanguageChange();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<LoadedMenu | null>(null);

  useEffect(() => {
    if (loaded?.hadFocus && !loaded.wasOpen) trigger.current?.focus();
  }, [loaded]);

  const load = () => {
    import('~/components/ui/SelectMenu').then(
      ({SelectMenu: Menu}) =>
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
          <Flag>{flagEmoji(locale)}</Flag>
          <span className="sr-only">{t('label')}: </span>
          {locale.name}
          <IconChevron aria-hidden className="ml-auto size-4 text-muted" />
        </summary>
        <PlainForm />
      </details>
    );
  }
  const {Menu, wasOpen} = loaded;
  return (
    <Menu
      label={t('label')}
      items={Object.values(LOCALES).map((item) => ({
        value: item.code,
        label: item.name,
        icon: <Flag>{flagEmoji(item)}</Flag>,
      }))}
      value={chosen ?? locale.code}
      onSelect={choose}
      isInitiallyOpen={wasOpen}
      triggerRef={trigger}
      triggerClassName={TRIGGER}
    />
  );
}

function Flag({children}: {children: ReactNode}) {
  return (
    <span aria-hidden className="text-lg leading-none">
      {children}
    </span>
  );
}

/** One button per language; the server remembers it and leads back. */
function PlainForm() {
  const {pathname, search} = useLocation();
  return (
    <form
      method="post"
      action="/locale"
      className="absolute bottom-full left-0 mb-2 min-w-40 rounded-panel border border-line-strong bg-raised p-1 shadow-panel"
    >
      <input type="hidden" name="path" value={pathname + search} />
      {Object.values(LOCALES).map((item) => (
        <button
          key={item.code}
          name="locale"
          value={item.code}
          lang={item.code}
          className="flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken"
        >
          <Flag>{flagEmoji(item)}</Flag>
          {item.name}
        </button>
      ))}
    </form>
  );
}

/**
 * Has the server remember a language as the plain form would and, a moment later,
 * loads the same page in it as a document, so that everything is in the new
 * language (trap C16).
 */
function useLanguageChange() {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (!isLocaleCode(chosen)) return undefined;
    const {pathname, search, hash} = window.location;
    const path = pathname + search + hash;
    let isCurrent = true;
    void Promise.all([remember(chosen, path), pause(RELOAD_DELAY)]).then(() => {
      if (!isCurrent) return;
      window.location.assign(pathInLocale(path, LOCALES[chosen]));
    });
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
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
