import type {CartDeliveryAddressInput} from '../../schemas/storefront-types';
import {findProvince, provincesOf} from './address-province';
import type {CartUserError} from './cart-problem';
import {EMPTY_ADDRESS, type Address} from './customer-address';
import {isPostalCode} from './postal-code';
import {
  isServed,
  needsCity,
  needsPostalCode,
  needsZone,
} from './required-address';

/** An address of a cart; the selected one decides the delivery options. */
export interface CartSelectableAddress {
  /** Unique within the cart. */
  readonly id: string;
  readonly address: Address;
  readonly selected: boolean;
  /** Not stored with the customer after the order. */
  readonly oneTimeUse: boolean;
}

/** A problem of an address: the input's field, and Shopify's code and message. */
type AddressFault = Pick<CartUserError, 'code' | 'message'> & {
  /** `null`: the whole address. */
  readonly field: keyof CartDeliveryAddressInput | null;
};

/** An address of a client's input; blanks are `null`. */
export function addressOfInput(input: CartDeliveryAddressInput): Address {
  return Object.fromEntries(
    (Object.keys(EMPTY_ADDRESS) as (keyof Address)[]).map((field) => [
      field,
      input[field]?.trim() || null,
    ]),
  ) as unknown as Address;
}

const required = (
  field: AddressFault['field'],
  message: string,
): AddressFault => ({code: 'ADDRESS_FIELD_IS_REQUIRED', field, message});

/** No country; Shopify's lists have it. */
const UNKNOWN_COUNTRY = 'ZZ';

/**
 * An address as Shopify stores it, and its problems. Without `isStrict` only its
 * country is checked, as with Shopify's default strategy.
 */
export function checkAddress(
  given: Address,
  isStrict: boolean,
): {readonly address: Address; readonly faults: readonly AddressFault[]} {
  const {countryCode, lastName, address1, zip, city} = given;
  if (countryCode === null) {
    const message = 'invalid value';
    return {
      address: given,
      faults: [{code: 'INVALID', field: 'countryCode', message}],
    };
  }
  if (!isStrict) return {address: given, faults: []};
  const address = {...given, provinceCode: zoneOf(countryCode, given)};
  const faults: (AddressFault | false)[] = [
    lastName === null &&
      required('lastName', 'A last name is required in order to continue.'),
    address1 === null &&
      required('address1', 'An address is required in order to continue.'),
    countryCode === UNKNOWN_COUNTRY &&
      required('countryCode', 'A country is required in order to continue.'),
    address.provinceCode === null &&
      needsZone(countryCode) &&
      required('provinceCode', 'The specified country requires a zone.'),
    zip === null &&
      needsPostalCode(countryCode) &&
      required(
        'zip',
        'Country specified requires a postal code in order to continue.',
      ),
    zip !== null &&
      !isPostalCode(countryCode, zip) && {
        code: 'INVALID_ZIP_CODE_FOR_COUNTRY',
        field: 'zip',
        message: 'Enter a valid postal code for the country.',
      },
    city === null &&
      needsCity(countryCode) &&
      required('city', 'A city is required in order to continue.'),
    !isServed(countryCode) && {
      code: 'UNSPECIFIED_ADDRESS_ERROR',
      field: null,
      message: 'Country is not supported',
    },
  ];
  return {address, faults: faults.filter((fault) => fault !== false)};
}

/** The code of an address' zone; any zone in countries whose zones are not known here. */
function zoneOf(
  countryCode: string,
  {provinceCode, zip}: Address,
): string | null {
  if (provincesOf(countryCode).length === 0) return provinceCode;
  const known = provinceCode && findProvince(countryCode, provinceCode)?.code;
  if (known) return known;
  return countryCode === 'AU' && zip ? australianZone(zip) : null;
}

/** First postal codes of the zones (Australia Post); a zone ends before the next one. */
const AUSTRALIAN_ZONES: readonly (readonly [from: number, zone: string])[] = [
  [200, 'ACT'],
  [800, 'NT'],
  [1000, 'NSW'],
  [2600, 'ACT'],
  [2619, 'NSW'],
  [2900, 'ACT'],
  [2921, 'NSW'],
  [3000, 'VIC'],
  [4000, 'QLD'],
  [5000, 'SA'],
  [6000, 'WA'],
  [7000, 'TAS'],
  [8000, 'VIC'],
  [9000, 'QLD'],
];

function australianZone(zip: string): string | null {
  const found = AUSTRALIAN_ZONES.findLast(([from]) => from <= Number(zip));
  return found?.[1] ?? null;
}

/** The addresses, with at most one selected: the last that the change selects. */
export function selectOne(
  addresses: readonly CartSelectableAddress[],
  selectedId: string | undefined,
): readonly CartSelectableAddress[] {
  if (selectedId === undefined) return addresses;
  return addresses.map((entry) => ({
    ...entry,
    selected: entry.id === selectedId,
  }));
}
