import {Link as RemixLink, type LinkProps} from '@remix-run/react';
import {localizedPath} from '~/lib/i18n/locale';
import {useLocale} from './use-locale';

interface Props extends Omit<LinkProps, 'to'> {
  /** A bare path of this site (`/cart`), or a query or hash of this page. */
  to: string;
}

/** A link in the page's language: `/cart` leads to `/en/cart` on an English page. */
export function Link({to, prefetch = 'intent', ...props}: Props) {
  const locale = useLocale();
  return (
    <RemixLink
      to={to.startsWith('/') ? localizedPath(to, locale) : to}
      prefetch={prefetch}
      {...props}
    />
  );
}
