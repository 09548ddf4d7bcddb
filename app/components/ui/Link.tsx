import {Link as RemixLink, type LinkProps} from '@remix-run/react';
import {localizedPath} from '~/lib/i18n/locale';
import {useLocale} from './use-locale';

interface Props extends Omit<LinkProps, 'to'> {
  to: string;
}

/** A link in the page's language: `/cart` becomes `/en/cart` on an English page. */
export function Link({to, prefetch = 'intent', ...props}: Props) {
  const locale = useLocale();
  return (
    <RemixLink
      to={to.startsWith('/') ? localizedPath(to, locale) : to}
      prefetch={prefetch}
      // The browser knows all routes.
      discover="none"
      {...props}
    />
  );
}
