import type {CatalogueLanguage} from '../../domain/catalogue';
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

/** An address of an order, which is in no address book any more. */
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

const nameOfCountry = (
  {countryCode}: Address,
  language: CatalogueLanguage,
): string | null => countryCode && countryName(countryCode, language);

const nameOfProvince = ({countryCode, provinceCode}: Address): string | null =>
  (countryCode &&
    provinceCode &&
    findProvince(countryCode, provinceCode)?.name) ||
  null;

export const mailingAddressResolvers = {
  name: (address) => fullName(address),
  country: (address, _args, {language}) => nameOfCountry(address, language),
  countryCodeV2: ({countryCode}) => countryCode,
  province: (address) => nameOfProvince(address),
  formatted: (
    address,
    args: {withName: boolean; withCompany: boolean},
    {language},
  ) => formatAddress(address, nameOfProvince(address), language, args),
  formattedArea: (address, _args, {language}) => formatArea(address, language),
} satisfies TypeResolvers<MailingAddressSource>;
