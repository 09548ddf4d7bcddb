import {useEffect, useRef} from 'react';
import {applyConsent, blockSending} from '~/lib/analytics/consent-scripts';
import type {ConsentState} from '~/lib/consent/consent-state';
import type {AnalyticsConfig} from '~/lib/analytics/analytics.server';
import {tellShopify} from './shopify-privacy';

/** The server deletes what no script may; nobody waits for it. */
const SERVER_TIMEOUT = 10_000;

interface Props {
  enabled: ConsentState['enabled'];
  analytics: AnalyticsConfig | null;
}

/**
 * Loads what is enabled and clears away what is not, whenever the decision
 * changes. After a withdrawal nothing that has run may send any more, and for a
 * new consent the page is loaded anew.
 */
export function AppliedConsent({enabled, analytics}: Props) {
  const wasEnabled = useRef(false);
  const isSilent = useRef(false);
  useEffect(() => {
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
  return null;
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
