import {useMatches} from '@remix-run/react';
import {Analytics, useAnalytics} from '@shopify/hydrogen';
import {useEffect, useState} from 'react';
import {BRAND} from '~/lib/environment/brand';
import {tellShopify} from '~/lib/analytics/consent-scripts';
import {measuredView} from '~/lib/analytics/measured-view';
import {readConsent} from '~/lib/consent/consent-state';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';

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
      <View />
    </Analytics.Provider>
  );
}

/** A stable function: a new one would send every view again. */
function isAllowed(): boolean {
  return readConsent(document.cookie).enabled.includes('analytics');
}

/** Delays events until Shopify has the consent; it drops earlier ones. */
function ConsentFeed() {
  const {register} = useAnalytics();
  const [{ready}] = useState(() => register(`${BRAND} consent`));
  useEffect(() => {
    const feed = () => tellShopify(true, ready);
    document.addEventListener(PRIVACY_LOADED, feed, {once: true});
    return () => document.removeEventListener(PRIVACY_LOADED, feed);
  }, [ready]);
  return null;
}

/** Sends the event of this page; the provider sends the page view. */
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
