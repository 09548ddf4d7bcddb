import {Suspense} from 'react';
import {useOverlay} from '~/components/ui/overlay';
import {lazyPart} from '~/components/ui/lazy-part';
import type {LocaleCode} from '~/lib/i18n/locale';
import {loadAllMessages} from '~/lib/i18n/messages';

const importDialog = () => import('./LocaleDialog.client');

const LocaleDialog = lazyPart(async () => (await importDialog()).LocaleDialog);

/**
 * Fetches the dialog and its words, which no page needs at first.
 * @throws when one of them cannot be loaded.
 */
export async function loadLocaleDialog(code: LocaleCode): Promise<void> {
  await Promise.all([importDialog(), loadAllMessages(code)]);
}

/** The dialog for country and language; open it after `loadLocaleDialog`. */
export function LocaleModal() {
  const {isOpen} = useOverlay('localeModal');
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LocaleDialog />
    </Suspense>
  );
}
