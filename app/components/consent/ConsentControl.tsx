import {lazy, useEffect, useState} from 'react';
import {LaterMessages} from '~/components/ui/LaterMessages';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import {useLocale} from '~/components/ui/use-locale';
import type {PageConsent} from '~/lib/analytics/page-consent.server';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {unwantedCookies} from '~/lib/consent/consent-state';
import {documentAddress, isSecretAddress} from '~/lib/http/secret-address';
import {localizedPath} from '~/lib/i18n/locale';
import {ConsentBanner} from './ConsentBanner';
import {useConsent} from './consent-store';
import {loadSettingsDialog, useSettingsDialog} from './use-settings-dialog';

/** The server's own time-out for the provider comes first. */
const TIMEOUT = 20_000;

/** What is known until the browser has read its cookies. */
const UNREAD = {
  decided: {isDecided: true, enabled: []},
  undecided: {isDecided: false, enabled: []},
} as const;

const ConsentDialog = lazy(async () => ({
  default: (await loadSettingsDialog()).ConsentDialog,
}));

const AppliedConsent = lazy(async () => ({
  default: (await import('./AppliedConsent.client')).AppliedConsent,
}));

/** Loaded after consent alone. */
const ShopifyAnalytics = lazy(async () => ({
  default: (await import('./ShopifyAnalytics.client')).ShopifyAnalytics,
}));

/** Everything about consent: the banner, the settings, and what is allowed. */
export function ConsentControl({
  isDecided,
  cookieAttributes,
  analytics: given,
  isForced,
}: PageConsent) {
  const [analytics] = useState(() => (isSecretPage() ? null : given));
  const unread = isDecided ? UNREAD.decided : UNREAD.undecided;
  const consent = useConsent(unread);
  const isStillForced = isForced && !consent.isDecided;
  // Until a first decision there is nothing to load, and mostly nothing to clear away.
  const [isApplied, setIsApplied] = useState(false);
  if (
    !isApplied &&
    consent !== unread &&
    (consent.isDecided || hasOldCookies())
  )
    setIsApplied(true);
  useSettingsDialog(isStillForced);
  const {isOpen} = useOverlay('consentModal');
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      {consent.isDecided ? null : (
        <ConsentBanner cookieAttributes={cookieAttributes} />
      )}
      {wasOpened ? (
        <OnDemand>
          <LaterMessages>
            <ConsentDialog
              consent={consent}
              cookieAttributes={cookieAttributes}
              isForced={isStillForced}
            />
          </LaterMessages>
        </OnDemand>
      ) : null}
      {isApplied ? (
        <OnDemand>
          <AppliedConsent enabled={consent.enabled} analytics={analytics} />
        </OnDemand>
      ) : null}
      {analytics?.isStoreLinked && consent.enabled.includes('analytics') ? (
        <LinkedStore />
      ) : null}
    </>
  );
}

/** A consent that has run out leaves them behind. */
function hasOldCookies(): boolean {
  return unwantedCookies([]).some((name) => document.cookie.includes(name));
}

/** Nothing is measured there; the server measures nothing anyway. */
function isSecretPage(): boolean {
  return typeof document !== 'undefined' && isSecretAddress(documentAddress());
}

/** Hydrogen's analytics with what they need to know; without it nothing is measured. */
function LinkedStore() {
  const locale = useLocale();
  const [shop, setShop] = useState<ShopAnalyticsConfig | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    fetchShopAnalyticsConfig(
      localizedPath('/consent/shop', locale),
      ended.signal,
    ).then(setShop, () => undefined);
    return () => ended.abort();
  }, [locale]);
  return shop ? (
    <OnDemand>
      <ShopifyAnalytics {...shop} />
    </OnDemand>
  ) : null;
}

async function fetchShopAnalyticsConfig(
  path: string,
  ended: AbortSignal,
): Promise<ShopAnalyticsConfig | null> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT)]);
  const response = await fetch(path, {signal});
  return response.ok
    ? ((await response.json()) as ShopAnalyticsConfig | null)
    : null;
}
