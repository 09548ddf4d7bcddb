import {lazy} from 'react';
import {LaterMessages} from '~/components/ui/LaterMessages';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import type {LocaleCode} from '~/lib/i18n/locale';
import {loadMessages} from '~/lib/i18n/messages';

const loadDialog = () => import('./LocaleDialog.client');

/** Loads the dialog with its words, ahead of a likely opening. */
export const loadLocaleDialog = (code: LocaleCode) =>
  Promise.all([loadDialog(), loadMessages(code, true)]);

const LocaleDialog = lazy(async () => ({
  default: (await loadDialog()).LocaleDialog,
}));

/** The dialog for country and language. */
export function LocaleModal() {
  const {isOpen} = useOverlay('localeModal');
  if (!isOpen) return null;
  return (
    <OnDemand>
      <LaterMessages>
        <LocaleDialog />
      </LaterMessages>
    </OnDemand>
  );
}
