import {countryName} from '../../domain/address-country';
import {formatAddress, formatArea} from '../../domain/address-format';
import {findProvince} from '../../domain/address-province';
import {fullName, type Address} from '../../domain/customer-address';
import type {TypeResolvers} from '../../resolver';

interface MailingAddressSource extends Address {
  readonly __typename: 'MailingAddress';
  readonly id: string;
  readonly latitude: null;
  readonly longitude: null;
}

/** An address of a customer's book; `id` is its number there. */
export function customerAddressSource(
  address: Address & {readonly id: number},
): MailingAddressSource {
  return mailingAddressSource(
    address,
    `gid://shopify/MailingAddress/${address.id}?model_name=CustomerAddress`,
  );
}

/** An address of an order, which no longer belongs to an address book. */
export function orderAddressSource(
  address: Address | null,
  orderNumber: number,
): MailingAddressSource | null {
  return (
    address &&
    mailingAddressSource(
      address,
      `gid://shopify/MailingAddress/${orderNumber}?model_name=Address`,
    )
  );
}

function mailingAddressSource(
  address: Address,
  id: string,
): MailingAddressSource {
  // The local shop asks no map service where an address lies.
  return {
    ...address,
    __typename: 'MailingAddress',
    id,
    latitude: null,
    longitude: null,
  };
}

/** The name of an address's province, or `null`. */
export const nameOfProvince = ({
  countryCode,
  provinceCode,
}: Address): string | null =>
  (countryCode &&
    provinceCode &&
    findProvince(countryCode, provinceCode)?.name) ||
  null;

export const mailingAddressResolvers = {
  countryCodeV2: ({countryCode}) => countryCode,
  country: ({countryCode}, _args, {language}) =>
    countryCode && countryName(countryCode, language),
  province: nameOfProvince,
  name: fullName,
  formattedArea: (address, _args, {language}) => formatArea(address, language),
  formatted: (
    address,
    args: {withName: boolean; withCompany: boolean},
    {language},
  ) => formatAddress(address, nameOfProvince(address), language, args),
} satisfies TypeResolvers<MailingAddressSource>;
