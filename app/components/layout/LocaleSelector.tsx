import {useLocation, useMatches} from '@remix-run/react';
import {
  useEffect,
  useState,
  type ComponentProps,
  type SyntheticEvent,
} from 'react';
import {useTranslations} from 'use-intl/react';
import IconChevron from '~icons/lucide/chevrons-up-down';
import {useLocale} from '~/components/ui/use-locale';
import {
  storeTypedText,
  restoreTypedText,
} from '~/lib/browser/typed-text.client';
import {getProperty} from '~/lib/text/get-property';
import {LOCALES} from '~/lib/i18n/locale';
import {gidNumber} from '~/lib/product/product-paths';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {LocaleFlag} from './LocaleFlag';
import type {LocaleMenu} from './LocaleMenu.client';

export const LOCALE_TRIGGER =
  'inline-flex min-h-11 min-w-40 cursor-pointer items-center gap-3 ' +
  'rounded-control border border-line-strong bg-surface px-3 text-ink ' +
  'hover:border-accent print:hidden';

type MenuProps = ComponentProps<typeof LocaleMenu>;

interface LoadedMenu extends Pick<MenuProps, 'isInitiallyOpen' | 'hasFocus'> {
  Menu: typeof LocaleMenu;
}

const importMenu = () => import('./LocaleMenu.client');

/** Language selector: a plain disclosure until it is opened, then the searchable menu. */
export function LocaleSelector() {
  const [loaded, setLoaded] = useState<LoadedMenu | null>(null);
  const url = useTranslatableUrl();
  useEffect(restoreTypedText, []);
  const loadMenu = ({currentTarget}: SyntheticEvent<HTMLDetailsElement>) => {
    importMenu().then(
      ({LocaleMenu: Menu}) =>
        setLoaded(
          (previous) =>
            previous ?? {
              Menu,
              isInitiallyOpen: currentTarget.open,
              hasFocus: currentTarget.contains(document.activeElement),
            },
        ),
      () => undefined,
    );
  };
  if (!loaded) return <PlainMenu onUse={loadMenu} />;
  const {Menu, ...state} = loaded;
  return <Menu {...state} url={url} triggerClassName={LOCALE_TRIGGER} />;
}

function preloadMenu(): void {
  importMenu().catch(() => undefined);
}

interface PlainMenuProps {
  onUse: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

function PlainMenu({onUse}: PlainMenuProps) {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  return (
    <details
      className="relative"
      // Not before: the menu would take the disclosure's place in the middle of a click.
      onToggle={onUse}
      onFocus={preloadMenu}
      onPointerEnter={preloadMenu}
    >
      <summary className={`${LOCALE_TRIGGER} list-none`}>
        <LocaleFlag code={locale.code} />
        <span className="sr-only">{`${t('label')}: `}</span>
        {locale.name}
        <IconChevron className="ml-auto size-4 text-muted" />
      </summary>
      <LocaleForm
        className="absolute bottom-full left-0 mb-2 min-w-40 rounded-panel border border-line-strong bg-raised p-1 shadow-panel"
        buttonClassName="flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken"
      />
    </details>
  );
}

interface FormProps extends ComponentProps<'form'> {
  buttonClassName: string;
}

/** One button per language; the server stores the choice and redirects back. */
export function LocaleForm({buttonClassName, ...form}: FormProps) {
  const locale = useLocale();
  return (
    <form method="post" action="/locale" onSubmit={storeTypedText} {...form}>
      <input type="hidden" name="path" value={useTranslatableUrl()} />
      {Object.values(LOCALES).map((item) => (
        <button
          key={item.code}
          name="locale"
          value={item.code}
          {...langAttributes(item.code)}
          aria-current={item.code === locale.code || undefined}
          className={buttonClassName}
        >
          <LocaleFlag code={item.code} />
          {item.name}
        </button>
      ))}
    </form>
  );
}

/** Path and query of this page with parameters that are valid in every language. */
export function useTranslatableUrl(): string {
  const {pathname, search} = useLocation();
  const page = useMatches().at(-1);
  return pathname + translatableSearch(search, page?.data);
}

/**
 * The query for another language, with the variant's id, since option values are translated.
 * @param data Loader data of the innermost route.
 */
export function translatableSearch(search: string, data: unknown): string {
  const product = getProperty(data, 'product');
  const id = getProperty(getProperty(product, 'variant'), 'id');
  const groups = getProperty(product, 'optionGroups');
  if (typeof id !== 'string' || !Array.isArray(groups)) return search;
  const query = new URLSearchParams(search);
  const {size} = query;
  for (const group of groups) query.delete(String(getProperty(group, 'name')));
  if (query.size === size) return search;
  query.set('variant', gidNumber(id));
  return `?${query}`;
}
