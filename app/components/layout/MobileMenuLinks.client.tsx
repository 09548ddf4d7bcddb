import {useLocation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {NavigationLink} from '~/components/ui/NavigationLink';
import {useHasFaq} from '~/components/ui/use-has-map';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {currentEntry} from '~/lib/content/current-entry';
import {CONNECT_DOCS_PATH, type MenuEntry} from '~/lib/content/navigation';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {withoutLocale} from '~/lib/i18n/locale';
import {ColorModeToggle} from './ColorModeToggle';
import {CountryButton} from './CountryButton';
import {LocaleForm} from './LocaleSelector';
import {MenuList} from './MenuList';
import {useForcedColorMode} from './use-color-mode';
import {useMenus} from './use-menus';

interface Props {
  isSignedIn: boolean;
  countryName: string | undefined;
}

/** What the mobile menu shows. */
export function MobileMenuLinks({isSignedIn, countryName}: Props) {
  const t = useTranslations('layout');
  const {main} = useMenus();
  const current = currentEntry(main, withoutLocale(useLocation().pathname));
  const map = useMapTranslations('map.nav');
  const hasFaq = useHasFaq();
  const tWishlist = useTranslations('wishlist');
  const isModeForced = useForcedColorMode() !== null;
  const account = isSignedIn
    ? {[t('account')]: '/account'}
    : {[t('login')]: '/auth/login', [t('register')]: '/auth/register'};
  const links = {
    ...account,
    [tWishlist('title')]: '/wishlist',
    [t('footer.links.collections')]: '/collections',
    ...(hasFaq && {[t('footer.links.faq')]: '/faq'}),
    ...(map && {[map('connectDocs')]: CONNECT_DOCS_PATH}),
    [t('footer.links.legal')]: '/legal',
  };
  return (
    <>
      <ul className="ruled text-lg">
        {main.map((entry, index) => (
          <li key={index}>
            <Item {...entry} isSection={entry === current} />
            <MenuList
              entries={entry.links}
              className="grid grid-cols-2 gap-x-4 pb-2 pl-4 text-base"
              nestedClassName="pl-4 text-sm"
            >
              {(below) => <Item {...below} />}
            </MenuList>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 border-t border-line-strong pt-4 text-muted">
        {Object.entries(links).map(([label, to]) => (
          <li key={to}>
            <Link to={to} className="menu-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <LocaleForm
        aria-label={t('language.label')}
        className="mt-4 flex gap-2"
        buttonClassName="flex min-h-11 flex-1 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-raised px-3 hover:border-accent aria-[current]:border-accent aria-[current]:text-accent"
      />
      <div className="mt-2 flex items-center gap-2">
        <CountryButton
          countryName={countryName}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-raised px-3 text-left hover:border-accent"
        />
        {isModeForced ? null : <ColorModeToggle className="sm:hidden" />}
      </div>
    </>
  );
}

function Item({title, lang, to, isSection}: MenuEntry & {isSection?: boolean}) {
  return to === null ? (
    <span
      {...langAttributes(lang)}
      className="flex min-h-11 items-center px-1 font-bold"
    >
      {title}
    </span>
  ) : (
    <NavigationLink
      to={to}
      lang={lang}
      isSection={isSection}
      className="menu-link"
    >
      {title}
    </NavigationLink>
  );
}
