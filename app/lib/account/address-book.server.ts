import type {MailingAddressInput} from '@shopify/hydrogen/storefront-api-types';
import type {RequestContext} from '../context.server';
import {loadCountries} from '../i18n/load-countries.server';
import {
  changeProblem,
  ownProblem,
  type ProviderUserError,
} from './account-action.server';
import {
  ADDRESS_FIELDS,
  MOST_ADDRESSES,
  NEEDED_FIELDS,
  addressBook,
  addressNumber,
  type AddressValues,
  type BookAddress,
} from './address';
import {requireFound} from './account-page.server';
import type {Ask, CustomerAccounts} from './customer-accounts';
import {readablePhone, toE164} from './phone-number.server';
import {hasProvinces, isProvince, provinceLists} from './provinces.server';

/** By the names of the Storefront API. */
type ProviderBook = {readonly id: string} & Parameters<typeof addressBook>[0];

/** The provider's errors, by the form's names of the fields; missing without a result. */
type Errors = readonly ProviderUserError[] | undefined;

type AskProvider<Parameters extends unknown[], Result> = Ask<
  RequestContext,
  Parameters,
  Result
>;

/** What a kind of accounts can do with addresses. */
interface AddressStore {
  readonly readBook: AskProvider<[], ProviderBook>;
  /** One that is there already counts as made: a form that is sent twice adds one. */
  readonly create: AskProvider<[address: MailingAddressInput], Errors>;
  readonly update: AskProvider<
    [id: string, address: MailingAddressInput],
    Errors
  >;
  readonly remove: AskProvider<[id: string], Errors>;
  readonly makeDefault: AskProvider<[id: string], Errors>;
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
      return problemOf(context, await run(context, request, id));
    };
  return {
    loadAddresses: async (context, request) =>
      addressBook(await store.readBook(context, request)),

    async loadAddressForm(context, request, number) {
      const [book, {countries, current: country}] = await Promise.all([
        store.readBook(context, request),
        loadCountries(context),
      ]);
      const codes = countries.map(({isoCode}) => isoCode);
      return {
        shownTo: book.id,
        countries,
        provinces: provinceLists(codes, context.locale.code),
        values:
          number === null
            ? {country}
            : editable(ownAddress(addressBook(book), number, request)),
      };
    },

    async saveAddress(context, request, number, values) {
      const book = await store.readBook(context, request);
      const id = number === null ? null : ownAddressId(book, number, request);
      const reading = readAddress(values);
      if ('fault' in reading) {
        return ownProblem(context, reading.fault, reading.field);
      }
      if (id !== null) {
        const errors = await store.update(context, request, id, reading.input);
        return problemOf(context, errors);
      }
      return book.addresses.nodes.length >= MOST_ADDRESSES
        ? ownProblem(context, 'addressesFull')
        : problemOf(
            context,
            await store.create(context, request, reading.input),
          );
    },

    deleteAddress: change(store.remove),
    makeDefaultAddress: change(store.makeDefault),
  };
}

type AddressReading =
  | {readonly input: MailingAddressInput}
  | {readonly fault: 'missing' | 'province' | 'phone'; readonly field: string};

/** Reads an address form. What is not checked here, the provider asks for by itself. */
export function readAddress(values: AddressValues): AddressReading {
  const missing = NEEDED_FIELDS.find((field) => values[field].trim() === '');
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

/** @throws the 404 when the address is not this customer's. */
export function ownAddress(
  addresses: readonly BookAddress[],
  number: string | undefined,
  request: Request,
): BookAddress {
  const found = addresses.find((address) => address.number === number);
  return requireFound(found, request);
}

/** The provider's full id, which may hold a token; throws like `ownAddress`. */
function ownAddressId(
  {addresses: {nodes}}: ProviderBook,
  number: string,
  request: Request,
): string {
  const found = nodes.find(({id}) => addressNumber(id) === number);
  return requireFound(found, request).id;
}

function editable({values}: BookAddress): AddressValues {
  return {...values, phone: readablePhone(values.phone)};
}

function problemOf(context: RequestContext, errors: Errors) {
  return changeProblem(context, 'address', errors, ADDRESS_FIELDS);
}
