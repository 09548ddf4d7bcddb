import {act, cleanup, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {envWith} from '../../../tests/support/env';
import {renderPage} from '../../../tests/support/render-page';
import {destinationsOf} from '~/lib/consent/item-scripts.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import type {ShopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {saveConsent} from './consent-store';
import {ConsentControl} from './ConsentControl';

/*
 * Shopify's side is made up here, as no store is linked: its script, which puts
 * `window.Shopify.customerPrivacy` on the page, and what it calls back with. Hydrogen's part
 * is the real one. It keeps state in its modules, so the story of a visitor who
 * allows and withdraws is one test.
 */

const SCOPE = cookieScope({
  PUBLIC_ENVIRONMENT: 'production',
  PUBLIC_SITE_URL: 'http://localhost:3000',
});

const SHOP: ShopAnalyticsConfig = {
  shop: {
    shopId: 'gid://shopify/Shop/1',
    acceptedLanguage: 'DE',
    currency: 'EUR',
    hydrogenSubchannelId: '0',
  },
  consent: {
    checkoutDomain: 'checkout.shop.example',
    storefrontAccessToken: '0123456789abcdef0123456789abcdef',
    sameDomainForStorefrontApi: true,
    country: 'DE',
    language: 'DE',
  },
};

const SEARCH = {measured: 'search', result: {term: 'map'}};

interface Told {
  consent: Record<string, unknown>;
  respond: () => void;
}

/** Hydrogen's code is loaded on demand, which takes time on a busy machine. */
const PATIENT = {timeout: 15_000};

/** URLs that the page requested, including those of scripts. */
let asked: string[];
/** Bodies of the requests to the statistics. */
let counted: string[];
/** What Shopify was told of the visitor's decision. */
let told: Told[];

beforeEach(() => {
  asked = [];
  counted = [];
  told = [];
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const address = String(input);
    asked.push(address);
    if (address.includes('monorail')) counted.push(init?.body as string);
    return Promise.resolve(
      Response.json(address.endsWith('/consent/shop') ? SHOP : {result: []}),
    );
  });
  // A browser would load them; jsdom does not.
  vi.spyOn(document.body, 'appendChild').mockImplementation(loadScript);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saveConsent([], SCOPE);
});

/** Does what Shopify's scripts do once they are loaded. */
function loadScript<T extends Node>(node: T): T {
  if (!(node instanceof HTMLScriptElement)) {
    return document.body.insertBefore(node, null);
  }
  asked.push(node.src);
  queueMicrotask(() => {
    if (node.src.includes('consent-tracking-api')) {
      // In two steps, as Hydrogen waits for it.
      Reflect.set(window, 'Shopify', {});
      const shopify = Reflect.get(window, 'Shopify') as object;
      Reflect.set(shopify, 'customerPrivacy', customerPrivacy());
    }
    node.onload?.(new Event('load'));
  });
  return node;
}

function customerPrivacy() {
  let isAllowed = false;
  return {
    setTrackingConsent(
      consent: Record<string, unknown>,
      callback: (result: undefined) => void,
    ) {
      told.push({
        consent,
        respond: () => {
          isAllowed = consent.analytics === true;
          callback(undefined);
        },
      });
    },
    analyticsProcessingAllowed: () => isAllowed,
    marketingAllowed: () => false,
    saleOfDataAllowed: () => false,
    preferencesProcessingAllowed: () => false,
    shouldShowBanner: () => false,
    currentVisitorConsent: () => ({}),
  };
}

function showPage(isStoreLinked: boolean) {
  const linked = {
    scripts: [],
    isStoreLinked,
    ownSources: ["'self'"],
    destinations: destinationsOf(envWith(), false),
  };
  renderPage(
    <ConsentControl
      isDecided={false}
      isForced={false}
      cookieScope={SCOPE}
      analytics={isStoreLinked ? linked : null}
    />,
    {path: '/search', search: '?q=map', route: {loader: () => SEARCH}},
  );
}

/** Waits until everything pending has finished. */
const settle = () => act(() => new Promise((end) => setTimeout(end, 50)));

it.each([
  [
    'where no store is linked, whatever the visitor allows',
    false,
    ['analytics'],
  ],
  ['before the visitor allows it, or when they decline', true, []],
] as const)('requests nothing %s', async (_what, isStoreLinked, allowed) => {
  showPage(isStoreLinked);
  await settle();
  act(() => saveConsent(allowed, SCOPE));
  await settle();
  expect(asked).toEqual([]);
});

it('tells Shopify what is allowed before anything is counted, and again when it is withdrawn', async () => {
  showPage(true);
  act(() => saveConsent(['analytics'], SCOPE));
  await waitFor(() => expect(told).toHaveLength(1), PATIENT);
  expect(asked[0]).toBe('/consent/shop');
  expect(told[0]?.consent).toMatchObject({
    analytics: true,
    marketing: false,
    preferences: false,
    sale_of_data: false,
    // Through our own proxy: Hydrogen's own guess would be `https://.shop.example`.
    checkoutRootDomain: window.location.host,
    headlessStorefront: true,
  });
  await settle();
  expect(counted).toEqual([]);

  act(() => told[0]?.respond());
  await waitFor(
    () => expect(counted.join()).toContain('page_rendered'),
    PATIENT,
  );
  expect(counted.join()).toContain('"shop_id":1');
  expect(counted.join()).toContain('search_submitted');
  // A cart's id opens the cart.
  expect(counted.join()).not.toContain('gid://shopify/Cart');

  const before = counted.length;
  act(() => saveConsent([], SCOPE));
  await waitFor(() => expect(told).toHaveLength(2), PATIENT);
  expect(told[1]?.consent).toMatchObject({analytics: false});
  act(() => told[1]?.respond());
  await settle();
  expect(counted).toHaveLength(before);
  expect(asked.at(-1)).toBe('/consent');
  expect(
    document.querySelector('meta[http-equiv="Content-Security-Policy"]'),
  ).not.toBeNull();
});
