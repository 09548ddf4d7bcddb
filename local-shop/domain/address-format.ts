import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import {countryName} from './address-country';
import {type Address, fullName} from './customer-address';

/**
 * How the town's part of an address is written, after Shopify's formats by
 * country. Lines are separated by `_`; a line without content is left out.
 */
const TOWN_LINES: Readonly<Record<string, string>> = {
  AE: '{city} {province}',
  AU: '{city} {province} {zip}',
  CA: '{city} {province} {zip}',
  ES: '{zip} {city}_{provinceName}',
  GB: '{city}_{zip}',
  IE: '{city}_{provinceName}_{zip}',
  IT: '{zip} {city} {province}',
  JP: '〒{zip} {provinceName} {city}',
  PT: '{zip} {city}_{provinceName}',
  US: '{city} {province} {zip}',
};
const DEFAULT_TOWN_LINES = '{zip} {city}';

/** Which parts `formatAddress` puts before the street. */
interface AddressFormat {
  readonly withName: boolean;
  readonly withCompany: boolean;
}

/** The address as lines, the way its country writes it; the country's name comes last. */
export function formatAddress(
  address: Address,
  provinceName: string | null,
  language: CatalogueLanguage,
  {withName, withCompany}: AddressFormat,
): readonly string[] {
  const parts: Readonly<Record<string, string | null>> = {
    city: address.city,
    zip: address.zip,
    province: address.provinceCode,
    provinceName,
  };
  const template = TOWN_LINES[address.countryCode ?? ''] ?? DEFAULT_TOWN_LINES;
  const townLines = template.split('_').map((line) =>
    // The postal mark is written only before a code.
    (parts.zip ? line : line.replace('〒', ''))
      .replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [
    withName ? fullName(address) : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    ...townLines,
    address.countryCode && countryName(address.countryCode, language),
  ].filter((line): line is string => Boolean(line));
}

/** Town and country in one line, for instance `Ottawa ON, Canada`; `null` without either. */
export function formatArea(
  address: Address,
  language: CatalogueLanguage,
): string | null {
  const town = [address.city, address.provinceCode].filter(Boolean).join(' ');
  const country =
    address.countryCode && countryName(address.countryCode, language);
  return [town, country].filter(Boolean).join(', ') || null;
}
