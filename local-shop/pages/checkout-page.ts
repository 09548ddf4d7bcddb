import type {Shop} from '../context';
import type {Draft} from '../checkout-visit';
import {
  ADDRESS_FIELDS,
  CHECKOUT_FIELDS,
  NEEDS_PROVINCE,
} from '../domain/checkout-form';
import {deliveryDates} from '../domain/delivery-date';
import {formatMoney} from '../domain/format-money';
import {amountDue} from '../domain/order-sums';
import {amountsSeen, dueOf} from '../domain/order-totals';
import {storefrontUrl} from '../domain/shop-urls';
import {CARD_FIELDS} from '../domain/test-card';
import {renderField, type CheckoutFormState} from './checkout-fields';
import {CHECKOUT_TEXTS, type CheckoutProblem} from './checkout-texts';
import {html, type Html} from './html';
import {renderOrderSummary, renderSums} from './order-summary';

/** What the checkout page shows. */
interface CheckoutView {
  readonly form: CheckoutFormState;
  readonly drafts: readonly Draft[];
  readonly problem: CheckoutProblem | null;
  /** Titles of the lines that are out of stock. */
  readonly unavailable: readonly string[];
  /** Where the form goes: the page's own URL. */
  readonly action: string;
}

/**
 * Styles of parts that are shown only for a choice in the form: a delivery option, a
 * country with provinces.
 */
export function checkoutStyle(drafts: readonly Draft[]): Html {
  const countries = NEEDS_PROVINCE.map((country) => `[value=${country}]`);
  return html`<style>
    ${drafts.map(
        ({delivery}) =>
          delivery &&
          html`main:not(:has(#delivery-${delivery.handle}:checked))
          .with-${delivery.handle} { display: none; }`,
      )}
      main:not(:has(#country :is(${countries.join(', ')}):checked))
      .province {
      display: none;
    }
  </style>`;
}

/** The checkout: the lines, the address, and one button. */
export function renderCheckout(
  shop: Shop,
  {form, drafts, problem, unavailable, action}: CheckoutView,
): Html {
  const texts = CHECKOUT_TEXTS[form.locale];
  const [first] = drafts;
  if (!first) throw new Error('A checkout has at least one delivery option.');
  const link = (path: string, label: string) =>
    html`<a href="${storefrontUrl(shop, form.locale, path)}">${label}</a>`;
  const needsPayment = drafts.some(({order}) => dueOf(order) > 0);
  return html`<h1>${texts.title}</h1>
    ${problem !== null && renderProblem(shop, form, problem, unavailable)}
    <div class="columns">
      <section class="sheet aside" aria-labelledby="order">
        <h2 id="order">${texts.order}</h2>
        ${renderOrderSummary(
          shop,
          first.order,
          drafts.map((draft) => withDelivery(draft, renderSums(draft.order))),
        )}
      </section>
      <form class="sheet" method="post" action="${action}" novalidate>
        <input
          type="hidden"
          name="total"
          value="${amountsSeen(drafts.map(({order}) => order))}"
        />
        <fieldset class="fields">
          <legend>${texts.contact}</legend>
          ${renderField('email', form, shop)}
        </fieldset>
        ${
          first.delivery !== null &&
          html`<fieldset class="fields">
              <legend>${texts.delivery}</legend>
              ${ADDRESS_FIELDS.map((field) => renderField(field, form, shop))}
            </fieldset>
            <fieldset class="fields">
              <legend>${texts.shipping}</legend>
              ${drafts.map((draft) => renderDelivery(draft, texts))}
            </fieldset>`
        }
        ${
          needsPayment &&
          html`<fieldset class="fields">
            <legend>${texts.payment}</legend>
            <p class="soft"><b>${texts.card}.</b> ${texts.cardNote}</p>
            ${CARD_FIELDS.map((field) => renderField(field, form, shop))}
          </fieldset>`
        }
        <div class="part">
          ${drafts.map((draft) => withDelivery(draft, renderDue(draft)))}
          <p class="soft">
            ${texts.terms(
              link('/legal/terms', texts.termsLink),
              link('/legal/revocation', texts.revocationLink),
              link('/legal/privacy', texts.privacyLink),
            )}
          </p>
          <button type="submit">${texts.pay}</button>
          <p class="soft">${texts.paymentNote}</p>
        </div>
        <p>
          <a href="${storefrontUrl(shop, form.locale, '/cart')}"
            >${texts.changeCart}</a
          >
        </p>
      </form>
    </div>`;
}

/** Visible while this delivery option is chosen. */
function withDelivery({delivery}: Draft, content: Html): Html {
  return html`<div class="${delivery && `with-${delivery.handle}`}">
    ${content}
  </div>`;
}

function renderDelivery(
  {delivery, isChosen, order}: Draft,
  texts: (typeof CHECKOUT_TEXTS)['de'],
): Html | null {
  if (!delivery) return null;
  const dates = deliveryDates(order);
  return html`<label class="choice">
    <input
      type="radio"
      name="delivery"
      id="delivery-${delivery.handle}"
      value="${delivery.handle}"
      ${isChosen && html`checked`}
    />
    <span>
      ${delivery.title}
      ${dates !== null && html`<span class="soft">${texts.arrives(dates)}</span>`}
    </span>
    <span class="price"
      >${
        delivery.priceMinor === 0
          ? texts.free
          : formatMoney(delivery.priceMinor, order.currencyCode, order.locale)
      }</span
    >
  </label>`;
}

/** The amount to pay, directly above the button. */
function renderDue({order}: Draft): Html {
  const {label, value} = amountDue(order);
  return html`<p class="due">
    <span>${label}</span> <span class="price">${value}</span>
  </p>`;
}

function renderProblem(
  shop: Shop,
  {faults, locale}: CheckoutFormState,
  problem: CheckoutProblem,
  unavailable: readonly string[],
): Html {
  const texts = CHECKOUT_TEXTS[locale];
  const faulty = CHECKOUT_FIELDS.filter((field) => faults[field]);
  return html`<div class="alert" role="alert">
    <p>${texts.problems[problem]}</p>
    ${
      faulty.length > 0 &&
      html`<ul>
        ${faulty.map(
          (field) =>
            html`<li><a href="#${field}">${texts.fields[field]}</a></li>`,
        )}
      </ul>`
    }
    ${
      unavailable.length > 0 &&
      html`<ul>
          ${unavailable.map((title) => html`<li>${title}</li>`)}
        </ul>
        <p>
          <a href="${storefrontUrl(shop, locale, '/cart')}"
            >${texts.changeCart}</a
          >
        </p>`
    }
  </div>`;
}
