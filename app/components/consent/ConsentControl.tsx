import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import type {PageConsent} from '~/lib/analytics/page-consent.server';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {documentAddress, isSecretAddress} from '~/lib/http/secret-address';
import {localizedPath} from '~/lib/i18n/locale';
import {useConsent} from './consent-store';
import type {DialogProps} from './ConsentDialog';
import {useAppliedConsent} from './use-applied-consent';
import {useBanner} from './use-banner';
import {useSettingsDialog} from './use-settings-dialog';

/** The server's own time-out for the provider comes first. */
const TIMEOUT = 20_000;

const UNKNOWN = {isDecided: false, enabled: []} as const;

/** Everything about consent that needs JavaScript; see `LazyParts`. */
export function ConsentControl({
  cookieAttributes,
  analytics: given,
  isForced,
}: PageConsent) {
  const [isSecret] = useState(() => isSecretAddress(documentAddress()));
  const analytics = isSecret ? null : given;
  const consent = useConsent(UNKNOWN);
  const isStillForced = isForced && !consent.isDecided;
  useBanner(consent.isDecided, cookieAttributes);
  useAppliedConsent(consent, analytics);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const keepDialog = useCallback(
    (loaded: ComponentType<DialogProps>) => setDialog(() => loaded),
    [],
  );
  useSettingsDialog(isStillForced, keepDialog);
  return (
    <>
      {Dialog ? (
        <Dialog
          consent={consent}
          cookieAttributes={cookieAttributes}
          isForced={isStillForced}
        />
      ) : null}
      {analytics?.isStoreLinked && consent.enabled.includes('analytics') ? (
        <LinkedStore />
      ) : null}
    </>
  );
}

/** Loads Hydrogen's analytics and what they need to know; without either nothing is measured. */
function LinkedStore() {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{
    Part: ComponentType<ShopAnalyticsConfig>;
    shop: ShopAnalyticsConfig | null;
  } | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    Promise.all([
      import('./ShopifyAnalytics'),
      fetchShopAnalyticsConfig(
        localizedPath('/consent/shop', locale),
        ended.signal,
      ),
    ]).then(
      ([{ShopifyAnalytics: Part}, shop]) => setLoaded({Part, shop}),
      () => undefined,
    );
    return () => ended.abort();
  }, [locale]);
  return loaded?.shop ? <loaded.Part {...loaded.shop} /> : null;
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
