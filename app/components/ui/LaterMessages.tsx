import {lazy, type ReactNode} from 'react';
import {IntlProvider} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {LocaleCode} from '~/lib/i18n/locale';
import {hasAllMessages, loadMessages, messagesOf} from '~/lib/i18n/messages';

/** Gives what stands in it both parts of the catalogue; suspends until they are there. */
export function LaterMessages({children}: {children: ReactNode}) {
  const {code} = useLocale();
  const Provider = hasAllMessages(code) ? AllMessages : LOADED[code];
  return <Provider code={code}>{children}</Provider>;
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
