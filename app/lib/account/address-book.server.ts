import type {MailingAddressInput} from '../../../schemas/storefront-types';
import type {UserError} from '~/lib/cart/shopify-problem.server';
import type {RequestContext} from '~/lib/context.server';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {changeProblem, ownProblem} from './account-action.server';
import {
  ADDRESS_FIELDS,
  REQUIRED_FIELDS,
  addressBook,
  addressNumber,
  type AddressValues,
  type BookAddress,
} from './address';
import {requireFound} from './account-page.server';
import type {CustomerAccounts} from './customer-accounts';
import {readablePhone, toE164} from './phone-number.server';
import {hasProvinces, isProvince, provinceLists} from './provinces.server';
import {MAX_ADDRESSES} from '~/lib/limits/limits';

type ShopifyBook = {readonly id: string} & Parameters<typeof addressBook>[0];

/** Errors with our form's field names; `undefined` when Shopify returned no result. */
type Errors = readonly UserError[] | undefined;

interface AddressStore {
  readonly readBook: (context: RequestContext) => Promise<ShopifyBook>;
  /** Succeeds for an existing address, so that a form sent twice adds one. */
  readonly create: (
    context: RequestContext,
    address: MailingAddressInput,
  ) => Promise<Errors>;
  readonly update: (
    context: RequestContext,
    id: string,
    address: MailingAddressInput,
  ) => Promise<Errors>;
  readonly remove: (context: RequestContext, id: string) => Promise<Errors>;
  readonly makeDefault: (
    context: RequestContext,
    id: string,
  ) => Promise<Errors>;
}

/** The address functions of `CustomerAccounts` on top of an API's `store`. */
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
    async (context: RequestContext, number: string) => {
      const book = await store.readBook(context);
      const id = ownAddressId(context, book, number);
      return problemOf(context, await run(context, id));
    };
  return {
    loadAddresses: async (context) =>
      addressBook(await store.readBook(context)),

    async loadAddressForm(context, number) {
      const [book, {countries, current: country}] = await Promise.all([
        store.readBook(context),
        loadCountries(context),
      ]);
      const codes = countries.map(({isoCode}) => isoCode);
      const present =
        number === null
          ? null
          : ownAddress(context, addressBook(book), number).values;
      return {
        shownTo: book.id,
        countries,
        provinces: provinceLists(codes, context.locale.code),
        values: present
          ? {...present, phone: readablePhone(present.phone)}
          : {country},
      };
    },

    async saveAddress(context, number, values) {
      const book = await store.readBook(context);
      const id = number === null ? null : ownAddressId(context, book, number);
      const reading = readAddress(values);
      if ('fault' in reading) {
        return ownProblem(context, reading.fault, reading.field);
      }
      if (id !== null) {
        const errors = await store.update(context, id, reading.input);
        return problemOf(context, errors);
      }
      return book.addresses.nodes.length >= MAX_ADDRESSES
        ? ownProblem(context, 'addressesFull')
        : problemOf(context, await store.create(context, reading.input));
    },

    deleteAddress: change(store.remove),
    makeDefaultAddress: change(store.makeDefault),
  };
}

type AddressReading =
  | {readonly input: MailingAddressInput}
  | {readonly fault: 'missing' | 'province' | 'phone'; readonly field: string};

/** Validates an address form; Shopify validates the rest. */
export function readAddress(values: AddressValues): AddressReading {
  const missing = REQUIRED_FIELDS.find((field) => values[field].trim() === '');
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

/** The customer's address with this number. @throws the 404 page. */
export function ownAddress(
  context: Pick<RequestContext, 'url'>,
  addresses: readonly BookAddress[],
  number: string | undefined,
): BookAddress {
  const found = addresses.find((address) => address.number === number);
  return requireFound(context, found);
}

function ownAddressId(
  context: RequestContext,
  {addresses: {nodes}}: ShopifyBook,
  number: string,
): string {
  const found = nodes.find(({id}) => addressNumber(id) === number);
  return requireFound(context, found).id;
}

function problemOf(context: RequestContext, errors: Errors) {
  return changeProblem(context, 'address', errors, ADDRESS_FIELDS);
}
