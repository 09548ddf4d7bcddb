import {useEffect, useRef} from 'react';
import {applyConsent, blockSending} from '~/lib/analytics/consent-scripts';
import type {ConsentState} from '~/lib/consent/consent-state';
import type {AnalyticsConfig} from '~/lib/analytics/analytics.server';
import {tellShopify} from './shopify-privacy';

/** The server deletes what no script may; nobody waits for it. */
const SERVER_TIMEOUT = 10_000;

/**
 * Loads what is enabled and clears away what is not, whenever the decision
 * changes. After a withdrawal nothing that has run may send any more, and for a
 * new consent the page is loaded anew.
 *
 * @param consent `null` until it is known.
 */
export function useAppliedConsent(
  consent: ConsentState | null,
  analytics: AnalyticsConfig | null,
): void {
  const wasEnabled = useRef(false);
  const isSilent = useRef(false);
  const enabled = consent?.enabled;
  useEffect(() => {
    if (!enabled) return;
    const isEnabled = enabled.includes('analytics');
    if (isEnabled && isSilent.current) {
      window.location.reload();
      return;
    }
    if (!isEnabled && wasEnabled.current) {
      if (analytics) blockSending(analytics);
      isSilent.current = true;
      tellShopify(false, () => applyConsent(enabled, analytics));
      void withdrawOnServer();
    }
    wasEnabled.current = isEnabled;
    applyConsent(enabled, analytics);
  }, [enabled, analytics]);
}

async function withdrawOnServer(): Promise<void> {
  await fetch('/consent', {
    method: 'POST',
    body: new URLSearchParams({decision: 'necessary'}),
    keepalive: true,
    redirect: 'manual',
    signal: AbortSignal.timeout(SERVER_TIMEOUT),
  }).catch(() => undefined);
}
