import {useMatches} from '@remix-run/react';
import {Analytics, useAnalytics} from '@shopify/hydrogen';
import {useEffect, useState} from 'react';
import {tellShopify} from '~/lib/analytics/consent-scripts';
import {measuredView} from '~/lib/analytics/measured-view';
import {readConsent} from '~/lib/consent/consent-state';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';

/** Hydrogen's event for its own script being ready. */
const PRIVACY_LOADED = 'shopifyCustomerPrivacyApiLoaded';

/**
 * Hydrogen's analytics with Shopify's Customer Privacy API, fed with our own consent.
 * It loads Shopify's scripts, so it may be there with consent only. It gets no cart:
 * its events would hold the id that opens the cart.
 */
export function ShopifyAnalytics({shop, consent}: ShopAnalyticsConfig) {
  return (
    <Analytics.Provider
      cart={null}
      canTrack={isAllowed}
      shop={shop}
      consent={{...consent, withPrivacyBanner: false}}
    >
      <ConsentFeed />
      <View />
    </Analytics.Provider>
  );
}

/** The same function always: a new one would send every view again. */
function isAllowed(): boolean {
  return readConsent(document.cookie).enabled.includes('analytics');
}

/** Holds every event back until Shopify knows of the consent: before that it drops them. */
function ConsentFeed() {
  const {register} = useAnalytics();
  const [{ready}] = useState(() => register('METARmap consent'));
  useEffect(() => {
    const feed = () => tellShopify(true, ready);
    document.addEventListener(PRIVACY_LOADED, feed, {once: true});
    return () => document.removeEventListener(PRIVACY_LOADED, feed);
  }, [ready]);
  return null;
}

/** What the page shows, beside the page view that the provider sends itself. */
function View() {
  const view = measuredView(useMatches());
  switch (view?.type) {
    case 'product':
      return <Analytics.ProductView data={{products: [view.product]}} />;
    case 'collection':
      return <Analytics.CollectionView data={{collection: view.collection}} />;
    case 'search':
      return <Analytics.SearchView data={{searchTerm: view.searchTerm}} />;
    default:
      return null;
  }
}
