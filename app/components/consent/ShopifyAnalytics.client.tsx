import {Analytics, AnalyticsEvent, useAnalytics} from '@shopify/hydrogen';
import {useCallback, useEffect, useState} from 'react';
import {BRAND} from '~/lib/environment/brand';
import {tellShopify} from '~/lib/analytics/consent-scripts';
import type {AnalyticsEvent as PageEvent} from '~/lib/analytics/analytics-event';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {readDecision} from './consent-store';
import {useAnalyticsEvents} from './use-analytics-events';

const PRIVACY_LOADED = 'shopifyCustomerPrivacyApiLoaded';

/** Loads Shopify's scripts: render with consent only. No cart: events would send its secret id. */
export function ShopifyAnalytics({shop, consent}: ShopAnalyticsConfig) {
  return (
    <Analytics.Provider
      cart={null}
      canTrack={isAllowed}
      shop={shop}
      consent={{...consent, withPrivacyBanner: false}}
    >
      <ConsentFeed />
      <ViewFeed />
    </Analytics.Provider>
  );
}

/** A stable function: a new one would send every view again. */
function isAllowed(): boolean {
  return readDecision().enabled.includes('analytics');
}

/** Delays events until Shopify has the consent; it drops earlier ones. */
function ConsentFeed() {
  const {register} = useAnalytics();
  const [{ready}] = useState(() => register(`${BRAND} consent`));
  useEffect(() => {
    const feed = () => tellShopify({analytics: true}, ready);
    document.addEventListener(PRIVACY_LOADED, feed, {once: true});
    return () => document.removeEventListener(PRIVACY_LOADED, feed);
  }, [ready]);
  return null;
}

/** Waits for the shop, which every event names. */
function ViewFeed() {
  return useAnalytics().shop ? <Views /> : null;
}

/**
 * Sends views, except two: Hydrogen's provider sends the page's itself, and the cart's would need
 * the cart.
 */
function Views() {
  const {publish, shop, customData} = useAnalytics();
  const send = useCallback(
    (event: PageEvent) => {
      const base = {shop, customData, url: window.location.href};
      if (event.type === 'product') {
        const products = [event.product];
        publish(AnalyticsEvent.PRODUCT_VIEWED, {...base, products});
      } else if (event.type === 'collection') {
        const {collection} = event;
        publish(AnalyticsEvent.COLLECTION_VIEWED, {...base, collection});
      } else if (event.type === 'search') {
        // Hydrogen's type leaves this event out.
        const name = AnalyticsEvent.SEARCH_VIEWED as 'custom_';
        publish(name, {...base, searchTerm: event.searchTerm});
      }
    },
    [customData, publish, shop],
  );
  useAnalyticsEvents(send);
  return null;
}
