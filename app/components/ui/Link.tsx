import {Link as RemixLink, type LinkProps} from '@remix-run/react';
import {leavesShop} from '~/lib/urls/external-url';
import {localizedPath} from '~/lib/i18n/locale';
import {useLocale} from './use-locale';
import {useTranslations} from 'use-intl/react';
import IconExternal from '~icons/lucide/external-link';

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

/** Says in a link that it leaves the shop. */
function ExternalMark() {
  const t = useTranslations('layout');
  return (
    <>
      <IconExternal className="ml-1 inline size-4 flex-none" />
      <span className="sr-only">{t('leaves')}</span>
    </>
  );
}
