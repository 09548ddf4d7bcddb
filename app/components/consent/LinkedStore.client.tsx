import {lazy, useEffect, useState} from 'react';
import {OnDemand} from '~/components/ui/OnDemand';
import {useLocale} from '~/components/ui/use-locale';
import type {AnalyticsConfig} from '~/lib/analytics/page-consent.server';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {localizedPath} from '~/lib/i18n/locale';

const ShopifyAnalytics = lazy(async () => ({
  default: (await import('./ShopifyAnalytics.client')).ShopifyAnalytics,
}));

/** Sends events to Shopify where a store is linked. */
export function LinkedStore({analytics}: {analytics: AnalyticsConfig}) {
  return analytics.isStoreLinked ? <ShopEvents /> : null;
}

/** Loads the configuration of Hydrogen's analytics; without it nothing is measured. */
function ShopEvents() {
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
