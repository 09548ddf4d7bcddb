import type {MailingAddressInput} from '@shopify/hydrogen/storefront-api-types';
import {missingField, type AddressValues} from './address';
import {toE164} from './phone-number.server';
import {hasProvinces, isProvince} from './provinces.server';

/** An address for the provider, or the field that cannot be sent as it is. */
type AddressReading =
  | {readonly input: MailingAddressInput}
  | {readonly fault: 'missing' | 'province' | 'phone'; readonly field: string};

/**
 * Reads an address form. What a country needs, the provider says, except for what
 * every address needs (`missingField`), which it does not ask for. Two more fields
 * are not its own: a phone number becomes E.164 by the address's country, and
 * where addresses name a province, it is one of the list. Elsewhere the province
 * is left as it is, unless the provider asked for it.
 */
export function readAddress(values: AddressValues): AddressReading {
  const missing = missingField(values);
  if (missing) return {fault: 'missing', field: missing};
  const {country, province, ...texts} = values;
  const phone = values.phone && toE164(values.phone, country);
  if (hasProvinces(country) && !isProvince(country, province)) {
    return {fault: 'province', field: 'province'};
  }
  if (phone === null) return {fault: 'phone', field: 'phone'};
  const isNamed = hasProvinces(country) || province !== '';
  const place = isNamed ? {country, province} : {country};
  return {input: {...texts, ...place, phone}};
}
