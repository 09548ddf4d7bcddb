import {formatArea} from '../../domain/address-format';
import {fullName} from '../../domain/customer-address';
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

/** `CustomerAddress`: a `MailingAddress` with other names. */
export const accountAddressResolvers = {
  name: (address) => fullName(address),
  formatted: mailingAddressResolvers.formatted,
  formattedArea: (address, _args, {language}) => formatArea(address, language),
  phoneNumber: ({phone}) => phone,
  territoryCode: ({countryCode}) => countryCode,
  zoneCode: ({provinceCode}) => provinceCode,
} satisfies TypeResolvers<AccountAddressSource>;
