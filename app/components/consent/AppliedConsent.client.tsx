import {lazy, useEffect, useRef, useState, type ComponentType} from 'react';
import {OnDemand} from '~/components/ui/OnDemand';
import {
  applyConsent,
  blockSending,
  tellShopify,
} from '~/lib/analytics/consent-scripts';
import type {AnalyticsConfig} from '~/lib/analytics/page-consent.server';
import type {OptionalId} from '~/lib/consent/consent-cookies';
import type {ConsentState} from '~/lib/consent/consent-state';
import {documentUrl, isSecretUrl} from '~/lib/urls/secret-url';
import {withdrawOnServer} from './withdraw-on-server.client';

const LinkedStore = lazy(async () => ({
  default: (await import('./LinkedStore.client')).LinkedStore,
}));

/** Components that receive events (`useAnalyticsEvents`), by the item that allows them. */
const DESTINATIONS: Partial<
  Record<OptionalId, ComponentType<{analytics: AnalyticsConfig}>>
> = {analytics: LinkedStore};

interface Props {
  enabled: ConsentState['enabled'];
  analytics: AnalyticsConfig | null;
}

/** What the decision allows, and nothing else: whatever sends data is rendered or loaded here. */
export function AppliedConsent({enabled, analytics: given}: Props) {
  const [analytics] = useState(() =>
    // Third parties must not see a secret URL.
    isSecretUrl(new URL(documentUrl())) ? null : given,
  );
  useAppliedConsent(enabled, analytics);
  useVisitSource(enabled.includes('analytics'));
  return enabled.map((id) => {
    const Destination = analytics ? DESTINATIONS[id] : undefined;
    return analytics && Destination ? (
      <OnDemand key={id}>
        <Destination analytics={analytics} />
      </OnDemand>
    ) : null;
  });
}

/**
 * Loads the scripts of enabled items and removes all other scripts. After a withdrawal nothing is sent until the next
 * document; a new consent then reloads the page.
 */
function useAppliedConsent(
  enabled: ConsentState['enabled'],
  analytics: AnalyticsConfig | null,
): void {
  const applied = useRef<ConsentState['enabled']>([]);
  const isSilent = useRef(false);
  useEffect(() => {
    const isAdded = enabled.some((id) => !applied.current.includes(id));
    if (isAdded && isSilent.current) {
      window.location.reload();
      return;
    }
    const apply = () => applyConsent(enabled, analytics?.scripts ?? []);
    apply();
    if (applied.current.some((id) => !enabled.includes(id))) {
      if (analytics) blockSending(analytics, enabled);
      isSilent.current = true;
      // Removes what Shopify's script and response store again.
      tellShopify({analytics: enabled.includes('analytics')}, () => {
        apply();
        withdrawOnServer(enabled);
      });
    }
    applied.current = enabled;
  }, [enabled, analytics]);
}

/** Passes the visit's source to the checkout; the code for this is loaded after consent. */
function useVisitSource(isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isStillAllowed = true;
    import('~/lib/consent/visit-source')
      .then(({handOverVisitSource}) => {
        if (isStillAllowed) handOverVisitSource(documentUrl());
      })
      .catch(() => undefined);
    return () => {
      isStillAllowed = false;
    };
  }, [isAllowed]);
}
