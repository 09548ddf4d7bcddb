import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {LOCALIZATION_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import {assertAnswered} from '~/lib/storefront/page-failure.server';

/** What a visitor can choose from. */
export type CountryOffer = Awaited<ReturnType<typeof loadCountries>>;

/**
 * The countries that the shop sells to, as the provider orders them, and the one
 * whose prices the visitor sees: the provider's own choice where it does not
 * sell to the requested one.
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function loadCountries({
  storefront,
}: Pick<RequestContext, 'storefront'>) {
  const {localization, errors} = await storefront.query(LOCALIZATION_QUERY, {
    cache: structureCache(storefront),
  });
  assertAnswered('Localization', localization, {errors});
  const {country, availableCountries} = localization;
  return {current: country.isoCode, countries: availableCountries};
}

/**
 * The code of a country that the shop sells to; `null` for any other value of a form.
 *
 * @throws like `loadCountries`; not asked where the value cannot be a code.
 */
export async function offeredCountry(
  context: Pick<RequestContext, 'storefront'>,
  value: unknown,
): Promise<CountryCode | null> {
  if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value)) return null;
  const {countries} = await loadCountries(context);
  return countries.find(({isoCode}) => isoCode === value)?.isoCode ?? null;
}
