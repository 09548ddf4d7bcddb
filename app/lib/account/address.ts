import type {CustomerAddressesQuery} from 'storefrontapi.generated';

/** Fields of the address form: the provider's own names, as its errors use them. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'country',
  'province',
  'phone',
] as const;

/** Without these no parcel arrives, wherever it goes. The provider takes an address without. */
export const NEEDED_FIELDS: readonly (keyof AddressValues)[] = [
  'lastName',
  'address1',
  'city',
];

/** Addresses of a book; more would not be listed. */
export const MOST_ADDRESSES = 250;

/** Hidden field of the address form: the country whose provinces it lists. */
export const PROVINCES_OF = 'provincesOf';

/** Country and province are the provider's codes. */
export type AddressValues = Record<(typeof ADDRESS_FIELDS)[number], string>;

/** An address of the customer's book. Its full id may hold a token and stays on the server. */
export interface BookAddress {
  /** Number of the address, for its own pages. */
  readonly number: string;
  readonly isDefault: boolean;
  /** Lines as its country writes them. */
  readonly formatted: readonly string[];
  readonly values: AddressValues;
}

type ProviderCustomer = Pick<
  NonNullable<CustomerAddressesQuery['customer']>,
  'addresses' | 'defaultAddress'
>;

/** Number of an address in its id; `null` for anything else. */
export function addressNumber(id: string): string | null {
  return (
    /^gid:\/\/shopify\/(?:Mailing|Customer)Address\/(\d+)/.exec(id)?.[1] ?? null
  );
}

/** The customer's address book, the default one first. */
export function addressBook({
  defaultAddress,
  addresses,
}: ProviderCustomer): BookAddress[] {
  const first = defaultAddress && addressNumber(defaultAddress.id);
  const book = addresses.nodes.flatMap((address) => {
    const number = addressNumber(address.id);
    if (number === null) return [];
    const {countryCodeV2, provinceCode, formatted, id: _, ...texts} = address;
    const codes = {country: countryCodeV2, province: provinceCode};
    const values = Object.fromEntries(
      Object.entries({...texts, ...codes}).map(([name, value]) => [
        name,
        value ?? '',
      ]),
    ) as AddressValues;
    return [{number, isDefault: number === first, formatted, values}];
  });
  return book.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}
