import {lazy} from 'react';
import {OnDemand} from '~/components/ui/OnDemand';
import {OverlayOnDemand} from '~/components/ui/OverlayOnDemand';
import type {PageConsent} from '~/lib/analytics/page-consent.server';
import {ConsentBanner} from './ConsentBanner';
import {useConsent} from './consent-store';
import {loadSettingsDialog, useSettingsDialog} from './use-settings-dialog';

const UNREAD = {
  decided: {isDecided: true, enabled: []},
  undecided: {isDecided: false, enabled: []},
} as const;

/** Loaded after hydration, which reads the decision; until then nothing is applied. */
const AppliedConsent = lazy(async () => ({
  default: (await import('./AppliedConsent.client')).AppliedConsent,
}));

export function ConsentControl({
  isDecided,
  cookieScope,
  analytics,
  isForced,
}: PageConsent) {
  const unread = isDecided ? UNREAD.decided : UNREAD.undecided;
  const consent = useConsent(unread);
  const isStillForced = isForced && !consent.isDecided;
  useSettingsDialog(isStillForced);
  return (
    <>
      {consent.isDecided ? null : <ConsentBanner cookieScope={cookieScope} />}
      <OverlayOnDemand
        name="consentModal"
        load={async () => (await loadSettingsDialog()).ConsentDialog}
      >
        {(ConsentDialog) => (
          <ConsentDialog
            consent={consent}
            cookieScope={cookieScope}
            isForced={isStillForced}
          />
        )}
      </OverlayOnDemand>
      {consent === unread ? null : (
        <OnDemand>
          <AppliedConsent enabled={consent.enabled} analytics={analytics} />
        </OnDemand>
      )}
    </>
  );
}
