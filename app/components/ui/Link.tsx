import {Link as RemixLink, type LinkProps} from '@remix-run/react';
import {leavesShop} from '~/lib/http/external-url';
import {localizedPath} from '~/lib/i18n/locale';
import {ExternalMark} from './ExternalMark';
import {useLocale} from './use-locale';

interface Props extends Omit<LinkProps, 'to'> {
  to: string;
}

/**
 * A link in the page's language: `/cart` becomes `/en/cart` on an English page. One to another site
 * is marked.
 */
export function Link({to, prefetch = 'intent', ...props}: Props) {
  const locale = useLocale();
  if (leavesShop(to)) {
    const {children, discover: _, reloadDocument: __, ...rest} = props;
    return (
      <a href={to} rel="external noopener" {...rest}>
        {children}
        <ExternalMark />
      </a>
    );
  }
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
