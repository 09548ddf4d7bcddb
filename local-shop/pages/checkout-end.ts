import type {PageLocale} from '../domain/catalogue';
import type {Shop} from '../context';
import {storefrontUrl} from '../domain/shop-urls';
import {CHECKOUT_TEXTS} from './checkout-texts';
import {html, type Html} from './html';

/** Why there is nothing to pay. */
export type CheckoutEnd = 'empty' | 'ordered' | 'unknown';

/**
 * The page for a cart that cannot be paid, with a link back; `orderPath` leads to the
 * order of a cart that was paid.
 */
export function renderCheckoutEnd(
  shop: Shop,
  locale: PageLocale,
  end: CheckoutEnd,
  orderPath: string | null,
): Html {
  const texts = CHECKOUT_TEXTS[locale];
  return html`<div class="stack">
    <div class="sheet">
      <h1>${texts[end].title}</h1>
      <p>${texts[end].text}</p>
      ${
        orderPath !== null &&
        html`<p><a href="${orderPath}">${texts.ordered.link}</a></p>`
      }
      <p>
        <a class="button" href="${storefrontUrl(shop, locale, '/')}"
          >${texts.back}</a
        >
      </p>
    </div>
  </div>`;
}
