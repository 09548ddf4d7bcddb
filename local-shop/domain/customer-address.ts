/**
 * A postal address as it is stored, with customers and with orders. Countries
 * and provinces are stored as codes; their names depend on the reader's language
 * (`./address-country.ts`, `./address-province.ts`).
 */
export interface Address {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  /** See `Province`, for instance `BC` or `JP-13`; `null` where the country has no provinces. */
  readonly provinceCode: string | null;
  readonly phone: string | null;
}

/** An address of which nothing is known. */
export const EMPTY_ADDRESS: Address = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  zip: null,
  countryCode: null,
  provinceCode: null,
  phone: null,
};

/** First and last name in one, or `null` when neither is known. */
export function fullName(person: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string | null {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return name === '' ? null : name;
}

/** Whether two addresses say the same in every part. */
export function isSameAddress(a: Address, b: Address): boolean {
  const parts = Object.keys(EMPTY_ADDRESS) as (keyof Address)[];
  return parts.every((part) => a[part] === b[part]);
}
