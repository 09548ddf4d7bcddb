/** From a decision to Shopify's answer; its script may never give one. */
const LONGEST_WAIT = 5000;

/** What Shopify's script puts on the page; Hydrogen adds shop and domain to the call. */
interface ShopifyGlobal {
  readonly customerPrivacy?: {
    setTrackingConsent(
      consent: {
        analytics: boolean;
        marketing: boolean;
        preferences: boolean;
        sale_of_data: boolean;
      },
      callback: () => void,
    ): void;
  };
}

/**
 * Feeds Shopify's Customer Privacy API, where its script is on the page, with the
 * visitor's decision. Marketing and the sale of data are never asked for.
 *
 * @param onDone called once: after Shopify's answer, after 5 s, or at once
 *   where there is no such script.
 */
export function tellShopify(isAllowed: boolean, onDone: () => void): void {
  const shopify = Reflect.get(window, 'Shopify') as ShopifyGlobal | undefined;
  const privacy = shopify?.customerPrivacy;
  let isDone = false;
  const done = () => {
    if (isDone) return;
    isDone = true;
    onDone();
  };
  if (!privacy) {
    done();
    return;
  }
  setTimeout(done, LONGEST_WAIT);
  privacy.setTrackingConsent(
    {
      analytics: isAllowed,
      marketing: false,
      preferences: false,
      sale_of_data: false,
    },
    done,
  );
}
