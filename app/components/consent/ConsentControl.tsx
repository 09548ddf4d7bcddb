import {lazy, useEffect, useRef, useState} from 'react';
import {LaterMessages} from '~/components/ui/LaterMessages';
import {OnDemand} from '~/components/ui/OnDemand';
import {OverlayOnDemand} from '~/components/ui/OverlayOnDemand';
import {useLocale} from '~/components/ui/use-locale';
import {
  applyConsent,
  blockSending,
  tellShopify,
} from '~/lib/analytics/consent-scripts';
import type {
  AnalyticsConfig,
  PageConsent,
} from '~/lib/analytics/page-consent.server';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import type {ConsentState} from '~/lib/consent/consent-state';
import {documentAddress, isSecretAddress} from '~/lib/http/secret-address';
import {localizedPath} from '~/lib/i18n/locale';
import {ConsentBanner} from './ConsentBanner';
import {useConsent} from './consent-store';
import {loadSettingsDialog, useSettingsDialog} from './use-settings-dialog';

const UNREAD = {
  decided: {isDecided: true, enabled: []},
  undecided: {isDecided: false, enabled: []},
} as const;

const ShopifyAnalytics = lazy(async () => ({
  default: (await import('./ShopifyAnalytics.client')).ShopifyAnalytics,
}));

export function ConsentControl({
  isDecided,
  cookieAttributes,
  analytics: given,
  isForced,
}: PageConsent) {
  const [analytics] = useState(() =>
    // Third parties must not see a secret URL.
    typeof document !== 'undefined' && isSecretAddress(documentAddress())
      ? null
      : given,
  );
  const unread = isDecided ? UNREAD.decided : UNREAD.undecided;
  const consent = useConsent(unread);
  const isStillForced = isForced && !consent.isDecided;
  useAppliedConsent(consent === unread ? null : consent.enabled, analytics);
  useVisitSource(consent.enabled.includes('analytics'));
  useSettingsDialog(isStillForced);
  return (
    <>
      {consent.isDecided ? null : (
        <ConsentBanner cookieAttributes={cookieAttributes} />
      )}
      <OverlayOnDemand
        name="consentModal"
        load={async () => (await loadSettingsDialog()).ConsentDialog}
      >
        {(ConsentDialog) => (
          <LaterMessages>
            <ConsentDialog
              consent={consent}
              cookieAttributes={cookieAttributes}
              isForced={isStillForced}
            />
          </LaterMessages>
        )}
      </OverlayOnDemand>
      {analytics?.isStoreLinked && consent.enabled.includes('analytics') ? (
        <LinkedStore />
      ) : null}
    </>
  );
}

/**
 * Loads enabled scripts, removes the others. A withdrawal silences all until the next document;
 * a new consent after it reloads the page.
 */
function useAppliedConsent(
  enabled: ConsentState['enabled'] | null,
  analytics: AnalyticsConfig | null,
): void {
  const applied = useRef<ConsentState['enabled']>([]);
  const isSilent = useRef(false);
  useEffect(() => {
    if (!enabled) return;
    const isAdded = enabled.some((id) => !applied.current.includes(id));
    if (isAdded && isSilent.current) {
      window.location.reload();
      return;
    }
    const apply = () => applyConsent(enabled, analytics?.scripts ?? []);
    apply();
    if (applied.current.some((id) => !enabled.includes(id))) {
      if (analytics) blockSending(analytics);
      isSilent.current = true;
      // Shopify's script sets its cookies again.
      tellShopify(enabled.includes('analytics'), apply);
      withdrawOnServer(enabled);
    }
    applied.current = enabled;
  }, [enabled, analytics]);
}

/** Hands the visit's source to the checkout; its code is loaded with consent. */
function useVisitSource(isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isStillAllowed = true;
    import('~/lib/consent/visit-source')
      .then(({handOverVisitSource}) => {
        if (isStillAllowed) handOverVisitSource(documentAddress());
      })
      .catch(() => undefined);
    return () => {
      isStillAllowed = false;
    };
  }, [isAllowed]);
}

/** Deletes HTTP-only cookies; errors are ignored. */
function withdrawOnServer(enabled: ConsentState['enabled']): void {
  fetch('/consent', {
    method: 'POST',
    body: new URLSearchParams([
      ['decision', 'selection'],
      ...enabled.map((id) => ['cookie', id]),
    ]),
    keepalive: true,
    redirect: 'manual',
  }).catch(() => undefined);
}

/** Loads the configuration of Hydrogen's analytics; without it nothing is measured. */
function LinkedStore() {
  const locale = useLocale();
  const path = localizedPath('/consent/shop', locale);
  const [shop, setShop] = useState<ShopAnalyticsConfig | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    fetch(path, {signal: ended.signal})
      .then(async (response) => {
        if (response.ok) setShop((await response.json()) as typeof shop);
      })
      .catch(() => undefined);
    return () => ended.abort();
  }, [path]);
  return shop ? (
    <OnDemand>
      <ShopifyAnalytics {...shop} />
    </OnDemand>
  ) : null;
}
