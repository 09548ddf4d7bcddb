import type {PageLocale} from '../domain/catalogue';
import {countryName} from '../domain/address-country';
import type {
  CheckoutFaults,
  CheckoutField,
  CheckoutValues,
} from '../domain/checkout-form';
import type {Markets} from '../domain/markets';
import {languageOf} from '../domain/shop-urls';
import {CHECKOUT_TEXTS} from './checkout-texts';
import {html, type Html} from './html';

/** The checkout form's state. */
export interface CheckoutFormState {
  readonly values: CheckoutValues;
  readonly faults: CheckoutFaults;
  readonly locale: PageLocale;
}

/** How a field is laid out and filled by the browser (WHATWG autofill names). */
const FIELDS: Record<
  CheckoutField,
  {
    autocomplete: string;
    type?: string;
    inputmode?: string;
    size?: string;
    required?: boolean;
  }
> = {
  email: {autocomplete: 'email', type: 'email', required: true},
  firstName: {autocomplete: 'given-name', size: 'half'},
  lastName: {autocomplete: 'family-name', size: 'half', required: true},
  company: {autocomplete: 'organization'},
  address1: {autocomplete: 'address-line1', required: true},
  address2: {autocomplete: 'address-line2'},
  zip: {autocomplete: 'postal-code', size: 'third', required: true},
  city: {autocomplete: 'address-level2', size: 'rest', required: true},
  country: {autocomplete: 'country', size: 'half', required: true},
  province: {
    autocomplete: 'address-level1',
    size: 'half province',
    required: true,
  },
  phone: {autocomplete: 'tel', type: 'tel'},
  cardNumber: testCard(),
  cardName: testCard('text'),
  cardExpiry: {...testCard(), size: 'half'},
  cardCode: {...testCard(), size: 'half'},
};

/** Keeps browsers from offering a real card. */
function testCard(inputmode = 'numeric') {
  return {autocomplete: 'off', inputmode, required: true};
}

/**
 * One field with its label and its problem. Required fields are marked
 * for assistive technology only (`aria-required`): the server checks them, with
 * messages in the page's language instead of the browser's.
 */
export function renderField(
  field: CheckoutField,
  {values, faults, locale}: CheckoutFormState,
  markets: Pick<Markets, 'countries'>,
): Html {
  const texts = CHECKOUT_TEXTS[locale];
  const {autocomplete, type, inputmode, size, required} = FIELDS[field];
  const label = texts.fields[field];
  const fault = faults[field];
  const hint = texts.hints[field];
  const described = [hint && `${field}-hint`, fault && `${field}-fault`].filter(
    Boolean,
  );
  const attributes = html`id="${field}" name="${field}"
  autocomplete="${autocomplete}"
  ${required === true && html`aria-required="true"`}
  ${fault !== undefined && html`aria-invalid="true"`}
  ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}`;
  return html`<div class="${size ?? ''}">
    <label for="${field}"
      >${label}
      ${
        required !== true && html`<span class="soft">(${texts.optional})</span>`
      }</label
    >
    ${
      field === 'country'
        ? html`<select ${attributes}>
            ${renderCountries(markets, values.country, locale)}
          </select>`
        : html`<input
            ${attributes}
            type="${type ?? 'text'}"
            value="${values[field]}"
            ${inputmode !== undefined && html`inputmode="${inputmode}"`}
            maxlength="255"
          />`
    }
    ${
      hint !== undefined && html`<p class="soft" id="${field}-hint">${hint}</p>`
    }
    ${
      fault !== undefined &&
      html`<p class="fault" id="${field}-fault">${texts[fault]}</p>`
    }
  </div>`;
}

function renderCountries(
  {countries}: Pick<Markets, 'countries'>,
  chosen: string,
  locale: PageLocale,
): Html[] {
  const language = languageOf(locale);
  return countries
    .map(({isoCode}) => ({
      isoCode,
      name: countryName(isoCode, language),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(
      ({isoCode, name}) =>
        html`<option value="${isoCode}" ${isoCode === chosen && html`selected`}>
          ${name}
        </option>`,
    );
}
