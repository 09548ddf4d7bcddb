import type {CountryCode} from 'storefront-api-newest/storefront-api-types';
import {LOCALIZATION_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import {assertResult} from '~/lib/storefront/page-error.server';

export type CountryOffer = Awaited<ReturnType<typeof loadCountries>>;

/**
 * Loads the shop's countries and the one whose prices apply.
 * @throws {ProviderError} when the provider fails.
 */
export async function loadCountries({
  storefront,
}: Pick<RequestContext, 'storefront'>) {
  const {localization, errors} = await storefront.query(LOCALIZATION_QUERY, {
    cache: structureCache(storefront),
  });
  assertResult('Localization', {errors});
  const {country, availableCountries} = localization;
  return {current: country.isoCode, countries: availableCountries};
}

/** A country's code if the shop sells to it, else `null`; throws `ProviderError`. */
export async function offeredCountry(
  context: Pick<RequestContext, 'storefront'>,
  value: unknown,
): Promise<CountryCode | null> {
  if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value)) return null;
  const {countries} = await loadCountries(context);
  return countries.find(({isoCode}) => isoCode === value)?.isoCode ?? null;
}
