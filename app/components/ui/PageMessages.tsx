import {useLocation} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {IntlProvider} from 'use-intl/react';
import {
  hasAllMessages,
  loadAllMessages,
  messagesOf,
  needsAllMessages,
} from '~/lib/i18n/messages';
import {useLocale} from './use-locale';

/**
 * Gives a page the messages that it needs. Pages of the first view have theirs;
 * the others wait for the whole catalogue, which `LazySlot` has usually loaded by
 * then.
 */
export function PageMessages({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  if (!needsAllMessages(pathname)) return children;
  return (
    <Suspense fallback={null}>
      <AllMessages>{children}</AllMessages>
    </Suspense>
  );
}

/** Waits for the whole catalogue; needs a `Suspense` around it where it is not there. */
export function AllMessages({children}: {children: ReactNode}) {
  const {code} = useLocale();
  // React waits for a thrown promise and renders again.
  if (!hasAllMessages(code)) throw loadAllMessages(code);
  return (
    <IntlProvider
      locale={code}
      messages={messagesOf(code)}
      timeZone="Europe/Berlin"
    >
      {children}
    </IntlProvider>
  );
}
