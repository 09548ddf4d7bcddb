import {globalId} from '../../domain/global-id';
import type {StoredAddress} from '../../data/address-store';
import type {TypeResolvers} from '../../resolver';
import {
  customerAddressSource,
  mailingAddressResolvers,
} from '../object/mailing-address';

type AccountAddressSource = ReturnType<typeof customerAddressSource>;

/** What resolvers read of an address; `id` is its number in the book, or its order's. */
export function accountAddressSource(
  address: StoredAddress,
): AccountAddressSource {
  return {
    ...customerAddressSource(address),
    id: globalId('CustomerAddress', address.id),
  };
}

const {name, country, province, formatted, formattedArea} =
  mailingAddressResolvers;

/** `CustomerAddress`: a `MailingAddress` by other names. */
export const accountAddressResolvers = {
  name,
  country,
  province,
  formatted,
  formattedArea,
  phoneNumber: ({phone}) => phone,
  territoryCode: ({countryCode}) => countryCode,
  zoneCode: ({provinceCode}) => provinceCode,
} satisfies TypeResolvers<AccountAddressSource>;
