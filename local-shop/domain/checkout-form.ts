import {applyAddressInput} from './address-input';
import {EMPTY_ADDRESS, type Address} from './customer-address';
import {isEmailAddress} from './email-address';
import {CARD_FIELDS, cardFaults} from './test-card';

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'country',
  'province',
  'phone',
] as const;

/** Fields of the checkout form, in their order on the page. */
export const CHECKOUT_FIELDS = [
  'email',
  ...ADDRESS_FIELDS,
  ...CARD_FIELDS,
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What the buyer typed. */
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;

/** The problem of a field. */
type CheckoutFault = 'missing' | 'invalid' | 'declined' | 'failed';

export type CheckoutFaults = Readonly<
  Partial<Record<CheckoutField, CheckoutFault>>
>;

/** Countries whose mail needs the province to arrive; the others get by with the postal code. */
export const NEEDS_PROVINCE = ['CA', 'ES', 'IE', 'IT', 'JP', 'PT', 'US'];

const ALWAYS_REQUIRED = [
  'lastName',
  'address1',
  'zip',
  'city',
  'country',
] as const satisfies readonly CheckoutField[];

/**
 * Checks the form. The address is ignored and `null` when nothing is shipped, the card
 * when nothing has to be paid. The address is usable when there are no faults.
 */
export function readCheckoutForm(
  values: CheckoutValues,
  {
    needsShipping,
    needsPayment,
    now,
  }: {
    readonly needsShipping: boolean;
    readonly needsPayment: boolean;
    readonly now: Date;
  },
): {
  readonly email: string;
  readonly address: Address | null;
  readonly faults: CheckoutFaults;
} {
  const email = values.email.trim();
  const faults: Partial<Record<CheckoutField, CheckoutFault>> = needsPayment
    ? cardFaults(values, now)
    : {};
  if (email === '') faults.email = 'missing';
  else if (!isEmailAddress(email)) faults.email = 'invalid';
  if (!needsShipping) return {email, address: null, faults};

  const needsProvince = NEEDS_PROVINCE.includes(values.country);
  const {address, faults: addressFaults} = applyAddressInput(EMPTY_ADDRESS, {
    ...values,
    // The hidden field still has the value for a country that was chosen before.
    province: needsProvince ? values.province : '',
  });
  for (const {field} of addressFaults) {
    faults[field] = 'invalid';
  }
  for (const field of ALWAYS_REQUIRED) {
    if (values[field].trim() === '') faults[field] = 'missing';
  }
  if (needsProvince && values.province.trim() === '') {
    faults.province = 'missing';
  }
  return {email, address, faults};
}

/** The form as it is shown first: with the buyer's known data. */
export function prefilledValues(
  email: string | null,
  address: Address | null,
  countryCode: string,
): CheckoutValues {
  const known = address ?? EMPTY_ADDRESS;
  return {
    email: email ?? '',
    firstName: known.firstName ?? '',
    lastName: known.lastName ?? '',
    company: known.company ?? '',
    address1: known.address1 ?? '',
    address2: known.address2 ?? '',
    zip: known.zip ?? '',
    city: known.city ?? '',
    country: known.countryCode ?? countryCode,
    province: known.provinceCode ?? '',
    phone: known.phone ?? '',
    cardNumber: '',
    cardName: '',
    cardExpiry: '',
    cardCode: '',
  };
}
