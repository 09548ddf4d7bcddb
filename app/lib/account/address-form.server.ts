import type {RequestContext} from '../context.server';
import {invalidPage} from '~/lib/http/not-found';
import {addressNumber, type AddressValues, type BookAddress} from './address';
import type {AddressFormData} from './customer-accounts';
import {readablePhone} from './phone-number.server';
import {provinceLists} from './provinces.server';

/**
 * What the form for an address needs: the address with `number`, or for a new one
 * (`null`) the buyer's country; the countries that it can be in, with their
 * provinces; whose address book it is.
 *
 * @throws the 404 for an address that is not in the book.
 */
export function addressForm(
  {locale}: Pick<RequestContext, 'locale'>,
  request: Request,
  number: string | null,
  {
    shownTo,
    book,
    localization: {availableCountries: countries, country},
  }: {
    readonly shownTo: string;
    readonly book: readonly BookAddress[];
    readonly localization: {
      readonly availableCountries: AddressFormData['countries'];
      readonly country: {readonly isoCode: string};
    };
  },
): AddressFormData {
  return {
    shownTo,
    countries,
    provinces: provinceLists(
      countries.map(({isoCode}) => isoCode),
      locale.code,
    ),
    values:
      number === null
        ? {country: country.isoCode}
        : editable(ownAddress(book, number, request)),
  };
}

/**
 * One address of the customer's.
 * @throws the 404 when the address is not this customer's.
 */
export function ownAddress(
  addresses: readonly BookAddress[],
  number: string | undefined,
  request: Request,
): BookAddress {
  const found = addresses.find((address) => address.number === number);
  if (!found) throw invalidPage(new URL(request.url).pathname);
  return found;
}

/**
 * The provider's full id of the address with `number`, which is the customer's own.
 * @throws the 404 when it is not.
 */
export function ownAddressId(
  addresses: readonly {readonly id: string}[],
  number: string,
  request: Request,
): string {
  const found = addresses.find(({id}) => addressNumber(id) === number);
  if (!found) throw invalidPage(new URL(request.url).pathname);
  return found.id;
}

/** An address's values as the form shows them. */
function editable({values}: BookAddress): AddressValues {
  return {...values, phone: readablePhone(values.phone)};
}
