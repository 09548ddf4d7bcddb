import {useLocation} from '@remix-run/react';
import type {ComponentProps} from 'react';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {withoutLocale} from '~/lib/i18n/locale';
import {Link} from './Link';

interface Props extends ComponentProps<typeof Link> {
  to: string;
  /** The page belongs to what the link leads to, as `currentEntry` says. */
  isSection?: boolean;
}

/** A link in a menu: the page itself is marked as such, its section otherwise. */
export function NavigationLink({to, isSection = false, lang, ...props}: Props) {
  const isShown = withoutLocale(useLocation().pathname) === to;
  return (
    <Link
      to={to}
      aria-current={isShown ? 'page' : isSection || undefined}
      {...langAttributes(lang)}
      {...props}
    />
  );
}
