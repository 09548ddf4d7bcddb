import {useLocation} from '@remix-run/react';
import {Suspense, useEffect, type ReactNode} from 'react';
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
 * the others wait for the whole catalogue, which is fetched as soon as a visitor
 * stirs, so that it is there when he follows a link.
 */
export function PageMessages({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  const {code} = useLocale();

  useEffect(() => {
    if (hasAllMessages(code)) return undefined;
    // A failure shows when a page needs them: the import is tried again there.
    const load = () => void loadAllMessages(code).catch(() => undefined);
    const once = {once: true, passive: true} as const;
    const events = ['pointerover', 'touchstart', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, load, once);
    return () => {
      for (const event of events) window.removeEventListener(event, load);
    };
  }, [code]);

  if (!needsAllMessages(pathname)) return children;
  return (
    <Suspense fallback={null}>
      <AllMessages>{children}</AllMessages>
    </Suspense>
  );
}

function AllMessages({children}: {children: ReactNode}) {
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
