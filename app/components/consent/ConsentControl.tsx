import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import type {PageConsent} from '~/lib/analytics/page-consent.server';
import type {ShopMeasuring} from '~/lib/analytics/shop-analytics.server';
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

/** Everything about consent that needs JavaScript; see `LaterParts`. */
export function ConsentControl({
  cookieAttributes,
  measuring: given,
  isForced,
}: PageConsent) {
  const [isSecret] = useState(() => isSecretAddress(documentAddress()));
  const measuring = isSecret ? null : given;
  const consent = useConsent(UNKNOWN);
  const isStillForced = isForced && !consent.isDecided;
  useBanner(consent.isDecided, cookieAttributes);
  useAppliedConsent(consent, measuring);
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
      {measuring?.isStoreLinked && consent.enabled.includes('analytics') ? (
        <LinkedStore />
      ) : null}
    </>
  );
}

/** Loads Hydrogen's analytics and what they need to know; without either nothing is measured. */
function LinkedStore() {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{
    Part: ComponentType<ShopMeasuring>;
    shop: ShopMeasuring | null;
  } | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    Promise.all([
      import('./ShopifyAnalytics'),
      shopMeasuring(localizedPath('/consent/shop', locale), ended.signal),
    ]).then(
      ([{ShopifyMeasuring: Part}, shop]) => setLoaded({Part, shop}),
      () => undefined,
    );
    return () => ended.abort();
  }, [locale]);
  return loaded?.shop ? <loaded.Part {...loaded.shop} /> : null;
}

async function shopMeasuring(
  path: string,
  ended: AbortSignal,
): Promise<ShopMeasuring | null> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT)]);
  const response = await fetch(path, {signal});
  return response.ok ? ((await response.json()) as ShopMeasuring | null) : null;
}
