import type {CustomerAddressesQuery} from 'storefrontapi.generated';

/** Fields of the address form, named as in the Storefront API and its errors. */
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

/** Required in every country, although Shopify does not require them. */
export const REQUIRED_FIELDS: readonly (keyof AddressValues)[] = [
  'lastName',
  'address1',
  'city',
];

/** Hidden form field: the country whose provinces are listed. */
export const PROVINCES_OF = 'provincesOf';

/** `country` and `province` are codes. */
export type AddressValues = Record<(typeof ADDRESS_FIELDS)[number], string>;

/** Without Shopify's full id, which may contain a token. */
export interface BookAddress {
  readonly number: string;
  readonly isDefault: boolean;
  readonly formatted: readonly string[];
  readonly values: AddressValues;
}

type ShopifyCustomer = Pick<
  NonNullable<CustomerAddressesQuery['customer']>,
  'addresses' | 'defaultAddress'
>;

/** The number in an address id; `null` for any other id. */
export function addressNumber(id: string): string | null {
  return (
    /^gid:\/\/shopify\/(?:Mailing|Customer)Address\/(\d+)/.exec(id)?.[1] ?? null
  );
}

/** The customer's addresses, the default one first. */
export function addressBook({
  defaultAddress,
  addresses,
}: ShopifyCustomer): BookAddress[] {
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
