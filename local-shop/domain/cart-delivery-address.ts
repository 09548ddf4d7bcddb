import type {CartDeliveryAddressInput} from '../../schemas/storefront-types';
import {provincesOf} from './address-province';
import type {CartUserError} from './cart-problem';
import {EMPTY_ADDRESS, type Address} from './customer-address';
import {isPostalCode} from './postal-code';

/** An address of a cart; the selected one decides the delivery options. */
export interface CartSelectableAddress {
  /** Unique within the cart. */
  readonly id: string;
  readonly address: Address;
  readonly selected: boolean;
  /** Not stored with the customer after the order. */
  readonly oneTimeUse: boolean;
}

/** What is wrong with an address: the input's field, and the provider's code and message. */
type AddressFault = Pick<CartUserError, 'code' | 'message'> & {
  readonly field: keyof CartDeliveryAddressInput;
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

/**
 * What is wrong with an address. Without `isStrict` only its country is checked, as with the
 * provider's default strategy.
 */
export function addressFaults(
  {countryCode, lastName, address1, provinceCode, zip, city}: Address,
  isStrict: boolean,
): AddressFault[] {
  if (countryCode === null) {
    return [{code: 'INVALID', field: 'countryCode', message: 'invalid value'}];
  }
  if (!isStrict) return [];
  const needed: (AddressFault | false)[] = [
    lastName === null &&
      required('lastName', 'A last name is required in order to continue.'),
    address1 === null &&
      required('address1', 'An address is required in order to continue.'),
    provinceCode === null &&
      provincesOf(countryCode).length > 0 &&
      required('provinceCode', 'The specified country requires a zone.'),
    zip === null &&
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
      required('city', 'A city is required in order to continue.'),
  ];
  return needed.filter((fault) => fault !== false);
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
