import {useLocation} from '@remix-run/react';
import type {ComponentProps} from 'react';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {withoutLocale} from '~/lib/i18n/locale';
import {Link} from './Link';

interface Props extends ComponentProps<typeof Link> {
  to: string;
  /** Ignores pages below the link. */
  end: boolean;
}

export function NavigationLink({to, end, lang, ...props}: Props) {
  const path = withoutLocale(useLocation().pathname);
  const isShown = path === to || (!end && path.startsWith(`${to}/`));
  return (
    <Link
      to={to}
      aria-current={isShown ? 'page' : undefined}
      {...langAttributes(lang)}
      {...props}
    />
  );
}
