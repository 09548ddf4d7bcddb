import {lazy} from 'react';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';

/** Loads the dialog ahead of a likely opening. */
export const loadLocaleDialog = () => import('./LocaleDialog.client');

const LocaleDialog = lazy(async () => ({
  default: (await loadLocaleDialog()).LocaleDialog,
}));

/** The dialog for country and language. */
export function LocaleModal() {
  const {isOpen} = useOverlay('localeModal');
  if (!isOpen) return null;
  return (
    <OnDemand>
      <LocaleDialog />
    </OnDemand>
  );
}
