import {useLocation} from '@remix-run/react';
import {lazy, Suspense, type ReactNode} from 'react';
import {IntlProvider} from 'use-intl/react';
import {localeOfPath} from '~/lib/i18n/locale';
import {
  hasAllMessages,
  loadMessages,
  messagesOf,
  needsAllMessages,
} from '~/lib/i18n/messages';
import {useLocale} from './use-locale';

interface Props {
  children: ReactNode;
}

/** Provides the whole message catalogue; suspends until it is loaded. */
export function LaterMessages({children}: Props) {
  const Provider = hasAllMessages(useLocale().code) ? AllMessages : Loaded;
  return <Provider>{children}</Provider>;
}

/** Provides the messages that a page needs, loading them after a navigation. */
export function PageMessages({children}: Props) {
  const {pathname} = useLocation();
  if (!needsAllMessages(pathname)) return children;
  return (
    <Suspense fallback={null}>
      <LaterMessages>{children}</LaterMessages>
    </Suspense>
  );
}

function AllMessages({children}: Props) {
  const {code} = useLocale();
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

/** Browser only: a document has one language. */
let Loaded = createLoaded();

function createLoaded() {
  return lazy(async () => {
    await loadMessages(localeOfPath(window.location.pathname).code, true);
    return {default: AllMessages};
  });
}

/** Lets messages that failed to load load again, whose error React caches. */
export function forgetFailedMessages(): void {
  Loaded = createLoaded();
}
