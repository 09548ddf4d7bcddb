import {useLocation} from '@remix-run/react';
import {lazy, Suspense, type ReactNode} from 'react';
import {IntlProvider} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {LocaleCode} from '~/lib/i18n/locale';
import {
  hasAllMessages,
  loadMessages,
  messagesOf,
  needsAllMessages,
} from '~/lib/i18n/messages';

/** Gives a page the messages that it needs, and loads them where a link led to it. */
export function PageMessages({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  const {code} = useLocale();
  if (!needsAllMessages(pathname)) return children;
  const Provider = hasAllMessages(code) ? AllMessages : LOADED[code];
  return (
    <Suspense fallback={null}>
      <Provider code={code}>{children}</Provider>
    </Suspense>
  );
}

interface Props {
  code: LocaleCode;
  children: ReactNode;
}

function AllMessages({code, children}: Props) {
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

const LOADED = {de: afterLoading('de'), en: afterLoading('en')};

function afterLoading(code: LocaleCode) {
  return lazy(async () => {
    await loadMessages(code, true);
    return {default: AllMessages};
  });
}
