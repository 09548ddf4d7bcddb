import type {MailingAddressInput} from '../../schemas/storefront-types';
import {findCountryCode} from './address-country';
import {findProvince, provincesOf} from './address-province';
import type {Address} from './customer-address';
import type {CustomerErrorReason} from './customer-error';
import {isPostalCode} from './postal-code';
import {nameFault, textFault, trimmed} from './text-rule';

/** A problem of an address, and its field of the input. */
interface AddressFault {
  readonly field: keyof MailingAddressInput;
  readonly reason: CustomerErrorReason;
}

const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'zip',
  'phone',
] as const;

/**
 * Applies a client's input to an address: fields that are left out keep their value,
 * `null` and blanks empty them. Country and province may be given as a code or a name. No
 * field is required, as in Shopify's address book.
 */
export function applyAddressInput(
  current: Address,
  input: MailingAddressInput,
): {readonly address: Address; readonly faults: readonly AddressFault[]} {
  const faults: AddressFault[] = [];
  const texts: Partial<Record<(typeof TEXT_FIELDS)[number], string | null>> =
    {};
  for (const field of TEXT_FIELDS) {
    if (input[field] === undefined) continue;
    texts[field] = trimmed(input[field]);
    const isName = field === 'firstName' || field === 'lastName';
    const reason = (isName ? nameFault : textFault)(texts[field]);
    if (reason) faults.push({field, reason});
  }
  const place = readPlace(current, input);
  const address: Address = {...current, ...texts, ...place.codes};
  if (
    address.zip &&
    address.countryCode &&
    !isPostalCode(address.countryCode, address.zip)
  ) {
    faults.push({field: 'zip', reason: 'zipInvalid'});
  }
  return {address, faults: [...faults, ...place.faults]};
}

function readPlace(current: Address, input: MailingAddressInput) {
  const faults: AddressFault[] = [];
  let {countryCode, provinceCode} = current;
  if (input.country !== undefined) {
    const country = trimmed(input.country);
    countryCode = country && findCountryCode(country);
    if (country && !countryCode) {
      faults.push({field: 'country', reason: 'countryInvalid'});
    }
    // A province of the former country means nothing in the new one.
    if (countryCode !== current.countryCode) provinceCode = null;
  }
  if (input.province !== undefined) {
    const province = trimmed(input.province);
    const hasProvinces = countryCode && provincesOf(countryCode).length > 0;
    provinceCode =
      (province &&
        hasProvinces &&
        findProvince(countryCode ?? '', province)?.code) ||
      null;
    if (province && hasProvinces && !provinceCode) {
      faults.push({field: 'province', reason: 'provinceInvalid'});
    }
  }
  return {codes: {countryCode, provinceCode}, faults};
}
