import type {Shop} from '../context';
import {CHECKOUT_FIELDS} from '../domain/checkout-form';
import type {Order} from '../domain/order';
import {amountDue} from '../domain/order-sums';
import {amountsSeen} from '../domain/order-totals';
import {storefrontUrl} from '../domain/shop-urls';
import {renderField, type CheckoutFormState} from './checkout-fields';
import {CHECKOUT_TEXTS, type CheckoutProblem} from './checkout-texts';
import {html, type Html} from './html';
import {renderOrderSummary} from './order-summary';

/** What the checkout page shows. */
interface CheckoutView {
  readonly form: CheckoutFormState;
  /** The order as it would be placed now. */
  readonly draft: Omit<Order, 'number'>;
  readonly problem: CheckoutProblem | null;
  /** Titles of what is out of stock. */
  readonly unavailable: readonly string[];
  /** Where the form goes: the page's own address. */
  readonly action: string;
}

/** The checkout: what is ordered, to whom it goes, and one button. */
export function renderCheckout(
  shop: Shop,
  {form, draft, problem, unavailable, action}: CheckoutView,
): Html {
  const texts = CHECKOUT_TEXTS[form.locale];
  const needsShipping = draft.lines.some((line) => line.requiresShipping);
  const addressFields = CHECKOUT_FIELDS.filter((field) => field !== 'email');
  return html`<h1>${texts.title}</h1>
    ${problem !== null && renderProblem(shop, form, problem, unavailable)}
    <div class="columns">
      <section class="sheet aside" aria-labelledby="order">
        <h2 id="order">${texts.order}</h2>
        ${renderOrderSummary(shop, draft)}
      </section>
      <form class="sheet" method="post" action="${action}" novalidate>
        <input type="hidden" name="total" value="${amountsSeen(draft)}" />
        <fieldset class="fields">
          <legend>${texts.contact}</legend>
          ${renderField('email', form)}
        </fieldset>
        ${
          needsShipping &&
          html`<fieldset class="fields">
            <legend>${texts.delivery}</legend>
            ${addressFields.map((field) => renderField(field, form))}
          </fieldset>`
        }
        <div class="pay">
          ${renderDue(draft)}
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

/** What the button makes the buyer owe, right above it. */
function renderDue(draft: Omit<Order, 'number'>): Html {
  const {label, value} = amountDue(draft);
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
