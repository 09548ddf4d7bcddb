import {useLocation} from '@remix-run/react';
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ReactNode,
} from 'react';
import type {createTranslator, NamespaceKeys, NestedKeyOf} from 'use-intl/core';
import {IntlProvider, useTranslations} from 'use-intl/react';
import {localeOfPath} from '~/lib/i18n/locale';
import {
  hasAllMessages,
  loadMessages,
  messagesOf,
  needsAllMessages,
  type AllMessages,
} from '~/lib/i18n/messages';
import {useLocale} from './use-locale';

interface Props {
  children: ReactNode;
}

/** Whether both parts of the catalogue are provided. */
export const IsWhole = createContext(false);

type LaterTranslator<
  Namespace extends NamespaceKeys<AllMessages, NestedKeyOf<AllMessages>>,
> = ReturnType<typeof createTranslator<AllMessages, Namespace>>;

/**
 * `useTranslations` for both parts of the catalogue.
 * @throws outside `LaterMessages`, on the server as well, where no message is missing.
 */
export function useLaterTranslations<
  Namespace extends NamespaceKeys<AllMessages, NestedKeyOf<AllMessages>> =
    never,
>(namespace?: Namespace): LaterTranslator<Namespace> {
  if (!useContext(IsWhole)) {
    throw new Error('These messages need a LaterMessages above them.');
  }
  return useTranslations(namespace as never);
}

/** Provides the whole message catalogue; suspends until it is loaded. */
export function LaterMessages({children}: Props) {
  const Provider = hasAllMessages(useLocale().code) ? Whole : Loaded;
  return <Provider>{children}</Provider>;
}

/**
 * Provides the messages that a page needs, loading them after a navigation. A visit that begins
 * with them has no boundary: React hydrates a boundary after the rest of the page, and a click
 * there, such as on the menu, would make React throw away the page in the boundary (error 421).
 */
export function PageMessages({children}: Props) {
  const {pathname} = useLocation();
  const {code} = useLocale();
  const [areLoaded] = useState(() => hasAllMessages(code));
  if (!needsAllMessages(pathname)) return children;
  const page = <LaterMessages>{children}</LaterMessages>;
  return areLoaded ? page : <Suspense fallback={null}>{page}</Suspense>;
}

function Whole({children}: Props) {
  const {code} = useLocale();
  return (
    <IntlProvider
      locale={code}
      messages={messagesOf(code)}
      timeZone="Europe/Berlin"
    >
      <IsWhole.Provider value>{children}</IsWhole.Provider>
    </IntlProvider>
  );
}
/** Browser only: a document has one language. */
let Loaded = createLoaded();

function createLoaded() {
  return lazy(async () => {
    await loadMessages(localeOfPath(window.location.pathname).code, true);
    return {default: Whole};
  });
}

/** Makes messages that failed to load load again, because React caches the error. */
export function forgetFailedMessages(): void {
  Loaded = createLoaded();
}
