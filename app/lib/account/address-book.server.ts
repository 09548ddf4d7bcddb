import type {MailingAddressInput} from '@shopify/hydrogen/storefront-api-types';
import type {RequestContext} from '../context.server';
import {pageFailure} from '../storefront/page-failure.server';
import {invalidPage} from '~/lib/http/not-found';
import type {ProviderUserError} from './account-problem';
import {
  ADDRESS_FIELDS,
  MOST_ADDRESSES,
  addressBook,
  addressNumber,
  missingField,
  type AddressValues,
  type BookAddress,
} from './address';
import {changeResult, refusal} from './change-result.server';
import type {AddressFormData, CustomerAccounts} from './customer-accounts';
import {readablePhone, toE164} from './phone-number.server';
import {hasProvinces, isProvince, provinceLists} from './provinces.server';

/** The addresses of whoever is signed in, by the names of the Storefront API. */
type ProviderBook = {readonly id: string} & Parameters<typeof addressBook>[0];

/** The provider's errors, by the form's names of the fields; missing without an answer. */
type Errors = readonly ProviderUserError[] | undefined;

type Ask<Parameters extends unknown[], Result> = (
  context: RequestContext,
  request: Request,
  ...parameters: Parameters
) => Promise<Result>;

/**
 * What a kind of accounts can do with addresses. All throw a redirect to the login page
 * when nobody is signed in, and a `ProviderError` when the provider fails.
 */
interface AddressStore {
  readonly readBook: Ask<[], ProviderBook>;
  /** The book, with the countries an address can be in and the buyer's own. */
  readonly readForm: Ask<
    [],
    {
      readonly book: ProviderBook;
      readonly countries: AddressFormData['countries'];
      readonly country: string;
    }
  >;
  /** One that is there already counts as made: a form that is sent twice adds one. */
  readonly create: Ask<[address: MailingAddressInput], Errors>;
  readonly update: Ask<[id: string, address: MailingAddressInput], Errors>;
  readonly remove: Ask<[id: string], Errors>;
  readonly makeDefault: Ask<[id: string], Errors>;
}

/** The part of `CustomerAccounts` that is about addresses. */
export function addressAccounts(
  store: AddressStore,
): Pick<
  CustomerAccounts<RequestContext>,
  | 'loadAddresses'
  | 'loadAddressForm'
  | 'saveAddress'
  | 'deleteAddress'
  | 'makeDefaultAddress'
> {
  const change =
    (run: AddressStore['remove']) =>
    async (context: RequestContext, request: Request, number: string) => {
      const book = await store.readBook(context, request);
      const id = ownAddressId(book, number, request);
      return resultOf(context, await run(context, request, id));
    };
  return {
    async loadAddresses(context, request) {
      try {
        return addressBook(await store.readBook(context, request));
      } catch (error) {
        throw pageFailure(error);
      }
    },

    async loadAddressForm(context, request, number) {
      try {
        const {book, countries, country} = await store.readForm(
          context,
          request,
        );
        return {
          shownTo: book.id,
          countries,
          provinces: provinceLists(
            countries.map(({isoCode}) => isoCode),
            context.locale.code,
          ),
          values:
            number === null
              ? {country}
              : editable(ownAddress(addressBook(book), number, request)),
        };
      } catch (error) {
        throw pageFailure(error);
      }
    },

    async saveAddress(context, request, number, values) {
      const book = await store.readBook(context, request);
      const id = number === null ? null : ownAddressId(book, number, request);
      const reading = readAddress(values);
      if ('fault' in reading) {
        return refusal(context, reading.field, reading.fault);
      }
      if (id === null && book.addresses.nodes.length >= MOST_ADDRESSES) {
        return refusal(context, null, 'addressesFull');
      }
      const errors =
        id === null
          ? await store.create(context, request, reading.input)
          : await store.update(context, request, id, reading.input);
      return resultOf(context, errors);
    },

    deleteAddress: change(store.remove),
    makeDefaultAddress: change(store.makeDefault),
  };
}

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

/** The provider's full id, which may hold a token; throws like `ownAddress`. */
function ownAddressId(
  {addresses}: ProviderBook,
  number: string,
  request: Request,
): string {
  const found = addresses.nodes.find(({id}) => addressNumber(id) === number);
  if (!found) throw invalidPage(new URL(request.url).pathname);
  return found.id;
}

function editable({values}: BookAddress): AddressValues {
  return {...values, phone: readablePhone(values.phone)};
}

function resultOf(context: RequestContext, errors: Errors) {
  return changeResult(context, 'address', errors, ADDRESS_FIELDS);
}
