import {applyAddressInput} from './address-input';
import {EMPTY_ADDRESS, type Address} from './customer-address';
import {isEmailAddress} from './email-address';

/** Fields of the checkout form, in their order on the page. */
export const CHECKOUT_FIELDS = [
  'email',
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

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What the buyer typed. */
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;

/** What is wrong with a field. */
type CheckoutFault = 'missing' | 'invalid';

export type CheckoutFaults = Readonly<
  Partial<Record<CheckoutField, CheckoutFault>>
>;

/** Countries whose mail needs the province to arrive; the others get by with the postal code. */
const NEEDS_PROVINCE = new Set(['CA', 'ES', 'IT', 'JP', 'US']);

const ALWAYS_REQUIRED = [
  'lastName',
  'address1',
  'zip',
  'city',
  'country',
] as const satisfies readonly CheckoutField[];

/**
 * Checks the form. Without shipping only the e-mail address counts, and the
 * address is `null`. The address is usable when there are no faults.
 */
export function readCheckoutForm(
  values: CheckoutValues,
  needsShipping: boolean,
): {
  readonly email: string;
  readonly address: Address | null;
  readonly faults: CheckoutFaults;
} {
  const email = values.email.trim();
  const faults: Partial<Record<CheckoutField, CheckoutFault>> = {};
  if (email === '') faults.email = 'missing';
  else if (!isEmailAddress(email)) faults.email = 'invalid';
  if (!needsShipping) return {email, address: null, faults};

  const {address, faults: addressFaults} = applyAddressInput(
    EMPTY_ADDRESS,
    values,
  );
  for (const {field} of addressFaults) {
    faults[field] = 'invalid';
  }
  for (const field of ALWAYS_REQUIRED) {
    if (values[field].trim() === '') faults[field] = 'missing';
  }
  const needsProvince = NEEDS_PROVINCE.has(address.countryCode ?? '');
  if (needsProvince && values.province.trim() === '') {
    faults.province = 'missing';
  }
  return {email, address, faults};
}

/** The form as it is shown first: with what is known of the buyer. */
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
  };
}
