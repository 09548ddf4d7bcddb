import {useTranslations} from 'use-intl/react';
import IconClose from '~icons/lucide/x';
import {Dialog} from '~/components/ui/Dialog';
import {useOverlay} from '~/components/ui/overlay';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import type {ConsentState} from '~/lib/consent/consent-state';
import {ConsentForm} from './ConsentForm';

interface Props {
  consent: ConsentState;
  cookieScope: CookieScope;
  isForced: boolean;
}

/** Consent settings as a dialog; closing it discards unsaved changes. */
export function ConsentDialog({consent, cookieScope, isForced}: Props) {
  const t = useTranslations('consent');
  const tLayout = useTranslations('layout');
  const {close} = useOverlay('consentModal');
  return (
    <Dialog
      name="consentModal"
      label={t('settings')}
      isHeldOpen={isForced}
      className="w-176 scroll-pb-32 overflow-y-auto"
    >
      {/* Padding on the dialog itself would count as its backdrop. */}
      <div className="p-4">
        <div className="mb-4 flex items-start justify-between gap-4">
          <div>
            <h2 className="text-xl">{t('settings')}</h2>
            <p className="mt-1 text-sm text-muted">{t('lead')}</p>
          </div>
          {isForced ? null : (
            <button
              type="button"
              className="icon-button flex-none"
              onClick={close}
            >
              <IconClose />
              <span className="sr-only">{tLayout('close')}</span>
            </button>
          )}
        </div>
        <ConsentForm
          saved={consent}
          cookieScope={cookieScope}
          onSaved={close}
        />
      </div>
    </Dialog>
  );
}
